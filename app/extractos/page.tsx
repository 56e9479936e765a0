import type { Metadata } from 'next';
import { ExtractosView } from '@/components/extractos/extractos-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.extractos };

export default function ExtractosPage() {
  return <ExtractosView />;
}

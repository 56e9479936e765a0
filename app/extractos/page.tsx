import type { Metadata } from 'next';
import { ExtractosView } from '@/components/extractos/extractos-view';
import { EXTRACTOS_TITLE } from '@/lib/text/common';

export const metadata: Metadata = { title: EXTRACTOS_TITLE };

export default function ExtractosPage() {
  return <ExtractosView />;
}

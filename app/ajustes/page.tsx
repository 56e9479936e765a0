import type { Metadata } from 'next';
import { AjustesView } from '@/components/ajustes/ajustes-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.ajustes };

export default function AjustesPage() {
  return <AjustesView />;
}

import type { Metadata } from 'next';
import { AjustesView } from '@/components/ajustes/ajustes-view';
import { SHELL } from '@/lib/text/screens';

export const metadata: Metadata = { title: SHELL.routes.ajustes };

export default function AjustesPage() {
  return <AjustesView />;
}

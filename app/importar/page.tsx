import type { Metadata } from 'next';
import { ImportarView } from '@/components/importar/importar-view';
import { IMPORTAR } from '@/lib/text/screens';

export const metadata: Metadata = { title: IMPORTAR.title };

export default function ImportarPage() {
  return <ImportarView />;
}

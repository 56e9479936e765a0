import type { Metadata } from 'next';
import { ImportarView } from '@/components/importar/importar-view';
import { SPECIFICATION } from '@/lib/text/specification';

export const metadata: Metadata = { title: SPECIFICATION.importarGastos };

export default function ImportarPage() {
  return <ImportarView />;
}

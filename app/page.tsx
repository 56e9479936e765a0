import type { Metadata } from 'next';
import { ResumenView } from '@/components/resumen/resumen-view';
import { RESUMEN } from '@/lib/text/screens';

export const metadata: Metadata = { title: RESUMEN.title };

export default function ResumenPage() {
  return <ResumenView />;
}

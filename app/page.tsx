import type { Metadata } from 'next';
import { ResumenView } from '@/components/resumen/resumen-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.resumen };

export default function ResumenPage() {
  return <ResumenView />;
}

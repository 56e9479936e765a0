import type { Metadata } from 'next';
import { PrivacidadView } from '@/components/privacidad/privacidad-view';
import { PRIVACIDAD } from '@/lib/text/privacidad';

export const metadata: Metadata = { title: PRIVACIDAD.title };

export default function PrivacidadPage() {
  return <PrivacidadView />;
}

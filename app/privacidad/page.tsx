import type { Metadata } from 'next';
import { PrivacidadView } from '@/components/privacidad/privacidad-view';
import { TITLES } from '@/lib/text/common';

export const metadata: Metadata = { title: TITLES.privacidad };

export default function PrivacidadPage() {
  return <PrivacidadView />;
}

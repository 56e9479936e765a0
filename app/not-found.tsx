import type { Metadata } from 'next';
import { NotFoundView } from '@/components/shell/not-found-view';
import { ERRORS } from '@/lib/text/shell';

export const metadata: Metadata = { title: ERRORS.notFound };

export default function NotFoundPage() {
  return <NotFoundView />;
}

import { SearchX } from 'lucide-react';
import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { OUTSIDE } from '@/lib/text/shell-later';
import { ERRORS } from '@/lib/text/shell';

export const metadata: Metadata = { title: ERRORS.notFound };

export default function NotFoundPage() {
  return (
    <>
      <PageHeader title={ERRORS.notFound} />
      <Empty icon={SearchX} title={ERRORS.notFound} advice={`${ERRORS.notFoundAdvice} ${OUTSIDE.notArrived}`}>
        <Button asChild>
          <Link href="/">{ERRORS.home}</Link>
        </Button>
      </Empty>
    </>
  );
}

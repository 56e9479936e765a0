import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Empty } from '@/components/ui/empty';
import { ERRORS } from '@/lib/text/shell';
import { PageHeader } from './page-header';

export function NotFoundView() {
  return (
    <>
      <PageHeader title={ERRORS.notFound} />
      <Empty icon={SearchX} title={ERRORS.notFound} advice={ERRORS.notFoundAdvice}>
        <Button asChild>
          <Link href="/" prefetch={false}>
            {ERRORS.home}
          </Link>
        </Button>
      </Empty>
    </>
  );
}

'use client';

import { PageHeader } from '@/components/shell/page-header';
import { useImportFlow } from '@/lib/hooks/use-import';
import { IMPORTAR } from '@/lib/text/screens';
import { FileCard } from './file-card';
import { HelpCard } from './help-card';
import { ProcessCard } from './process-card';
import { SampleCard } from './sample-card';
import { useRefuseStrayDrops } from './use-refuse-stray-drops';

/** The import screen: the specification's cards, in its order (§2). */
export function ImportarView() {
  const flow = useImportFlow();
  useRefuseStrayDrops();
  return (
    <>
      <PageHeader title={IMPORTAR.title} />
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:gap-5 sm:p-6">
        <SampleCard importing={flow.state === 'importing'} />
        <FileCard flow={flow} />
        <HelpCard />
        {flow.state === 'empty' ? null : <ProcessCard flow={flow} />}
      </div>
    </>
  );
}

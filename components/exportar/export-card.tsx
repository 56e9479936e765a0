import { useStore } from 'zustand';
import { jsonSession } from '@/lib/page/json-session';
import { lazyPart } from '@/components/ui/lazy-part';
import { memo } from 'react';
import { Card, CardContent, CardDescription, CardTitle } from '@/components/ui/card';
import { useStorageStatus } from '@/lib/hooks/use-storage-status';
import { useAnyStored } from '@/lib/hooks/use-any-stored';
import { EXPORTING } from '@/lib/text/exportar';
import { ExportButtons, useExport } from './export-buttons';

const TallyDetails = lazyPart(() => import('./tally-details').then((module) => module.TallyDetails));

export const ExportCard = memo(function ExportCard() {
  const ready = useStorageStatus().state === 'ready';
  const control = useExport();
  const { exporting } = control;
  return (
    <Card aria-labelledby="exportar-datos">
      <CardTitle id="exportar-datos">{EXPORTING.title}</CardTitle>
      <CardDescription>{EXPORTING.advice}</CardDescription>
      <CardContent>
        {ready ? <ReadyButtons control={control} /> : <Buttons control={control} empty={false} disabled />}
        {exporting.state === 'done' ? (
          <TallyDetails
            key={exporting.form}
            stored={exporting.exported.stored}
            inFile={exporting.exported.inFile}
          />
        ) : null}
      </CardContent>
    </Card>
  );
});

function ReadyButtons({ control }: { control: ReturnType<typeof useExport> }) {
  // An import under way brings expenses in a moment.
  const isImporting = useStore(jsonSession.flow).state === 'importing';
  const isEmpty = useAnyStored() === 'none' && !isImporting;
  return <Buttons control={control} empty={isEmpty} disabled={false} />;
}

type ButtonsProps = { control: ReturnType<typeof useExport>; empty: boolean; disabled: boolean };

function Buttons({ control: { exporting, start, cancel }, empty, disabled }: ButtonsProps) {
  return (
    <ExportButtons
      exporting={exporting}
      empty={empty}
      disabled={disabled}
      onStart={(form) => void start(form, null)}
      onCancel={cancel}
    />
  );
}

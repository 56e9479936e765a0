import { UndoImportButton } from '@/components/acts/undo-import-button';
import { useIsImportStored } from '@/lib/hooks/use-imports';

/** Takes back the import whose results are shown, as long as anything of it is stored: a reset in another tab may have been there first. */
export function UndoFinishedImport({ id, onUndone }: { id: number; onUndone: () => void }) {
  if (useIsImportStored(id) === false) return null;
  return <UndoImportButton id={id} className="@lg:ml-auto" onUndone={onUndone} />;
}

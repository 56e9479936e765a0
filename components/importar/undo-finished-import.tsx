import { UndoImportButton } from '@/components/acts/undo-import-button';
import { useQuery } from '@/lib/hooks/use-query';
import { isStoredImport } from '@/lib/page/imports';

/** Renders nothing once no row of the import is stored, as after a reset in another tab. */
export function UndoFinishedImport({ id, onUndone }: { id: number; onUndone: () => void }) {
  if (useQuery(isStoredImport(id)) === false) return null;
  return <UndoImportButton id={id} className="@lg:ml-auto" onUndone={onUndone} />;
}

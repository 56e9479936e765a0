import { STORED_ROWS } from '@/lib/page/classify';
import { ClasificarDialog } from './clasificar-dialog';

/** The cards of stored expenses. */
export function StoredCards({ onClose }: { onClose: () => void }) {
  return <ClasificarDialog rows={STORED_ROWS} onClose={onClose} />;
}

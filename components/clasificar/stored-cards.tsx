import { STORED_ROWS } from '@/lib/page/classify';
import { ClasificarDialog } from './clasificar-dialog';

export function StoredCards({ onClose }: { onClose: () => void }) {
  return <ClasificarDialog rows={STORED_ROWS} onClose={onClose} />;
}

import { rowsOfReview } from '@/lib/page/classify';
import { statementSession } from '@/lib/page/statement-session';
import { ClasificarDialog } from './clasificar-dialog';

const ROWS = rowsOfReview(statementSession);

export function ReviewCards({ onClose }: { onClose: () => void }) {
  return <ClasificarDialog rows={ROWS} onClose={onClose} />;
}

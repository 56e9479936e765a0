import { QuestionDialog } from '@/components/acts/question-dialog';
import { toast } from '@/components/acts/toast';
import { Button } from '@/components/ui/button';
import { eraseKeptCopies } from '@/lib/page/kept-copies';
import { COPIES } from '@/lib/text/ajustes';
import { notCleared } from '@/lib/text/common-later';

export function EraseQuestion({ onClose }: { onClose: () => void }) {
  async function erase() {
    const erased = await eraseKeptCopies();
    onClose();
    if (erased.ok) toast.success(COPIES.erased);
    else toast.error(COPIES.eraseFailed, { description: notCleared(erased.fault) });
  }

  return (
    <QuestionDialog
      title={COPIES.eraseTitle}
      text={COPIES.eraseQuestion}
      onClose={onClose}
      answers={
        <Button variant="destructive" onClick={() => void erase()}>
          {COPIES.erase}
        </Button>
      }
    />
  );
}

import { toast } from '@/components/acts/toast';
import { LINE_FRAGMENT } from '@/lib/domain/query-address';
import { takeOutsideFiles } from '@/lib/page/device/outside';
import { OUTSIDE } from '@/lib/text/shell-later';

/** A toast says if none of the files could be opened. */
export function openOutsideFiles(onFiles: (files: File[]) => void, clean: () => void): void {
  takeOutsideFiles((files, text) => {
    if (files.length > 0) onFiles(files);
    else toast.error(OUTSIDE.lost, { description: OUTSIDE.lostAdvice });
    if (text !== undefined) tellText(text);
  }, clean);
}

/** A text beside a file is mostly its title. */
function tellText(text: string): void {
  toast.info(OUTSIDE.withText, {
    description: text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text,
    lasts: true,
    action: {
      label: OUTSIDE.openText,
      onClick: () => {
        window.location.replace(`${LINE_FRAGMENT}${encodeURIComponent(text)}`);
      },
    },
  });
}

const MAX_SHOWN = 200;

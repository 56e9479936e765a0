import { toast } from '@/components/acts/toast';
import { takeOutsideFiles } from '@/lib/page/outside-files';
import { OUTSIDE } from '@/lib/text/outside';

/** Calls with the files of another program, and says so if none of them could be opened. */
export function openOutsideFiles(onFiles: (files: File[]) => void, clean: () => void): void {
  takeOutsideFiles((files) => {
    if (files.length > 0) onFiles(files);
    else toast.error(OUTSIDE.lost, { description: OUTSIDE.lostAdvice });
  }, clean);
}

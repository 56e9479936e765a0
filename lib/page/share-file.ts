/** How a share ended. It is not allowed without a press a moment before, or where the browser forbids it. */
export type ShareOutcome = 'shared' | 'closed' | 'not-allowed' | 'failed';

/** Whether this browser can hand files to other programs. */
export function canShareFiles(): boolean {
  // Browsers without sharing, and pages that are not served over https, lack these functions.
  const sharing: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
  return sharing.share !== undefined && sharing.canShare?.({ files: [fileToShare('', new Blob())] }) === true;
}

/** Opens the share sheet of the system with a text file. */
export async function shareFile(baseName: string, content: Blob): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [fileToShare(baseName, content)] });
    return 'shared';
  } catch (error) {
    if (!(error instanceof DOMException)) return 'failed';
    if (error.name === 'AbortError') return 'closed';
    return error.name === 'NotAllowedError' ? 'not-allowed' : 'failed';
  }
}

/** Chromium shares no file named .json, whatever it holds; every browser shares a text. */
function fileToShare(baseName: string, content: Blob): File {
  return new File([content], `${baseName}.txt`, { type: 'text/plain' });
}

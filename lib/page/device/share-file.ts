/** `not-allowed`: no press came just before, or the browser forbids sharing. */
type ShareOutcome = 'shared' | 'closed' | 'not-allowed' | 'failed';

export function canShareFiles(): boolean {
  // Missing in browsers without sharing, and without https.
  const sharing: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
  return sharing.share !== undefined && sharing.canShare?.({ files: [fileToShare('', new Blob())] }) === true;
}

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

/** Chromium refuses to share .json files; every browser shares .txt. */
function fileToShare(baseName: string, content: Blob): File {
  return new File([content], `${baseName}.txt`, { type: 'text/plain' });
}

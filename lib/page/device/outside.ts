import { LINE_FRAGMENT, OUTSIDE_LINE_KEY } from '@/lib/domain/query-address';

/** Missing in some browsers and in TypeScript's library. */
declare global {
  interface Window {
    launchQueue?: {
      setConsumer: (take: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
    };
  }
}

/** `text`: shared with the files; rare. */
type Take = (files: File[], text?: string) => void;

/** Files wait at the service worker. */
const SHARED_FRAGMENT = '#compartido';

/**
 * Files opened by the system (`file_handlers`) or shared by another program (`share_target`), also those that opened
 * this page. Unreadable ones mean an empty list.
 */
export function takeOutsideFiles(take: Take, clean: () => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((file) => file.getFile())).then(take, () => {
      take([]);
    });
  });
  if (window.location.hash !== SHARED_FRAGMENT) return;
  clean();
  void takeShared().then(
    ({ files, text }) => {
      take(files, text);
    },
    () => {
      take([]);
    },
  );
}

/** The service worker names the cache, and each file by a header. */
async function takeShared(): Promise<{ files: File[]; text: string | undefined }> {
  const { scope } = await navigator.serviceWorker.ready;
  const name = `mis-gastos-shared ${scope}`;
  const cache = await caches.open(name);
  const kept = await cache.matchAll();
  const files = await Promise.all(kept.filter(isNamed).map(fileOf));
  const text = await kept.find((one) => !isNamed(one))?.text();
  await caches.delete(name);
  return { files, text };
}

function isNamed(kept: Response): boolean {
  return kept.headers.has('x-name');
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}

/** Answers the line once. `clean` takes it out of the address. */
export function takeOutsideLine(clean: () => void): string | null {
  const { hash } = window.location;
  const isInAddress = hash.startsWith(LINE_FRAGMENT);
  const text = isInAddress ? hash.slice(LINE_FRAGMENT.length) : takeKept();
  if (isInAddress) clean();
  return text === null ? null : decoded(text);
}

function takeKept(): string | null {
  try {
    const text = sessionStorage.getItem(OUTSIDE_LINE_KEY);
    sessionStorage.removeItem(OUTSIDE_LINE_KEY);
    return text;
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** An undecoded text would say other amounts: 203 in «10%%20pan%203». */
function decoded(text: string): string {
  const value = text.replaceAll('+', '%2B').replaceAll('&', '%26');
  return new URLSearchParams(`text=${value}`).get('text') ?? '';
}

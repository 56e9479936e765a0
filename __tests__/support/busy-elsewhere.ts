import { pageDatabase } from '@/lib/page/storage/page-database';

/** Lets go what another tab holds. */
type LetGo = () => Promise<void>;

let letGoNow: LetGo | null = null;

/**
 * Makes the page wait as another tab does that imports: it holds the program's lock, and writes all three tables in one
 * transaction, which nobody can read meanwhile. The last thing that it writes is `lastWrite`.
 */
export function importElsewhere(lastWrite?: () => PromiseLike<unknown>): LetGo {
  let isOver = false;
  const { gastos, categorias, metodosPago } = pageDatabase;
  const written = pageDatabase.transaction('rw', [gastos, categorias, metodosPago], async () => {
    while (!isOver) await gastos.count();
    await lastWrite?.();
  });
  async function request(_name: string, _options: LockOptions, write: () => Promise<unknown>) {
    await written;
    return write();
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  letGoNow = async () => {
    isOver = true;
    await written;
    Reflect.deleteProperty(navigator, 'locks');
    letGoNow = null;
  };
  return letGoNow;
}

/** For after each test. */
export async function endImportElsewhere(): Promise<void> {
  await letGoNow?.();
}

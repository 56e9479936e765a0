import { Dexie } from 'dexie';

/** Leaves a database of that name behind as a newer version of the program would: this one cannot open it. */
export async function storeNewerVersion(name: string): Promise<void> {
  const newer = new Dexie(name);
  newer.version(99).stores({ imports: '++id' });
  await newer.open();
  newer.close();
}

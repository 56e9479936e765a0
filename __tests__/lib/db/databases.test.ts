import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { GastosDatabase } from '@/lib/db/databases';
import { openDatabase } from '@/lib/db/open-database';
import { buildCategoriaFields } from '../../support/build-gasto';
import { expectLine } from '../../support/printed-lines';
import { newDatabase } from '../../support/test-database';

/** Opens a database without Dexie, as another tab with another version of the program would. */
function openRaw(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('open failed'));
    };
  });
}

function deleteRaw(name: string): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase(name).onsuccess = () => {
      resolve();
    };
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('openDatabase', () => {
  it('creates exactly the three tables of the specification', async () => {
    const db = newDatabase();
    expect(await openDatabase(db)).toEqual({ ok: true, value: null });
    db.close();
    const raw = await openRaw(db.name);
    expect([...raw.objectStoreNames]).toEqual(['categorias', 'gastos', 'metodosPago']);
    raw.close();
  });

  it('is named after the program where no test names it', () => {
    expect(new GastosDatabase().name).toBe('mis-gastos');
  });

  it('finds what was stored before', async () => {
    const first = newDatabase();
    const id = await first.categorias.add(buildCategoriaFields({ nombre: 'Ocio' }));
    first.close();
    const second = new GastosDatabase(first.name);
    expect(await openDatabase(second)).toEqual({ ok: true, value: null });
    expect(await second.categorias.get(id)).toMatchObject({ nombre: 'Ocio' });
  });

  it('leaves the database of a newer version alone', async () => {
    const db = newDatabase();
    (await openRaw(db.name, 999)).close();
    expect(await openDatabase(db)).toEqual({ ok: false, fault: 'newer-version' });
    expect(db.isOpen()).toBe(false);
    const raw = await openRaw(db.name);
    expect([raw.version, raw.objectStoreNames.length]).toEqual([999, 0]);
    raw.close();
  });

  it('leaves the database of a newer version as it is even where it has every table', async () => {
    const newer = new Dexie('newer');
    newer.version(2).stores({ gastos: '++id, [fecha+id]', categorias: '++id, &nombre', metodosPago: '++id' });
    await newer.open();
    newer.close();
    expect(await openDatabase(new GastosDatabase('newer'))).toEqual({ ok: false, fault: 'newer-version' });
    const raw = await openRaw('newer');
    expect([...raw.transaction('gastos').objectStore('gastos').indexNames]).toEqual(['[fecha+id]']);
    raw.close();
  });

  it.each([
    ['SecurityError', 'unavailable'],
    ['InvalidStateError', 'unavailable'],
    ['QuotaExceededError', 'disk-full'],
    ['OperationError', 'unknown'],
  ])('says why when the browser answers with a %s', async (errorName, fault) => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('made to fail by the test', errorName);
    });
    expect(await openDatabase(newDatabase())).toEqual({ ok: false, fault });
  });

  it('says so when the browser does not answer', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    expect(await openDatabase(newDatabase(), 10)).toEqual({ ok: false, fault: 'no-answer' });
  });

  it('can be tried again', async () => {
    const db = newDatabase();
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('made to fail by the test', 'OperationError');
    });
    expect((await openDatabase(db)).ok).toBe(false);
    jest.restoreAllMocks();
    expect(await openDatabase(db)).toEqual({ ok: true, value: null });
  });
});

describe('watchLoss', () => {
  async function watched() {
    const db = newDatabase();
    const onFault = jest.fn();
    const stop = db.watchLoss(onFault);
    await openDatabase(db);
    return { db, onFault, stop };
  }

  it('tells of a tab that upgrades the database, and lets it', async () => {
    const { db, onFault } = await watched();
    const raw = await openRaw(db.name, 999);
    expect(raw.version).toBe(999);
    expect(onFault.mock.calls).toEqual([['superseded']]);
    raw.close();
  });

  it('tells of a tab that deletes the database, and lets it', async () => {
    const { db, onFault } = await watched();
    await deleteRaw(db.name);
    expect(onFault.mock.calls).toEqual([['closed']]);
  });

  it('writes no more once another tab has taken over', async () => {
    const { db } = await watched();
    await deleteRaw(db.name);
    const write = db.categorias.add(buildCategoriaFields());
    await expect(write).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(db.name);
  });

  it('tells of a browser that closes the database', async () => {
    const db = newDatabase();
    const told = new Promise((resolve) => db.watchLoss(resolve));
    await openDatabase(db);
    forceCloseDatabase(db.backendDB() as never);
    expect(await told).toBe('closed');
    await expect(db.categorias.add(buildCategoriaFields())).rejects.toThrow(/closed/i);
  });

  it('says nothing once the watch has ended, and is lost all the same', async () => {
    const { db, onFault, stop } = await watched();
    stop();
    await deleteRaw(db.name);
    expect(onFault).not.toHaveBeenCalled();
    expect(await openDatabase(db)).toEqual({ ok: false, fault: 'closed' });
  });

  it('tells at once who begins to watch a connection that is lost', async () => {
    const { db } = await watched();
    (await openRaw(db.name, 999)).close();
    const late = jest.fn();
    db.watchLoss(late);
    expect(late.mock.calls).toEqual([['superseded']]);
  });
});

describe('a connection that was closed without a word', () => {
  // As Dexie finds it where the browser has not told yet, and as Dexie itself closes it when the page is put to sleep.
  async function closed() {
    const db = newDatabase();
    await openDatabase(db);
    await db.categorias.add(buildCategoriaFields({ nombre: 'Ocio' }));
    db.backendDB().close();
    expectLine(/Dexie: Need to reopen db/);
    return db;
  }

  it('is opened again while its database is there', async () => {
    const db = await closed();
    await db.categorias.add(buildCategoriaFields({ nombre: 'Hogar' }));
    expect(await db.categorias.count()).toBe(2);
  });

  it.each<[string, (db: GastosDatabase) => PromiseLike<unknown>]>([
    ['one row is written', (db) => db.categorias.add(buildCategoriaFields())],
    ['a transaction begins', (db) => db.transaction('rw', db.gastos, () => db.gastos.clear())],
    ['something is read', (db) => db.gastos.toArray()],
  ])('makes no new database when %s', async (_, act) => {
    const db = await closed();
    const onFault = jest.fn();
    db.watchLoss(onFault);
    await deleteRaw(db.name);
    await expect(act(db)).rejects.toThrow();
    await expect(act(db)).rejects.toThrow();
    expect(onFault.mock.calls).toEqual([['closed']]);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(db.name);
  });

  it('is not opened again where another tab has made another database since', async () => {
    const db = await closed();
    await deleteRaw(db.name);
    await expect(db.gastos.toArray()).rejects.toThrow();
    const other = new GastosDatabase(db.name);
    await other.open();
    await expect(db.categorias.add(buildCategoriaFields())).rejects.toThrow();
    expect(await other.categorias.count()).toBe(0);
  });
});

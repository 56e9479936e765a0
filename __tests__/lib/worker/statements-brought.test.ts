import { Dexie } from 'dexie';
import { listImports } from '@/lib/db/import-diary';
import { ESTADOS } from '@/lib/domain/entities';
import type { StatementReview } from '@/lib/statements/review/review-statement';
import { runRestoreCopy } from '@/lib/worker/run-backup';
import { runUndoImport } from '@/lib/worker/run-import';
import type { Stores } from '@/lib/worker/stores';
import { backupOf, restore } from '../../support/backup-of';
import { buildGastoFields } from '../../support/build-gasto';
import { ofxOf } from '../../support/ofx-of';
import { bringInto, readWholeOver } from '../../support/statement-desk';
import { NOW, storesOf } from '../../support/stores-of';
import { newDatabase } from '../../support/test-database';

const control = { onPercent: () => undefined, signal: new AbortController().signal };
const [PENDING, PAID] = ESTADOS;

function csv(...rows: string[]): string {
  return ['Fecha;Concepto;Importe', ...rows].join('\n');
}

const APRIL = csv(
  '13/04/2026;MERCADONA;-45,10',
  '14/04/2026;METRO;-2,40',
  '14/04/2026;METRO;-2,40',
  '20/04/2026;RENFE;-31,20',
);

function kindsOf({ movements }: StatementReview): string[] {
  return movements.map(({ status }) => (status.kind === 'here' && status.gone ? 'gone' : status.kind));
}

async function kindsIn(stores: Stores, content: string): Promise<string[]> {
  return kindsOf((await readWholeOver(stores, content)).review);
}

describe('a backup in the place of everything', () => {
  const ALL_HERE = ['here', 'here', 'here', 'here'];

  it('knows what statements had brought of it, though all ids are new', async () => {
    const stores = storesOf(newDatabase());
    await bringInto(stores, APRIL);
    await restore(stores, await backupOf(stores), 'replace');
    expect(await kindsIn(stores, APRIL)).toEqual(ALL_HERE);
    await restore(stores, await backupOf(stores), 'replace');
    expect(await kindsIn(stores, APRIL)).toEqual(ALL_HERE);
    expect(await stores.db.gastos.count()).toBe(4);
  });

  it('of before the import makes its rows new', async () => {
    const stores = storesOf(newDatabase());
    await bringInto(stores, csv('13/03/2026;LIDL;-9,00'));
    const before = await backupOf(stores);
    await bringInto(stores, APRIL);
    await restore(stores, before, 'replace');
    expect(await kindsIn(stores, APRIL)).toEqual(['new', 'new', 'new', 'new']);
    expect(await kindsIn(stores, csv('13/03/2026;LIDL;-9,00'))).toEqual(['here']);
    await bringInto(stores, APRIL);
    expect(await stores.db.gastos.count()).toBe(5);
  });

  it('with a part of the rows knows that part', async () => {
    const stores = storesOf(newDatabase());
    await bringInto(
      stores,
      csv('13/04/2026;MERCADONA;-45,10', '14/04/2026;METRO;-2,40', '16/04/2026;CINE;-8,00'),
    );
    const half = await backupOf(stores);
    await bringInto(
      stores,
      csv(
        '13/04/2026;MERCADONA;-45,10',
        '14/04/2026;METRO;-2,40',
        '16/04/2026;CINE;-8,00',
        '20/04/2026;RENFE;-31,20',
      ),
    );
    await restore(stores, half, 'replace');
    expect(
      await kindsIn(
        stores,
        csv(
          '13/04/2026;MERCADONA;-45,10',
          '14/04/2026;METRO;-2,40',
          '16/04/2026;CINE;-8,00',
          '20/04/2026;RENFE;-31,20',
        ),
      ),
    ).toEqual(['here', 'here', 'here', 'new']);
  });

  it('knows what was renamed since, and what had been deleted', async () => {
    const stores = storesOf(newDatabase());
    await bringInto(stores, APRIL);
    const [first, second] = await stores.db.gastos.orderBy('id').toArray();
    await stores.db.gastos.update(first?.id ?? 0, { nombre: 'Compra grande', fecha: '2026-04-12' });
    await stores.db.gastos.delete(second?.id ?? 0);
    await restore(stores, await backupOf(stores), 'replace');
    expect((await kindsIn(stores, APRIL)).toSorted()).toEqual(['gone', 'here', 'here', 'here']);
  });

  it('knows each form in which files told of an expense', async () => {
    const stores = storesOf(newDatabase());
    const ofx = ofxOf(
      '20260413,-45.10,A1,MERCADONA',
      '20260414,-2.40,A2,METRO',
      '20260414,-2.40,A3,METRO',
      '20260420,-31.20,A4,RENFE',
    );
    await bringInto(stores, APRIL);
    await bringInto(stores, ofx);
    await restore(stores, await backupOf(stores), 'replace');
    expect(await kindsIn(stores, ofx)).toEqual(ALL_HERE);
    expect(await kindsIn(stores, APRIL)).toEqual(ALL_HERE);
  });

  it('of another browser knows nothing of what was brought here', async () => {
    const other = storesOf(newDatabase());
    await bringInto(other, csv('13/01/2026;ZARA;-20,00'));
    const stores = storesOf(newDatabase());
    await bringInto(stores, APRIL);
    await restore(stores, await backupOf(other), 'replace');
    expect(await kindsIn(stores, APRIL)).toEqual(['new', 'new', 'new', 'new']);
  });

  it('taken back by its copy, knows everything as before', async () => {
    const stores = storesOf(newDatabase());
    const empty = await backupOf(storesOf(newDatabase()));
    await bringInto(stores, APRIL);
    const outcome = await restore(stores, empty, 'replace');
    if (outcome.kind !== 'finished') throw new Error(outcome.kind);
    expect(await kindsIn(stores, APRIL)).toEqual(['new', 'new', 'new', 'new']);
    await runRestoreCopy(stores, { id: outcome.copyId ?? 0 }, control, NOW);
    expect(await kindsIn(stores, APRIL)).toEqual(ALL_HERE);
  });
});

it('makes a typed expense paid that was pending, and pending again when that is undone', async () => {
  const stores = storesOf(newDatabase());
  const id = await stores.db.gastos.add(
    buildGastoFields({
      nombre: 'Luz',
      descripcion: 'Iberdrola',
      cantidad: 61.37,
      fecha: '2026-05-02',
      estado: PENDING,
      categoriaId: await stores.db.categorias.add({
        nombre: 'Casa',
        descripcion: '',
        color: 'red',
        icono: '🏠',
      }),
      metodoPagoId: await stores.db.metodosPago.add({ nombre: 'Banco', descripcion: '', icono: '🏦' }),
    }),
  );
  const { recordId } = await bringInto(
    stores,
    csv('03/05/2026;RECIBO IBERDROLA CLIENTES;-61,37', '20/05/2026;RENFE;-31,20'),
  );
  expect(await stores.db.gastos.get(id)).toMatchObject({
    nombre: 'Luz',
    estado: PAID,
    descripcion: 'RECIBO IBERDROLA CLIENTES',
  });
  await runUndoImport(stores, { id: recordId ?? 0, edited: 'ask' }, control, NOW);
  expect(await stores.db.gastos.get(id)).toMatchObject({ estado: PENDING, descripcion: 'Iberdrola' });
});

it('learns no name from a text that names nobody', async () => {
  const stores = storesOf(newDatabase());
  for (const [day, text] of [
    ['13', 'PAGO BIZUM'],
    ['14', 'TRANSFERENCIA'],
    ['15', 'COMPRA TARJ. *1234'],
    ['16', 'PAGO A TRAVÉS DE BIZUM'],
    ['17', 'TRANSFERENCIA BANCARIA'],
    ['18', 'ORDEN DE PAGO INMEDIATO'],
    ['19', 'Transfer sent to'],
    ['20', ''],
    ['21', 'Sent money'],
    ['22', 'PAGO A FAMILIARES'],
    ['23', 'AMIGOS'],
    ['24', 'Überweisung'],
    ['25', 'Pagament amb targeta'],
  ] as const) {
    const read = await readWholeOver(stores, csv(`${day}/04/2026;${text};-20,00`));
    const shop = read.review.movements[0]?.shop ?? '';
    await read.bring({ nombres: new Map([[shop, 'Regalo Ana']]) });
    const { guesses } = await readWholeOver(stores, csv(`${day}/05/2026;${text};-35,00`));
    expect([...guesses.values()].map(({ nombre }) => nombre).filter((nombre) => nombre !== null)).toEqual([]);
  }
});

it('keeps the other form of what was brought: its third file is known without a question', async () => {
  const stores = storesOf(newDatabase());
  await bringInto(
    stores,
    csv('13/04/2026;MERCADONA;-45,10', '15/04/2026;CINE;-9,00', '16/04/2026;RENFE;-31,20'),
  );
  const ofx = ofxOf('20260413,-45.10,A1,MERCADONA', '20260415,-9.00,A2,CINE', '20260416,-31.20,A3,RENFE');
  expect(await kindsIn(stores, ofx)).toEqual(['again', 'again', 'again']);
  const { cuadre } = await bringInto(stores, ofx);
  expect(cuadre).toMatchObject({ charges: { count: 3 }, here: { count: 3 }, added: { count: 0 } });
  expect(await kindsIn(stores, ofx)).toEqual(['here', 'here', 'here']);
  expect(await stores.db.gastos.count()).toBe(3);
  expect(await listImports(stores.program)).toHaveLength(1);
});

it('opens a second database of version 4, and knows what it had brought', async () => {
  const db = newDatabase();
  const old = new Dexie(`${db.name}-programa`);
  old.version(4).stores({
    ...{ imports: '++id, state, sha256', importedRows: '', copies: '++id', copyContents: '', handles: '' },
    ...{ broughtMovements: '', statementSources: '', keptActs: '++', unfinished: 'id' },
  });
  await old.table('imports').add({
    state: 'done',
    at: NOW.toISOString(),
    fileName: 'abril.csv',
    sha256: null,
    gastos: 3,
    categorias: 0,
    metodosPago: 0,
  });
  await old.table('broughtMovements').add(
    {
      movements: [
        {
          source: 'h:fecha|concepto|importe eur',
          fecha: '2026-04-13',
          importe: -4510,
          texto: 'mercadona',
          saldo: null,
          referencia: null,
        },
        {
          source: 'h:fecha|concepto|importe eur',
          fecha: '2026-04-14',
          importe: -240,
          texto: 'metro',
          saldo: null,
          referencia: null,
        },
        {
          source: '12345678901',
          fecha: '2026-04-16',
          importe: -3120,
          texto: 'renfe',
          saldo: null,
          referencia: 'A3',
        },
      ],
      gastos: [7, 8, 9],
    },
    1,
  );
  await old
    .table('statementSources')
    .add(
      { mapping: null, metodoPago: { nombre: 'Visa' }, counted: ['cajero'] },
      'h:fecha|concepto|importe eur',
    );
  await old
    .table('unfinished')
    .add({ id: 'x', tab: null, openIn: null, at: 1, content: { kind: 'line', text: 'pan' } });
  old.close();
  const stores = storesOf(db);
  const review = (
    await readWholeOver(
      stores,
      csv('13/04/2026;MERCADONA;-45,10', '14/04/2026;METRO;-2,40', '20/04/2026;CINE;-9,00'),
    )
  ).review;
  expect(kindsOf(review)).toEqual(['again', 'again', 'new']);
  expect(review.sources).toMatchObject([{ counted: ['cajero'] }]);
  expect(await kindsIn(stores, ofxOf('20260416,-31.20,A3,RENFE'))).toEqual(['gone']);
  expect(await stores.program.unfinished.count()).toBe(1);
});

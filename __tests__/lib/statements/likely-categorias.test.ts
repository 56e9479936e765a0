import {
  categoriasAfter,
  type ClassifyStep,
  doneBy,
  pastAfter,
  waitingShops,
} from '@/lib/statements/review/classify-steps';
import { evidenceOf, type Likely, likelyOf } from '@/lib/statements/review/likely-categorias';
import { type PastShop, shopOf, type UnclassifiedShop } from '@/lib/statements/names/unclassified-shops';
import { buildCategoria } from '../../support/build-gasto';

const CATEGORIAS = ['Supermercado', 'Casa', 'Transporte', 'Ocio'].map((nombre, place) =>
  buildCategoria({ id: place + 1, nombre }),
);

function past(nombre: string, categorias: Record<number, number>): PastShop {
  const counts = Object.entries(categorias).map(([id, count]) => [Number(id), count] as const);
  return { shop: shopOf(nombre), nombre, categorias: new Map(counts) };
}

function waiting(nombre: string, count = 1): UnclassifiedShop {
  const gastos = Array.from({ length: count }, (_, id) => ({ id, fecha: '2026-11-03', cents: 100n, nombre }));
  return { shop: shopOf(nombre), nombre, gastos, cents: BigInt(count) * 100n };
}

/** The name of each suggestion with its reason, in short. */
function told(nombre: string, known: readonly PastShop[], categorias = CATEGORIAS): string[] {
  return likelyOf(waiting(nombre), evidenceOf(known, categorias)).map((likely) =>
    tellOne(likely, categorias),
  );
}

function tellOne({ choice, because }: Likely, categorias: typeof CATEGORIAS): string {
  const nombre =
    choice.kind === 'new'
      ? `+${choice.fields.nombre}`
      : (categorias.find(({ id }) => id === choice.id)?.nombre ?? '?');
  switch (because.kind) {
    case 'past':
      return `${nombre}: ${because.agreed} of ${because.of}`;
    case 'alike':
      return `${nombre}: like ${because.nombre}`;
    case 'trade':
      return `${nombre}: ${because.trade} by ${because.by}`;
    case 'usual':
      return nombre;
  }
}

test('takes what the shop had before all else, the most frequent first', () => {
  expect(told('Mercadona', [past('MERCADONA', { 2: 1, 4: 3 })])).toEqual([
    'Ocio: 3 of 4',
    'Casa: 1 of 4',
    'Supermercado: Supermercado by shop',
  ]);
});

test('takes shops with a rare word in common before the list', () => {
  expect(told('Luz Endesa', [past('Endesa Energía', { 2: 5 })])[0]).toBe('Casa: like Endesa Energía');
});

test('suggests what the list knows, then what may be made, then the usual', () => {
  expect(told('Mercadona', [past('Otra cosa', { 4: 9 })])).toEqual([
    'Supermercado: Supermercado by shop',
    'Ocio',
    'Casa',
  ]);
  expect(told('Farmacia Sol', [past('Otra cosa', { 4: 9 })])).toEqual([
    '+Farmacia: Farmacia by word',
    'Ocio',
    'Supermercado',
  ]);
});

test('offers the own name of a trade beside a wider category', () => {
  expect(told('Repsol', [])).toEqual([
    'Transporte: Gasolina by shop',
    '+Gasolina: Gasolina by shop',
    'Supermercado',
  ]);
});

test('offers the commonest to a person without categories', () => {
  expect(told('Acme', [], [])).toEqual(['+Supermercado', '+Restaurantes', '+Transporte']);
});

test('forgets categories that are gone', () => {
  expect(told('Acme', [past('Acme', { 77: 3 })])).toEqual(['Supermercado', 'Casa', 'Transporte']);
});

test('learns from the cards before, and unlearns what is undone', () => {
  const steps: ClassifyStep[] = [
    { kind: 'classified', shops: [waiting('Renfe', 2)], choice: { kind: 'stored', id: 3 } },
    { kind: 'skipped', shops: [waiting('Cosas')] },
    {
      kind: 'classified',
      shops: [waiting('Papel y Tinta', 3)],
      choice: { kind: 'new', fields: buildCategoria({ nombre: 'Ocio' }) },
    },
  ];
  const known = pastAfter([past('Renfe', { 2: 1 })], steps, CATEGORIAS);
  expect(told('Renfe', known)[0]).toBe('Transporte: 2 of 3');
  expect(told('Papel y Tinta', known)[0]).toBe('Ocio: 3 of 3');
  expect(told('Renfe', pastAfter([past('Renfe', { 2: 1 })], steps.slice(1), CATEGORIAS))[0]).toBe(
    'Casa: 1 of 1',
  );
});

test('knows a category while it is being made, and has it made again by its nombre', () => {
  const fields = { nombre: 'Tren', descripcion: '', color: 'blue', icono: '🚆' };
  const steps: ClassifyStep[] = [
    { kind: 'classified', shops: [waiting('Renfe')], choice: { kind: 'new', fields } },
    { kind: 'classified', shops: [waiting('Ouigo')], choice: { kind: 'new', fields } },
  ];
  const known = categoriasAfter([], steps);
  expect(known).toEqual([{ ...fields, id: -1 }]);
  const [likely] = likelyOf(waiting('Renfe Viajeros'), evidenceOf(pastAfter([], steps, known), known));
  expect(likely).toEqual({ choice: { kind: 'new', fields }, because: { kind: 'alike', nombre: 'Renfe' } });
  expect(categoriasAfter(CATEGORIAS, steps.slice(0, 1)).map(({ nombre }) => nombre)).toContain('Tren');
  expect(categoriasAfter([buildCategoria({ id: 9, nombre: 'Tren' })], steps)).toHaveLength(1);
});

test('counts shops and expenses of the steps, and goes on with the others', () => {
  const shops = [waiting('Uno', 3), waiting('Dos', 2), waiting('Tres', 1), waiting('Cuatro', 1)];
  const [uno, dos, tres] = shops;
  if (!uno || !dos || !tres) throw new Error('missing');
  const steps: ClassifyStep[] = [
    { kind: 'classified', shops: [uno, tres], choice: { kind: 'stored', id: 1 } },
    { kind: 'skipped', shops: [dos] },
  ];
  function waitingAfter(taken: readonly ClassifyStep[], skipped: readonly string[] = []) {
    return waitingShops(shops, new Set(skipped), taken).map(({ nombre }) => nombre);
  }
  expect(waitingAfter(steps)).toEqual(['Cuatro']);
  expect(waitingAfter(steps.slice(0, 1))).toEqual(['Dos', 'Cuatro']);
  // Skipped at an earlier time: last, in their order.
  expect(waitingAfter([], ['uno', 'tres'])).toEqual(['Dos', 'Cuatro', 'Uno', 'Tres']);
  expect(doneBy(steps)).toEqual({ shops: 2, gastos: 4 });
  expect(doneBy([{ kind: 'removed', shops: [dos] }])).toEqual({ shops: 1, gastos: 2 });
});

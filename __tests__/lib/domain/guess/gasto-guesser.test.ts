import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ExchangeFile, Gasto } from '@/lib/domain/entities';
import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { accuracyOf } from '../../../support/guessing';
import { propertyRuns } from '../../../support/property-runs';
import { indexGasto } from '../../../support/index-gastos';

const FOOD = 1;
const HOME = 2;
const CASH = 10;
const CARD = 11;

let nextId = 1;

function gasto(fields: Partial<Gasto>): Gasto {
  nextId += 1;
  return {
    id: nextId,
    nombre: 'Café',
    descripcion: fields.nombre ?? 'Café',
    cantidad: 1.8,
    fecha: '2026-11-01',
    categoriaId: FOOD,
    metodoPagoId: CASH,
    estado: 'pagado',
    ...fields,
  };
}

function learned(gastos: readonly Gasto[]): GastoGuesser {
  const guesser = new GastoGuesser();
  for (const one of gastos) guesser.add(indexGasto(one));
  return guesser;
}

function many(count: number, fields: Partial<Gasto>): Gasto[] {
  return Array.from({ length: count }, () => gasto(fields));
}

it('guesses what a nombre usually has, and on how much that stands', () => {
  const guesser = learned([...many(1, { categoriaId: HOME }), ...many(14, {})]);
  const because = { kind: 'nombre', text: 'Café' };
  expect(guesser.guess({ nombre: ' cafe ', descripcion: '' })).toEqual({
    categoriaId: { value: FOOD, agreed: 14, of: 15, because },
    metodoPagoId: { value: CASH, agreed: 15, of: 15, because },
    cents: { value: 180n, agreed: 15, of: 15, because },
  });
});

it('follows a habit that has changed', () => {
  const guesser = learned([...many(9, {}), ...many(2, { fecha: '2026-11-05', categoriaId: HOME })]);
  expect(guesser.guess({ nombre: 'Café', descripcion: '' }).categoriaId).toMatchObject({
    value: HOME,
    agreed: 2,
    of: 2,
  });
});

it('looks at the latest alone, whatever order they are learned in', () => {
  const old = many(40, { fecha: '2025-01-01' });
  const recent = many(15, { fecha: '2026-01-01', categoriaId: HOME });
  for (const gastos of [
    [...old, ...recent],
    [...recent, ...old],
  ])
    expect(learned(gastos).guess({ nombre: 'Café', descripcion: '' }).categoriaId).toMatchObject({
      value: HOME,
      agreed: 15,
    });
});

it('guesses nothing where the evidence is thin', () => {
  const nothing = { categoriaId: null, metodoPagoId: null, cents: null };
  const guesser = learned([
    gasto({ nombre: 'Regalo', categoriaId: FOOD, metodoPagoId: CASH, cantidad: 5 }),
    gasto({ nombre: 'Regalo', categoriaId: HOME, metodoPagoId: CARD, cantidad: 9 }),
  ]);
  expect(guesser.guess({ nombre: 'Regalo', descripcion: '' })).toEqual(nothing);
  expect(guesser.guess({ nombre: 'Nunca visto', descripcion: '' })).toEqual(nothing);
  expect(guesser.guess({ nombre: '', descripcion: '' })).toEqual(nothing);
  expect(new GastoGuesser().guess({ nombre: 'Café', descripcion: 'Café' })).toEqual(nothing);
});

describe("a bank's text", () => {
  const guesser = learned([
    ...many(6, {
      nombre: 'Mercadona',
      descripcion: 'COMPRA TARJ 1234 MERCADONA SEVILLA',
      metodoPagoId: CARD,
    }),
    ...many(6, { nombre: 'Ikea', descripcion: 'COMPRA TARJ 1234 IKEA SEVILLA', categoriaId: HOME }),
  ]);

  it('is known again as it is', () => {
    const { categoriaId } = guesser.guess({ nombre: '', descripcion: 'compra tarj 1234 mercadona sevilla' });
    expect(categoriaId).toMatchObject({ value: FOOD, agreed: 6, of: 6, because: { kind: 'descripcion' } });
  });

  it('is guessed by its words, of which cards and cities weigh nothing', () => {
    const { categoriaId, metodoPagoId, cents } = guesser.guess({
      nombre: '',
      descripcion: 'COMPRA TARJ 9876 MERCADONA SEVILLA 03/11',
    });
    expect(categoriaId).toMatchObject({ value: FOOD, agreed: 6, of: 6, because: { kind: 'words' } });
    expect(categoriaId?.because).toMatchObject({ words: expect.arrayContaining(['mercadona']) as string[] });
    expect(metodoPagoId).toMatchObject({ value: CARD, because: { kind: 'categoria', categoriaId: FOOD } });
    expect(cents).toBeNull();
  });

  it('is not guessed by cards and cities alone', () => {
    expect(guesser.guess({ nombre: '', descripcion: 'COMPRA TARJ SEVILLA' }).categoriaId).toBeNull();
  });
});

describe('on the expenses of a household, each guessed from those before it', () => {
  const file = JSON.parse(
    readFileSync(join(__dirname, '../../../support/hogar-real.json'), 'utf8'),
  ) as ExchangeFile;

  it('nombre and descripcion give the category', () => {
    const { right, wrong } = accuracyOf(file, (one) => one);
    expect(right).toBeGreaterThanOrEqual(0.96);
    expect(wrong).toBeLessThanOrEqual(0.006);
  });

  it('so does the descripcion alone, more often than not', () => {
    const { right, wrong } = accuracyOf(file, ({ descripcion }) => ({ nombre: '', descripcion }));
    expect(right).toBeGreaterThanOrEqual(0.6);
    expect(wrong).toBeLessThanOrEqual(0.04);
  });
});

it('what is removed leaves no trace', () => {
  const some = fc.record({
    nombre: fc.constantFrom('Café', 'Pan de casa', 'Gas', ''),
    descripcion: fc.constantFrom('Café', 'bar', 'pan y café', 'recibo gas 12'),
    categoriaId: fc.integer({ min: 1, max: 3 }),
    metodoPagoId: fc.integer({ min: 1, max: 2 }),
    fecha: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
    cantidad: fc.constantFrom(1, 2),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), fc.array(some, { maxLength: 40 }), (kept, removed) => {
      const stay = kept.map((fields) => indexGasto(gasto(fields)));
      const go = removed.map((fields) => indexGasto(gasto(fields)));
      const guesser = new GastoGuesser();
      for (const one of [...go, ...stay]) guesser.add(one);
      // Asked in between, so that what is remembered must be forgotten.
      guesser.guess({ nombre: 'Café', descripcion: '' });
      for (const one of go) guesser.remove(one);
      const fresh = new GastoGuesser();
      for (const one of stay) fresh.add(one);
      for (const nombre of ['Café', 'Pan de casa', 'Gas', 'casa', ''])
        for (const descripcion of ['bar', 'pan y café', 'recibo gas', ''])
          expect(guesser.guess({ nombre, descripcion })).toEqual(fresh.guess({ nombre, descripcion }));
    }),
    propertyRuns(100),
  );
});

it('a text of a megabyte is cut', () => {
  const guesser = learned([gasto({ nombre: 'x'.repeat(1_000_000), descripcion: 'pan '.repeat(300_000) })]);
  expect(guesser.guess({ nombre: '', descripcion: 'pan '.repeat(300_000) })).toBeDefined();
});

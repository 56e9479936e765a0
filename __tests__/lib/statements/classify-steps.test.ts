import type { CategoriaFields } from '@/lib/domain/entities';
import {
  categoriaOf,
  cuadreOf,
  fateOf,
  NO_CHOICES,
  type ReviewChoices,
  type RowChoice,
} from '@/lib/statements/review/review-choices';
import {
  type ChoiceEdit,
  chooseCategoria,
  chooseCategoriaAt,
  chooseCategoriaOf,
  chooseIncluded,
  chooseSpared,
} from '@/lib/statements/review/edit-choices';
import { reviewedShops } from '@/lib/statements/review/classify-steps';
import { saidShops } from '@/lib/statements/review/plan-statement';
import type { ReviewedMovement, StatementReview } from '@/lib/statements/review/review-statement';

const CASA: RowChoice<CategoriaFields> = { kind: 'stored', id: 1 };
const OCIO: RowChoice<CategoriaFields> = { kind: 'stored', id: 2 };

function movement(shop: string, euros: number, more: Partial<ReviewedMovement> = {}): ReviewedMovement {
  return {
    ...{
      row: 1,
      source: 0,
      fecha: '2026-05-03',
      importe: -euros * 100,
      nombre: shop,
      descripcion: shop,
      shop,
    },
    ...{ status: { kind: 'new' }, foreign: null, counted: null },
    ...more,
  };
}

const MOVEMENTS = [
  movement('renfe', 40),
  movement('bar', 3),
  movement('bar', 4),
  movement('hipoteca', 500),
  movement('cajero', 60, { status: { kind: 'aside', reason: 'efectivo' } }),
  movement('hotel', 90, { status: { kind: 'foreign' }, foreign: { divisa: 'USD', escrito: '90' } }),
];
const REVIEW = {
  movements: MOVEMENTS,
  sources: [{ counted: [], spared: [] }],
} as unknown as StatementReview;

/** The choices after edits, one after another. */
function after(...edits: readonly ChoiceEdit[]): ReviewChoices {
  return edits.reduce<ReviewChoices>((choices, edit) => edit(choices, REVIEW), NO_CHOICES);
}

/** Shop and places of each card. */
function cards(choices: ReviewChoices): string[] {
  return reviewedShops(REVIEW, choices).open.map(({ shop, gastos }) =>
    [shop, ...gastos.map(({ id }) => id)].join(' '),
  );
}

test.each<[string, ChoiceEdit[], string[]]>([
  ['all that an import would bring, the largest sum first', [], ['hipoteca 3', 'renfe 0', 'bar 2 1']],
  ['without a shop that has a category', [chooseCategoria('bar', CASA)], ['hipoteca 3', 'renfe 0']],
  [
    'with the movements alone that have none',
    [chooseCategoriaOf(1, CASA)],
    ['hipoteca 3', 'renfe 0', 'bar 2'],
  ],
  ['without what stays out', [chooseIncluded([0], false), chooseSpared([3])], ['bar 2 1']],
  [
    'with what is counted after all',
    [chooseIncluded([4], true)],
    ['hipoteca 3', 'cajero 4', 'renfe 0', 'bar 2 1'],
  ],
])('shows %s', (_, edits, shown) => {
  expect(cards(after(...edits))).toEqual(shown);
});

test('takes one name for one shop, also where the person gave it', () => {
  const choices = { ...NO_CHOICES, nombres: new Map([['renfe', 'Bar']]) };
  expect(cards(choices)).toEqual(['hipoteca 3', 'bar 2 1 0']);
});

test('knows what was chosen, as steps', () => {
  const { chosen } = reviewedShops(
    REVIEW,
    after(chooseCategoria('bar', CASA), chooseCategoria('renfe', CASA)),
  );
  expect(chosen).toMatchObject([
    { kind: 'classified', choice: CASA, shops: [{ shop: 'renfe' }, { shop: 'bar' }] },
  ]);
});

test('classifies the shops of a card, and leaves a movement that was chosen alone', () => {
  const choices = after(chooseCategoriaOf(1, OCIO), chooseCategoriaAt([2, 0], CASA, false));
  expect(MOVEMENTS.slice(0, 4).map((one, at) => categoriaOf(one, at, choices))).toEqual([
    CASA,
    OCIO,
    CASA,
    null,
  ]);
  expect(cards(choices)).toEqual(['hipoteca 3']);
});

test('remembers for later statements both names of a shop', () => {
  const named = { ...NO_CHOICES, nombres: new Map([['renfe', 'Tren']]) };
  const { asked } = chooseCategoriaAt([0], CASA, true)(named, REVIEW);
  expect([...asked]).toEqual([
    ['renfe', true],
    ['tren', true],
  ]);
});

describe('a shop that is no expense', () => {
  test('is set aside, and counts there', () => {
    const choices = after(chooseSpared([3]));
    expect(MOVEMENTS.map((one, at) => fateOf(one, at, choices))).toEqual([
      'add',
      'add',
      'add',
      'aside',
      'aside',
      'foreign',
    ]);
    expect(cuadreOf(REVIEW, choices)).toMatchObject({ aside: { count: 2, sum: 56000 }, added: { count: 3 } });
    expect(saidShops(REVIEW, 0, choices)).toEqual({ counted: [], spared: ['hipoteca'] });
  });

  test('is one again with a movement that is included', () => {
    const choices = after(chooseSpared([1, 2]), chooseIncluded([1], true));
    expect(MOVEMENTS.map((one, at) => fateOf(one, at, choices)).slice(1, 3)).toEqual(['add', 'aside']);
    expect(saidShops(REVIEW, 0, choices)).toEqual({ counted: [], spared: [] });
  });

  test('was counted before, and is no more', () => {
    const counted = movement('cajero', 60, { counted: 'efectivo' });
    const review = {
      movements: [counted],
      sources: [{ counted: ['cajero'], spared: [] }],
    } as unknown as StatementReview;
    expect(saidShops(review, 0, chooseSpared([0])(NO_CHOICES, review))).toEqual({
      counted: [],
      spared: ['cajero'],
    });
  });

  test('stays none until the person includes it', () => {
    const spared = movement('club', 80, { status: { kind: 'aside', reason: 'dicho' } });
    const review = {
      movements: [spared],
      sources: [{ counted: [], spared: ['club'] }],
    } as unknown as StatementReview;
    expect(saidShops(review, 0, NO_CHOICES)).toEqual({ counted: [], spared: ['club'] });
    const included = chooseIncluded([0], true)(NO_CHOICES, review);
    expect(saidShops(review, 0, included)).toEqual({ counted: [], spared: [] });
  });
});

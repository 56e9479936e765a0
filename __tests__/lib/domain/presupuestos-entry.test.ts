import {
  completePresupuestos,
  totalOfPresupuestos,
  type TypedPresupuesto,
} from '@/lib/domain/presupuestos-entry';
import { buildCategoria } from '../../support/build-gasto';

const MARKS = { group: '.', decimal: ',' };

function typedOf(texts: Readonly<Record<number, string>>, meaning: TypedPresupuesto['meaning'] = null) {
  return new Map(Object.entries(texts).map(([id, text]) => [Number(id), { text, meaning }]));
}

it('reads amounts and sums; an empty field takes a budget away', () => {
  expect(completePresupuestos(typedOf({ 1: '1.250', 2: '42+8,5', 3: ' ' }), MARKS)).toEqual({
    ok: true,
    value: new Map([
      [1, 1250],
      [2, 50.5],
      [3, null],
    ]),
  });
});

it('answers every fault, and asks about an ambiguous mark', () => {
  const typed = typedOf({ 1: '20', 2: '5-5', 3: '1,234' });
  expect(completePresupuestos(typed, MARKS)).toEqual({
    ok: false,
    fault: new Map<number, unknown>([
      [2, 'not-positive'],
      [3, { asDecimal: 1.234, asGrouped: 1234 }],
    ]),
  });
  expect(completePresupuestos(typedOf({ 3: '1,234' }, 'grouped'), MARKS)).toEqual({
    ok: true,
    value: new Map([[3, 1234]]),
  });
});

it('adds up what is stored and what is typed so far, unfinished sums too', () => {
  const categorias = [
    buildCategoria({ id: 1, presupuesto: 200 }),
    buildCategoria({ id: 2, presupuesto: 50 }),
    buildCategoria({ id: 3 }),
    buildCategoria({ id: 4 }),
    buildCategoria({ id: 5 }),
  ];
  expect(totalOfPresupuestos(categorias, typedOf({ 2: '', 3: '10+', 4: 'x' }), MARKS)).toBe(21_000n);
});

import type { Reembolso } from '@/lib/domain/entities';
import {
  backCents,
  canReceive,
  expectedRefund,
  netCents,
  openCents,
  owedCents,
  readReembolsos,
} from '@/lib/domain/reembolsos';
import { completeDraft, draftOf } from '@/lib/domain/gasto-entry';
import { grossCents, sumGasto } from '@/lib/domain/indexed-gasto';
import { readableGasto } from '@/lib/domain/readable-rows';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';

function back(cantidad: number, part: Partial<Reembolso> = {}): Reembolso {
  return { id: `r${cantidad}`, cantidad, fecha: '2026-01-20', ...part };
}

function owed(cantidad: number): Reembolso {
  return back(cantidad, { id: `e${cantidad}`, estado: 'esperado' });
}

it.each<[string, number, Reembolso[], bigint]>([
  ['nothing', 80, [], 8000n],
  ['two parts', 80, [back(40), back(15.5)], 2450n],
  ['100 − 30 − 20', 100, [back(30), back(20)], 5000n],
  ['0,30 − 0,10 − 0,20', 0.3, [back(0.1), back(0.2)], 0n],
  ['all of it', 12.5, [back(12.5)], 0n],
  ['money that is expected', 80, [owed(60)], 8000n],
  ['both', 80, [owed(20), back(15)], 6500n],
  ['more than was paid, in broken data', 10, [back(40)], 0n],
])('the net after %s', (_, cantidad, reembolsos, net) => {
  expect(netCents({ cantidad, reembolsos })).toBe(net);
});

it('tells what came, what is owed and what may still come', () => {
  const gasto = { cantidad: 80, reembolsos: [back(15.5), owed(20)] };
  expect([backCents(gasto), owedCents(gasto), openCents(gasto)]).toEqual([1550n, 2000n, 4450n]);
  expect(openCents({ cantidad: 10 })).toBe(1000n);
});

it.each([
  ['what is open', 4450n, true, undefined],
  ['more', 4451n, false, undefined],
  ['what is expected', 2000n, true, 'e20'],
  ['nothing else than that', 2001n, false, undefined, 20],
  ['all of it, expected', 2000n, true, 'e20', 20],
])('an expense may receive %s', (_, cents, can, expected, cantidad = 80) => {
  const gasto = { cantidad, reembolsos: [...(cantidad === 80 ? [back(15.5)] : []), owed(20)] };
  expect(canReceive(gasto, cents)).toBe(can);
  expect(expectedRefund(gasto, cents)?.id).toBe(expected);
});

it('sums in net and keeps the gross beside it', () => {
  const gasto = buildGasto({ cantidad: 80, reembolsos: [back(40), owed(20)] });
  expect(sumGasto(gasto)).toMatchObject({
    cents: 4000n,
    refund: { gross: 8000n, owed: 2000n, parts: [4000n, 2000n] },
  });
  expect(grossCents(sumGasto(gasto))).toBe(8000n);
  expect(sumGasto(buildGasto({ cantidad: 3 }))).not.toHaveProperty('refund');
});

describe('a list from a file', () => {
  const good = back(10);

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['a number', -3],
    ['null', null],
    ['a list', [good]],
    ['without a cantidad', { id: 'a', fecha: '2026-01-20' }],
    ['a text for the cantidad', back('5' as unknown as number)],
    ['a negative cantidad', back(-3)],
    ['nothing', back(0)],
    ['less than a cent', back(0.001)],
    ['infinity', back(Infinity)],
    ['more than is left', back(70.01)],
    ['a day that does not exist', back(5, { fecha: '2026-02-30' })],
    ['the id of another', back(5, { id: good.id })],
    ['no name for the giver', back(5, { de: 7 as unknown as string })],
    ['an unknown estado', back(5, { estado: 'quizá' as 'esperado' })],
  ])('leaves out %s, and keeps the others', (_, bad) => {
    const list = [good, bad];
    expect(readReembolsos(list, 80)).toEqual({ kept: [good], leftOut: 1 });
  });

  it('is itself, with all that its items hold, if nothing is wrong', () => {
    const list = [{ ...good, nota: 'x' }, owed(20), back(50, { de: 'Ana' })];
    expect(readReembolsos(list, 80).kept).toBe(list);
  });

  it('gives a free id, the same one at each reading, where there is none', () => {
    const { id: _, ...bare } = back(5);
    const list = [bare, back(10, { id: '1' }), { ...bare, id: 7 }, { ...bare, id: '' }];
    const kept = [back(5, { id: '2' }), back(10, { id: '1' }), back(5, { id: '3' }), back(5, { id: '4' })];
    expect(readReembolsos(list, 80)).toEqual({ kept, leftOut: 0 });
    expect(readReembolsos(list, 80)).toEqual(readReembolsos(list, 80));
  });

  it('keeps money that came before money that is expected', () => {
    const list = [owed(60), back(40), back(30)];
    expect(readReembolsos(list, 80)).toEqual({ kept: [back(40), back(30)], leftOut: 1 });
  });

  it.each([['x'], [{}], [5], [true]])('is left out whole if it is no list: %j', (value) => {
    expect(readReembolsos(value, 80)).toEqual({ kept: [], leftOut: 1 });
  });
});

it('a stored row of another program is read without its bad refunds', () => {
  const good = back(10);
  const reembolsos = [good, { id: 'x', cantidad: -3 }] as Reembolso[];
  const gasto = buildGasto({ cantidad: 80 });
  expect(readableGasto({ ...gasto, reembolsos })).toStrictEqual({ ...gasto, reembolsos: [good] });
  expect(readableGasto({ ...gasto, reembolsos: 'x' })).toStrictEqual(gasto);
  const whole = { ...gasto, reembolsos: [good] };
  expect(readableGasto(whole)).toBe(whole);
});

describe('an edited cantidad', () => {
  const catalogo = buildCatalogo([buildCategoria()], [buildMetodoPago()]);
  const marks = { group: '.', decimal: ',' };

  function faultOf(reembolsos: Reembolso[], cantidad: string) {
    const gasto = buildGasto({ cantidad: 80, reembolsos });
    const draft = draftOf(gasto, catalogo, '80');
    const entry = completeDraft({ ...draft, cantidad }, marks, { draft, gasto });
    return entry.ok ? null : entry.fault.cantidad;
  }

  it.each<[string, Reembolso[], string, object | null]>([
    ['below what came back', [back(40), back(15.5)], '55,49', { refunded: 5550n, owed: 0n }],
    ['equal to it', [back(40), back(15.5)], '55,50', null],
    ['above it', [back(40), back(15.5)], '60', null],
    ['below what is expected too', [back(15), owed(40)], '50', { refunded: 5500n, owed: 4000n }],
    ['without refunds', [], '0,01', null],
  ])('%s', (_, reembolsos, cantidad, fault) => {
    expect(faultOf(reembolsos, cantidad)).toEqual(fault);
  });
});

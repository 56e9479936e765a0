import { addMesesToMes, mesOf } from '@/lib/domain/dates';
import { budgetsOfMes, tenseOf } from '@/lib/domain/answer';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { buildCategoria, buildGasto } from '../../support/build-gasto';

const MES = '2026-12';

const RENTS = [0, 1, 2, 3].map((back) => ({
  nombre: 'Alquiler',
  fecha: `${addMesesToMes(MES, -back)}-01`,
  cantidad: 850,
}));

function levelsOf(entered: { nombre: string; fecha: string; cantidad: number }[], isRead: boolean) {
  const gastos = entered.map((fields, place) => buildGasto({ id: place + 1, ...fields }));
  const summaries = new Map(
    RENTS.map(({ fecha }) => mesOf(fecha)).map((mes) => [
      mes,
      summarizeMes(gastos.filter(({ fecha }) => mesOf(fecha) === mes)),
    ]),
  );
  return budgetsOfMes([buildCategoria({ presupuesto: 850 })], {
    mes: MES,
    today: `${MES}-10`,
    gastos: summaries.get(MES)?.gastos ?? [],
    summaries: isRead ? summaries : undefined,
    due: isRead ? [] : undefined,
  }).map(({ level }) => level);
}

const DINNER = { nombre: 'Cena', fecha: '2026-12-03', cantidad: 850 };

it.each([
  ['a rent of every month fills it', RENTS, 'calm', 'calm'],
  ['a dinner fills it, which is known once all months are read', [DINNER], 'used', 'calm'],
  ['both are beyond it', [...RENTS, DINNER], 'over', 'over'],
])('a budget: %s', (_, gastos, level, unread) => {
  expect(levelsOf(gastos, true)).toEqual([level]);
  expect(levelsOf(gastos, false)).toEqual([unread]);
});

it.each([
  ['2026-09', 'past'],
  ['2026-10', 'current'],
  ['2026-11', 'ahead'],
])('%s is %s', (mes, tense) => {
  expect(tenseOf(mes, '2026-10-10')).toBe(tense);
});

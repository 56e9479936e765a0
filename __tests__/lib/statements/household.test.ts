import { addDays, daysBetween } from '@/lib/domain/dates';
import { matchTyped, type TypedGasto } from '@/lib/statements/match/match-typed';
import hogar from '../../support/hogar-real.json';
import { seededRandom } from '../../support/seeded-random';

type StatementCharge = Omit<TypedGasto, 'id' | 'metodoPagoId'> & { metodoPagoId: number | null };

const CASH = 500;
const BANK = 501;

type Lived = TypedGasto & { nombre: string };

/** The expenses of the household, also those without a note: 1,137 by bank or card, 1,039 in cash. */
const LIVED: readonly Lived[] = hogar.gastos.map(
  ({ fecha, cantidad, nombre, descripcion, metodoPagoId }, place) => ({
    ...{ id: place, fecha, nombre, metodoPagoId },
    cents: Math.round(cantidad * 100),
    texto: `${nombre} ${descripcion}`,
  }),
);
const BY_BANK = LIVED.filter(({ metodoPagoId }) => metodoPagoId !== CASH);
const IN_CASH = LIVED.filter(({ metodoPagoId }) => metodoPagoId === CASH);

/** From how many days after it was typed the bank books an expense. */
const LAGS = [0, 0, 0, 1, 1, 2, 3, 0, -1, 5];

function chargesOf(lived: readonly Lived[], metodoPagoId: number | null): StatementCharge[] {
  return lived.map(({ fecha, cents, texto }) => ({ fecha, cents, texto, metodoPagoId }));
}

/** How many of some charges are preset as typed. */
function preset(charges: readonly StatementCharge[], typed: readonly TypedGasto[]): number {
  return matchTyped(charges, typed).filter((pair) => pair?.likely).length;
}

/** The same, where each month comes as a statement of its own, held against what was typed about it. */
function presetByMonth(charges: readonly StatementCharge[], typed: readonly TypedGasto[]): number {
  const months = new Set(charges.map(({ fecha }) => fecha.slice(0, 7)));
  return [...months].reduce((sum, month) => {
    const near = typed.filter(({ fecha }) => Math.abs(daysBetween(`${month}-15`, fecha)) <= 105);
    return (
      sum +
      preset(
        charges.filter(({ fecha }) => fecha.startsWith(month)),
        near,
      )
    );
  }, 0);
}

function halves(isFirst: (place: number) => boolean): [Lived[], Lived[]] {
  return [LIVED.filter((_, place) => isFirst(place)), LIVED.filter((_, place) => !isFirst(place))];
}

describe.each([null, BANK])(
  'halves of a household that share nothing, of a statement of method %s',
  (metodo) => {
    const random = seededRandom(20_261_126);
    const marks = LIVED.map(() => random() < 0.5);
    it.each<[string, Lived[], Lived[], number]>([
      ['by the bank, and in cash', BY_BANK, IN_CASH, 0],
      ['in cash, and by the bank', IN_CASH, BY_BANK, 0],
      ['every other one', ...halves((place) => place % 2 === 0), 1],
      ['at random', ...halves((place) => marks[place] === true), 1],
    ])('have none preset: %s', (_, one, other, byMonth) => {
      const charges = chargesOf(one, metodo);
      expect(preset(charges, other)).toBe(0);
      // Equal words and amounts within a day, once in a month, tell too little.
      expect(presetByMonth(charges, other)).toBeLessThanOrEqual(byMonth);
    });

    it.each<[string, (lived: Lived) => string]>([
      ['with the text that was typed', ({ texto }) => texto],
      ['with the name alone', ({ nombre }) => nombre],
      ['in the words of a bank', ({ nombre }) => `COMPRA TARJ 1234 ${nombre.toUpperCase()} MUMBAI`],
    ])('have 95 %% of the true pairs preset: %s', (_, textOf) => {
      const charges = BY_BANK.map(({ cents, fecha, ...lived }, place) => ({
        fecha: addDays(fecha, LAGS[place % LAGS.length] ?? 0),
        texto: textOf({ cents, fecha, ...lived }),
        ...{ cents, metodoPagoId: metodo },
      }));
      const right = matchTyped(charges, LIVED).filter((pair, place) => {
        const [found, meant] = [LIVED[pair?.id ?? -1], BY_BANK[place]];
        // Equal expenses of near days are one as good as the other.
        return pair?.likely && found?.texto === meant?.texto;
      });
      expect(right.length / charges.length).toBeGreaterThanOrEqual(0.95);
    });
  },
);

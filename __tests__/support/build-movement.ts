import type { BroughtMovement, Movement, SourceId } from '@/lib/statements/movement';
import type { Statement } from '@/lib/statements/statement';

/** A charge of METRO, but for what a test says of it. */
export function buildMovement(fields: Partial<Movement> = {}): Movement {
  return {
    row: 2,
    part: 0,
    state: { kind: 'movement' },
    fecha: '2026-04-13',
    otrasFechas: [],
    importe: -240,
    escrito: '',
    comision: 0,
    concepto: 'METRO',
    detalles: [],
    notas: [],
    cuota: null,
    cuenta: null,
    saldo: null,
    referencia: null,
    divisa: null,
    foreign: null,
    ...fields,
  };
}

/** A file without a number of its account, with four common headings. */
export const SOURCE: SourceId = {
  key: 'h:fecha|concepto|importe|saldo',
  cuenta: null,
  layout: 'h:fecha|concepto|importe|saldo',
};

/** What is kept of such a charge. */
export function buildBrought(fields: Partial<BroughtMovement> = {}): BroughtMovement {
  const { fecha, otrasFechas, importe, concepto, detalles, cuota, saldo, referencia } = buildMovement();
  return {
    source: SOURCE,
    fecha: fecha ?? '',
    ...{ otrasFechas, importe, concepto, detalles, cuota, saldo, referencia },
    ...fields,
  };
}

/** A statement of one table with these movements. */
export function buildStatement(movements: readonly Movement[], layout = SOURCE.layout): Statement {
  return {
    kind: 'statement',
    format: { kind: 'delimited', separator: ';' },
    banco: null,
    parts: [
      {
        ...{ sheet: null, cuenta: null, divisa: null, headerRow: 1, order: null, decimals: ',' },
        ...{ opening: null, closing: null, proof: { kind: 'none' } },
      },
    ],
    movements: [...movements],
    notes: [],
    questions: [],
    problems: [],
    remember: { key: layout, reading: `r: ${layout}`, mapping: { roles: [], dayOrder: null, sign: null } },
    recalled: [],
  };
}

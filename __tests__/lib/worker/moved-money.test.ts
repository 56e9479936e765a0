import { bringInto, readWholeOver } from '../../support/statement-desk';
import { storesOf } from '../../support/stores-of';
import { newDatabase } from '../../support/test-database';

const ACCOUNT = 'Fecha;Concepto;Importe';
const OTHER = 'Fecha valor;Movimiento;Importe';

async function statusesAfter(first: string, second: string): Promise<string[]> {
  const stores = storesOf(newDatabase());
  await bringInto(stores, first);
  const { review } = await readWholeOver(stores, second);
  return review.movements.map(({ status }) =>
    status.kind === 'aside' ? `${status.reason} ${status.seen ?? ''}` : status.kind,
  );
}

function rows(heading: string, ...lines: string[]): string {
  return [heading, ...lines].join('\n');
}

describe('money that another account took in', () => {
  const income = rows(OTHER, '14/05/2026;TRANSFERENCIA DE JUAN PEREZ;200,00', '14/05/2026;LIDL;-3,00');

  it.each([
    ['within three days', '16/05/2026;ENVIO JUAN PEREZ;-200,00', 'propias twin'],
    ['four days later', '18/05/2026;ENVIO JUAN PEREZ;-200,00', 'new'],
    ['of another amount', '14/05/2026;ENVIO JUAN PEREZ;-200,01', 'new'],
    ['for a purchase', '14/05/2026;COMPRA IKEA;-200,00', 'new'],
  ])('is proposed as moved: %s', async (_, row, status) => {
    const account = rows(ACCOUNT, row, '16/05/2026;BAR;-2,00');
    expect(await statusesAfter(income, account)).toEqual([status, 'new']);
  });

  it('went out once', async () => {
    const account = rows(ACCOUNT, '14/05/2026;ENVIO JUAN;-200,00', '15/05/2026;ENVIO JUAN;-200,00');
    expect(await statusesAfter(income, account)).toEqual(['propias twin', 'new']);
  });

  it('was topped up by a purchase', async () => {
    const topUp = rows(OTHER, '14/05/2026;Recarga de *7653;200,00', '14/05/2026;LIDL;-3,00');
    const account = rows(ACCOUNT, '14/05/2026;COMPRA REVOLUT DUBLIN;-200,00', '16/05/2026;BAR;-2,00');
    expect(await statusesAfter(topUp, account)).toEqual(['propias twin', 'new']);
  });

  it.each(['NOMINA TRANSFERENCIA ACME', 'BIZUM DE ANA', 'DEVOLUCION TRANSFERENCIA'])(
    'was earned or came from somebody: %s',
    async (texto) => {
      const account = rows(ACCOUNT, '14/05/2026;ENVIO JUAN;-200,00', '16/05/2026;BAR;-2,00');
      expect(await statusesAfter(income.replace('TRANSFERENCIA DE JUAN PEREZ', texto), account)).toEqual([
        'new',
        'new',
      ]);
    },
  );

  it('is in the same account when it is no evidence', async () => {
    const account = rows(ACCOUNT, '14/05/2026;ENVIO JUAN;-200,00', '16/05/2026;BAR;-2,00');
    expect(await statusesAfter(income.replace(OTHER, ACCOUNT), account)).toEqual(['new', 'new']);
  });

  it('may stand in the other account of the same file', async () => {
    const both = rows(
      'Fecha;Concepto;Importe;Saldo;Cuenta',
      '14/05/2026;ENVIO JUAN;-200,00;800,00;ES11',
      '15/05/2026;BAR;-2,00;798,00;ES11',
      '14/05/2026;TRANSFERENCIA RECIBIDA;200,00;300,00;ES22',
      '15/05/2026;LUZ;-5,00;295,00;ES22',
    );
    const { review } = await readWholeOver(storesOf(newDatabase()), both);
    expect(review.movements.map(({ status }) => status.kind)).toEqual(['aside', 'new', 'income', 'new']);
  });
});

describe('what a card bought', () => {
  const card = rows(OTHER, '02/05/2026;ZARA;-100,00', '20/05/2026;LIDL;-50,00');

  it('is paid by a charge of its sum, whatever that is called', async () => {
    const account = rows(ACCOUNT, '05/06/2026;ADEUDO FINCONSUM;-150,00', '06/06/2026;BAR;-2,00');
    expect(await statusesAfter(card, account)).toEqual(['tarjeta sum', 'new']);
  });

  it('is not spent again though the person once counted such a payment as spent', async () => {
    const stores = storesOf(newDatabase());
    const first = rows(ACCOUNT, '05/05/2026;RECIBO TARJETA VISA;-80,00', '06/05/2026;BAR;-2,00');
    await bringInto(stores, first, { included: new Map([[0, true]]) });
    await bringInto(stores, card);
    const next = rows(ACCOUNT, '05/06/2026;RECIBO TARJETA VISA;-150,00', '06/06/2026;BAR;-3,00');
    const { review } = await readWholeOver(stores, next);
    expect(review.movements.map(({ status }) => status.kind)).toEqual(['aside', 'new']);
  });

  it('tells nothing of a charge long after, or of one with the sum of a single purchase', async () => {
    const late = rows(ACCOUNT, '05/08/2026;ADEUDO X;-150,00', '06/08/2026;BAR;-2,00');
    expect(await statusesAfter(card, late)).toEqual(['new', 'new']);
    const single = rows(OTHER, '02/05/2026;ZARA;-150,00');
    const account = rows(ACCOUNT, '05/05/2026;IKEA;-150,00', '06/05/2026;BAR;-2,00');
    expect(await statusesAfter(single, account)).toEqual(['new', 'new']);
  });
});

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

  it('was put into PayPal by a card', async () => {
    const paypal = rows(
      'Fecha;Nombre;Tipo;Divisa;Importe',
      '14/05/2026;Steam;Pago;EUR;-9,20',
      '14/05/2026;;Depósito general con tarjeta;EUR;9,20',
    );
    const card = rows(ACCOUNT, '14/05/2026;COMPRA PAYPAL EUROPE;-9,20', '16/05/2026;BAR;-2,00');
    expect(await statusesAfter(paypal, card)).toEqual(['propias twin', 'new']);
    const stores = storesOf(newDatabase());
    await bringInto(stores, card);
    const { review } = await readWholeOver(stores, paypal);
    expect(review.twice.map(({ descripcion }) => descripcion)).toEqual(['COMPRA PAYPAL EUROPE']);
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

  it.each([
    ['of a day that this file covers', '14/05/2026;ENVIO JUAN;-200,00', 'propias twin'],
    ['of a day before, where words say it', '16/05/2026;TRASPASO A CUENTA AHORRO;-200,00', 'propias twin'],
    ['of a day before, where no word does', '16/05/2026;ENVIO JUAN;-200,00', 'new'],
  ])('may be of another account that looks the same: %s', async (_, row, status) => {
    const account = rows(ACCOUNT, row, '16/05/2026;BAR;-2,00');
    expect(await statusesAfter(income.replace(OTHER, ACCOUNT), account)).toEqual([status, 'new']);
  });

  it('is in the same file when it is no evidence', async () => {
    const account = rows(ACCOUNT, '14/05/2026;ENVIO JUAN;-200,00', '16/05/2026;BAR;-2,00');
    const both = `${income.replace(OTHER, ACCOUNT)}\n${account.split('\n').slice(1).join('\n')}`;
    // Juan may have given back a part, which is asked.
    expect(await statusesAfter(income.replace(OTHER, ACCOUNT), both)).toEqual([
      'refund',
      'again',
      'new',
      'new',
    ]);
  });

  it.each([
    ['of the same headings', ACCOUNT],
    ['of others', OTHER],
  ])('is remembered of a file with nothing to import: %s', async (_, heading) => {
    const stores = storesOf(newDatabase());
    await readWholeOver(stores, rows(heading, '14/05/2026;TRASPASO DESDE CUENTA CORRIENTE;200,00'));
    const account = rows(ACCOUNT, '16/05/2026;TRASPASO A CUENTA AHORRO;-200,00', '17/05/2026;BAR;-2,00');
    const { review } = await readWholeOver(stores, account);
    expect(review.movements.map(({ status }) => status)).toEqual([
      { kind: 'aside', reason: 'propias', seen: 'twin' },
      { kind: 'new' },
    ]);
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

describe('an expense whose money a later file shows', () => {
  const bill = rows(ACCOUNT, '05/06/2026;RECIBO TARJETA VISA;-150,00', '06/06/2026;BAR;-2,00');
  const bought = ['02/05/2026;ZARA;-100,00', '20/05/2026;LIDL;-50,00'];

  async function twiceAfter(first: string, second: string, ticked = true): Promise<string[]> {
    const stores = storesOf(newDatabase());
    await bringInto(stores, first, { included: new Map([[0, ticked]]) });
    const { review } = await readWholeOver(stores, second);
    return review.twice.map(({ descripcion, importe, seen }) => `${seen} ${descripcion} ${importe}`);
  }

  it.each([
    ['the purchases that it paid', rows(OTHER, ...bought)],
    ['the same headings', rows(ACCOUNT, ...bought)],
    ['something given back', rows(OTHER, '01/05/2026;ZARA;-120,00', '03/05/2026;ZARA;20,00', '20/05/2026;LIDL;-50,00')],
    ['cash', rows(OTHER, '02/05/2026;ZARA;-100,00', '20/05/2026;CAJERO MADRID;-50,00')],
    ['another month', rows(OTHER, '02/04/2026;ZARA;-9,00', ...bought)],
    ['the payment among them', rows(OTHER, '01/05/2026;PAGO RECIBIDO GRACIAS;80,00', ...bought)],
  ])('is named: %s', async (_, card) => {
    expect(await twiceAfter(bill, card)).toEqual(['sum RECIBO TARJETA VISA -15000']);
  }); // oxfmt-ignore

  it('is named by the other side of its money', async () => {
    const savings = rows(OTHER, '14/05/2026;TRASPASO DESDE CUENTA CORRIENTE;200,00');
    const account = rows(ACCOUNT, '13/05/2026;TRASPASO A CUENTA AHORRO;-200,00', '16/05/2026;BAR;-2,00');
    expect(await twiceAfter(account, savings)).toEqual(['twin TRASPASO A CUENTA AHORRO -20000']);
  });

  it('is not named where it was not counted, long after, or of one account', async () => {
    expect(await twiceAfter(bill, rows(OTHER, ...bought), false)).toEqual([]);
    expect(await twiceAfter(bill, rows(OTHER, '02/01/2026;ZARA;-100,00', '20/01/2026;LIDL;-50,00'))).toEqual(
      [],
    );
    expect(await twiceAfter(bill.replace('RECIBO TARJETA VISA', 'IKEA'), rows(ACCOUNT, ...bought))).toEqual(
      [],
    );
  });

  it.each([
    ['Visa de mayo', 1],
    ['Tarjeta', 1],
    ['Regalo Ana', 0],
  ])('was typed: %s', async (nombre, count) => {
    const stores = storesOf(newDatabase());
    await bringInto(stores, rows(OTHER, '01/01/2026;X;-1,00'));
    await stores.db.gastos.add({
      ...{ nombre, descripcion: nombre, cantidad: 150, fecha: '2026-06-05', categoriaId: 1, metodoPagoId: 1 },
      estado: 'pagado',
    });
    const { review } = await readWholeOver(stores, rows(ACCOUNT, ...bought));
    expect(review.twice).toHaveLength(count);
  });
});

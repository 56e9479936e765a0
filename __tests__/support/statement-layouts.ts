/**
 * Layouts beside those of the examples, as banks, cards and wallets of Spain and Latin America write them, drawn from one list of invented
 * movements: the rules must read what they were not written for.
 */
export type Lived = { fecha: string; cents: number; texto: string; saldo: number };

export type Layout = {
  name: string;
  render: (movements: readonly Lived[]) => string | Uint8Array;
  asks?: string[];
  /** Where the layout gives no balance, none is expected; where it gives one, every row is proved. */
  balance: boolean;
  answers?: { sign?: 'inverted' | 'asWritten'; noYear?: number };
};

const TEXTS = [
  'MERCADONA', 'CAFE CENTRAL', 'NOMINA EMPRESA SA', 'FARMACIA SOL', 'ALQUILER PISO', 'UBER VIAJE', 'CAFE CENTRAL', 'CAFE CENTRAL',
  'LUZ Y GAS SUR', 'TRANSFERENCIA DE ANA', 'COMPRA, CON COMA', 'TIENDA "LA ESQUINA"', 'CINE REX', 'COMISION MANT',
]; // oxfmt-ignore
const CENTS = [
  -4567, -150, 184_250, -1299, -85_000, -2310, -180, -180, -123_456, 5000, -999, -2050, -1180, -350,
];

/** Two months of movements, oldest first, round thousands as well as cents. */
export function livedMovements(unit = 1): Lived[] {
  let saldo = 150_000 * unit;
  return Array.from({ length: 56 }, (_, index) => {
    const kind = (index * 5 + Math.floor(index / 14)) % TEXTS.length;
    const day = index < 28 ? index + 1 : index - 27;
    const cents = (CENTS[kind] ?? 0) * unit;
    saldo += cents;
    const fecha = `2026-${index < 28 ? '03' : '04'}-${String(day).padStart(2, '0')}`;
    return { fecha, cents, texto: TEXTS[kind] ?? '', saldo };
  }).map((lived, index, all) => {
    // The two equal coffees are of one day.
    const before = all[index - 1];
    return before && lived.texto === before.texto ? { ...lived, fecha: before.fecha } : lived;
  });
}

export function grouped(cents: number, group: string, decimal: string, decimals = 2): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-2)}`;
}

export function es(cents: number): string {
  return `${cents < 0 ? '-' : ''}${grouped(cents, '.', ',')}`;
}

export function en(cents: number): string {
  return `${cents < 0 ? '-' : ''}${grouped(cents, ',', '.')}`;
}

export function dmy(fecha: string, separator = '/'): string {
  return fecha.split('-').reverse().join(separator);
}

export function quoted(text: string): string {
  return /[",;|\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function lines(rows: readonly string[], newline = '\r\n'): string {
  return rows.join(newline) + newline;
}

const MESES = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

function named(fecha: string): string {
  return `${fecha.slice(8)} ${MESES[Number(fecha.slice(5, 7)) - 1] ?? ''}`;
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

export const LAYOUTS: Layout[] = [
  {
    name: 'Mexico: charges and deposits apart, amounts with $ and commas, quoted',
    balance: true,
    render: (all) =>
      lines([
        '"Cuenta: 0123456789"',
        '"Periodo del 01/03/2026 al 30/04/2026"',
        '',
        'Fecha,Descripción,Cargo,Abono,Saldo',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [
            dmy(fecha),
            quoted(texto),
            cents < 0 ? `"$${grouped(cents, ',', '.')}"` : '',
            cents > 0 ? `"$${grouped(cents, ',', '.')}"` : '',
            `"$${en(saldo)}"`,
          ].join(','),
        ),
      ]),
  },
  {
    name: 'Argentina: tabs, "-$ 1.234,56", a branch and a reference before the amount',
    balance: true,
    render: (all) =>
      lines([
        'Últimos movimientos\t\t\t\t\t',
        'Fecha\tSucursal origen\tDescripción\tReferencia\tImporte Pesos\tSaldo Pesos',
        ...[...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }, index) =>
            [
              dmy(fecha),
              '0123 - Centro',
              texto,
              String(900_000 + index),
              `${cents < 0 ? '-' : ''}$ ${grouped(cents, '.', ',')}`,
              `$ ${es(saldo)}`,
            ].join('\t'),
          ),
      ]),
  },
  {
    name: 'Argentina: debits written negative, credits apart, days with two digits of year',
    balance: true,
    render: (all) =>
      lines([
        'Fecha;Movimiento;Débito;Crédito;Saldo Parcial;Comentarios',
        ...[...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }) =>
            [
              `${fecha.slice(8)}/${fecha.slice(5, 7)}/26`,
              quoted(texto),
              cents < 0 ? es(cents) : '0,00',
              cents > 0 ? es(cents) : '0,00',
              es(saldo),
              '',
            ].join(';'),
          ),
      ]),
  },
  {
    name: 'Chile: whole pesos with dots, heading in two rows, totals below',
    balance: true,
    render: (all) =>
      lines([
        'Cartola histórica;;;;',
        'Fecha;Detalle;Monto;;Saldo',
        ';;Cargos;Abonos;',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [
            dmy(fecha, '-'),
            quoted(texto),
            cents < 0 ? grouped(cents, '.', ',', 0) : '',
            cents > 0 ? grouped(cents, '.', ',', 0) : '',
            `${saldo < 0 ? '-' : ''}${grouped(saldo, '.', ',', 0)}`,
          ].join(';'),
        ),
        `;Total;${grouped(12_345_600, '.', ',', 0)};${grouped(65_432_100, '.', ',', 0)};`,
      ]),
  },
  {
    name: 'Colombia: year first with slashes, "$ 1.234.567,00", pipes',
    balance: true,
    render: (all) =>
      lines([
        'FECHA|DESCRIPCIÓN|SUCURSAL|VALOR|SALDO',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [fecha.replaceAll('-', '/'), texto, 'APP', `$ ${es(cents)}`, `$ ${es(saldo)}`].join('|'),
        ),
      ]),
  },
  {
    name: 'Peru: soles, a balance before the text, prose above',
    balance: true,
    render: (all) =>
      lines([
        'Consulta de movimientos, cuenta 191-00000000-0-00',
        'Moneda:,Soles (PEN)',
        'Fecha,Fecha valuta,Saldo,Monto,Descripción operación,Operación - Número',
        ...[...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }, index) =>
            [
              dmy(fecha),
              dmy(fecha),
              `"${en(saldo)}"`,
              `"${en(cents)}"`,
              quoted(texto),
              String(100 + index).padStart(8, '0'),
            ].join(','),
          ),
      ]),
  },
  {
    name: 'Peru: a card whose purchases have no sign',
    balance: false,
    asks: ['sign'],
    answers: { sign: 'inverted' },
    render: (all) =>
      lines([
        'Fecha de consumo;Comercio;Monto S/',
        ...all.map(({ fecha, cents, texto }) => [dmy(fecha), quoted(texto), `S/ ${en(-cents)}`].join(';')),
      ]),
  },
  {
    name: 'Uruguay: opening and closing balances as rows, sign after the number',
    balance: true,
    render: (all) =>
      lines([
        'Fecha;Concepto;Importe;Saldo',
        `01/03/2026;SALDO ANTERIOR;;${grouped(150_000, '.', ',')}`,
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [
            dmy(fecha),
            quoted(texto),
            `${grouped(cents, '.', ',')}${cents < 0 ? '-' : '+'}`,
            `${grouped(saldo, '.', ',')}${saldo < 0 ? '-' : '+'}`,
          ].join(';'),
        ),
        `30/04/2026;SALDO FINAL;;${es(all.at(-1)?.saldo ?? 0)}`,
      ]),
  },
  {
    name: 'Spain: no headings, pipes, two days and two references, dot decimals',
    balance: true,
    asks: ['noHeader'],
    render: (all) =>
      lines(
        [...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }, index) =>
            [
              dmy(fecha),
              texto,
              dmy(fecha),
              (cents / 100).toFixed(2),
              (saldo / 100).toFixed(2),
              String(5_402_000_000 + index),
              '',
            ].join('|'),
          ),
      ),
  },
  {
    name: 'Spain: amounts without a sign, D and H beside them',
    balance: true,
    render: (all) =>
      lines([
        'F. Operación;F. Valor;Concepto;Importe;D/H;Saldo',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [
            dmy(fecha, '.'),
            dmy(fecha, '.'),
            quoted(texto),
            grouped(cents, '.', ','),
            cents < 0 ? 'D' : 'H',
            es(saldo),
          ].join(';'),
        ),
      ]),
  },
  {
    name: 'a balance on the last movement of each day only',
    balance: true,
    render: (all) =>
      lines([
        'FECHA;DETALLE;IMPORTE;SALDO',
        ...all.map(({ fecha, cents, texto, saldo }, index) =>
          [dmy(fecha), quoted(texto), es(cents), all[index + 1]?.fecha === fecha ? '' : es(saldo)].join(';'),
        ),
      ]),
  },
  {
    name: 'amounts without a sign, which the balance alone tells',
    balance: true,
    render: (all) =>
      lines([
        'Fecha;Descripción;Monto;Saldo',
        '28/02/2026;SALDO INICIAL;;1.500,00',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [dmy(fecha), quoted(texto), grouped(cents, '.', ','), es(saldo)].join(';'),
        ),
      ]),
  },
  {
    name: 'columns of fixed width',
    balance: true,
    render: (all) =>
      lines([
        'BANCO DE EJEMPLO                      ESTADO DE CUENTA',
        '',
        'FECHA      DESCRIPCION                    IMPORTE          SALDO',
        ...all.map(
          ({ fecha, cents, texto, saldo }) =>
            `${dmy(fecha)} ${texto.padEnd(24)}${es(cents).padStart(14)}${es(saldo).padStart(15)}`,
        ),
      ]),
  },
  {
    name: 'days without a year, a period above',
    balance: true,
    render: (all) =>
      lines([
        'Periodo: 01/03/2026 - 30/04/2026;;;',
        'Fecha;Concepto;Importe;Saldo',
        ...all.map(({ fecha, cents, texto, saldo }) =>
          [named(fecha), quoted(texto), es(cents), es(saldo)].join(';'),
        ),
      ]),
  },
  {
    name: 'days without a year, nothing above',
    balance: true,
    asks: ['noYear'],
    answers: { noYear: 2026 },
    render: (all) =>
      lines([
        'Fecha;Concepto;Importe;Saldo',
        ...[...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }) =>
            [`${fecha.slice(8)}/${fecha.slice(5, 7)}`, quoted(texto), es(cents), es(saldo)].join(';'),
          ),
      ]),
  },
  {
    name: 'a sheet saved as text of UTF-16, month first',
    balance: true,
    render: (all) =>
      utf16(
        lines([
          'Posting Date\tDescription\tDebit\tCredit\tBalance',
          ...[...all]
            .reverse()
            .map(({ fecha, cents, texto, saldo }) =>
              [
                `${Number(fecha.slice(5, 7))}/${Number(fecha.slice(8))}/2026`,
                texto,
                cents < 0 ? grouped(cents, ',', '.') : '',
                cents > 0 ? grouped(cents, ',', '.') : '',
                en(saldo),
              ].join('\t'),
            ),
        ]),
      ),
  },
  {
    name: 'a wallet: gross, fee and net, states, ids',
    balance: true,
    render: (all) =>
      lines([
        '"Date","Time","Name","Type","Status","Currency","Gross","Fee","Net","Transaction ID","Balance"',
        ...all.map(({ fecha, cents, texto, saldo }, index) =>
          [
            dmy(fecha),
            '10:00:00',
            texto.replaceAll('"', '""'),
            'Payment',
            'Completed',
            'EUR',
            es(cents + 35),
            '-0,35',
            es(cents),
            `TX${index}A`,
            es(saldo),
          ]
            .map((cell) => `"${cell}"`)
            .join(','),
        ),
      ]),
  },
  {
    name: 'the day printed once for all of its movements, days newest first but movements in their order',
    balance: true,
    render: (all) => {
      const days = [...new Set(all.map(({ fecha }) => fecha.slice(0, 9)))].map((start) =>
        all.filter(({ fecha }) => fecha.startsWith(start)),
      );
      return lines([
        'Fecha;Concepto;Importe;Saldo',
        ...days
          .reverse()
          .flatMap((day) =>
            day.map(({ cents, texto, saldo }, index) =>
              [index === 0 ? dmy(day[0]?.fecha ?? '') : '', quoted(texto), es(cents), es(saldo)].join(';'),
            ),
          ),
      ]);
    },
  },
  {
    name: 'a page of HTML with a table of totals before that of movements, cells never closed',
    balance: true,
    render: (all) =>
      `<html><body><table border=1><tr><td>Total cargos<td>1.000,00<tr><td>Saldo actual<td>2.000,00</table><p>Movimientos</p><table><tr><th>Fecha<th>Concepto<th>Importe<th>Saldo${all
        .map(
          ({ fecha, cents, texto, saldo }) =>
            `<tr><td>${dmy(fecha)}<td>${texto.replaceAll('"', '&quot;')}<td align="right">${es(cents)}&nbsp;&euro;<td>${es(saldo)}&nbsp;&euro;`,
        )
        .join('\n')}</table></body></html>`,
  },
  {
    name: 'pages: the header again every twenty rows, a sum carried forward between',
    balance: true,
    render: (all) =>
      lines([
        'Fecha,Glosa,Cargo,Abono,Saldo',
        ...all.flatMap(({ fecha, cents, texto, saldo }, index) => [
          ...(index > 0 && index % 20 === 0
            ? [
                `,SALDO DE LA HOJA ANTERIOR,,,"${en(all[index - 1]?.saldo ?? 0)}"`,
                '',
                'Fecha,Glosa,Cargo,Abono,Saldo',
              ]
            : []),
          [
            dmy(fecha),
            quoted(texto),
            cents < 0 ? `"${grouped(cents, ',', '.')}"` : '',
            cents > 0 ? `"${grouped(cents, ',', '.')}"` : '',
            `"${en(saldo)}"`,
          ].join(','),
        ]),
      ]),
  },
  {
    name: 'Mexico: plus and minus in a column of their own, days as eight digits, a second text',
    balance: true,
    render: (all) =>
      lines([
        '"Cuenta","Fecha","Hora","Sucursal","Descripcion","Cargo/Abono","Importe","Saldo","Referencia"',
        ...all.map(({ fecha, cents, texto, saldo }, index) =>
          [
            "'65501234567",
            `'${dmy(fecha, '')}`.slice(1),
            '10:22',
            '0001',
            texto.replaceAll('"', '""'),
            cents < 0 ? '-' : '+',
            (Math.abs(cents) / 100).toFixed(2),
            (saldo / 100).toFixed(2),
            String(7000 + index),
          ]
            .map((cell) => `"${cell}"`)
            .join(','),
        ),
      ]),
  },
  {
    name: 'Spain: a bank of the network, foreign amounts beside the own, no balance',
    balance: false,
    render: (all) =>
      lines([
        '"Fecha","Beneficiario","Número de cuenta","Tipo de transacción","Referencia de pago","Cantidad (EUR)","Cantidad (Divisa extranjera)","Tipo de divisa extranjera","Tipo de cambio"',
        ...all.map(({ fecha, cents, texto }, index) =>
          [
            fecha,
            texto.replaceAll('"', '""'),
            '',
            'Pago con MasterCard',
            '',
            (cents / 100).toFixed(2),
            index % 3 === 0 ? (cents / 90).toFixed(2) : '',
            index % 3 === 0 ? 'USD' : '',
            index % 3 === 0 ? '1.11' : '',
          ]
            .map((cell) => `"${cell}"`)
            .join(','),
        ),
      ]),
  },
  {
    name: 'a wallet of many currencies: running balance, fees inside the amount, a column of what was exchanged',
    balance: true,
    render: (all) =>
      lines([
        '"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange Rate",Merchant,"Total fees","Exchange To Amount"',
        ...[...all]
          .reverse()
          .map(({ fecha, cents, texto, saldo }, index) =>
            [
              `CARD-${index}`,
              dmy(fecha, '-'),
              (cents / 100).toFixed(2),
              'EUR',
              quoted(texto),
              '',
              (saldo / 100).toFixed(2),
              '',
              '',
              '',
              index % 4 === 0 ? '0.35' : '0.00',
              '',
            ].join(','),
          ),
      ]),
  },
  {
    name: 'Colombia: notes of debit and credit say the side, values with $',
    balance: false,
    render: (all) =>
      lines([
        'Fecha de Sistema;Documento;Descripción motivo;Transacción;Oficina;Valor Total',
        ...all.map(({ fecha, cents, texto }, index) =>
          [
            dmy(fecha),
            String(index).padStart(6, '0'),
            quoted(texto),
            cents < 0 ? 'Nota Débito' : 'Nota Crédito',
            'CENTRO',
            `$ ${grouped(cents, ',', '.')}`,
          ].join(';'),
        ),
      ]),
  },
  {
    name: 'Chile: charges and deposits with long headings, a document number, carets for separators',
    balance: true,
    render: (all) =>
      lines([
        'Fecha^Descripción^N° documento^Cheques y otros cargos^Depósitos y abonos^Saldo diario',
        ...all.map(({ fecha, cents, texto, saldo }, index) =>
          [
            dmy(fecha),
            texto,
            index % 2 ? '' : String(4000 + index),
            cents < 0 ? grouped(cents, '.', ',', 0) : '',
            cents > 0 ? grouped(cents, '.', ',', 0) : '',
            `${saldo < 0 ? '-' : ''}${grouped(saldo, '.', ',', 0)}`,
          ].join('^'),
        ),
      ]),
  },
];

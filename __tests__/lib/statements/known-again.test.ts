import type { Answers } from '@/lib/statements/statement';
import type { ReviewedMovement } from '@/lib/statements/review/review-statement';
import { ofxOf, ofxOfAccount } from '../../support/ofx-of';
import { readWhole } from '../../support/read-statement';
import { StatementShelf } from '../../support/statement-shelf';

/** A row that was not brought; that was; that may have been, ticked as the same or not; that takes no money. */
type Told = 'new' | 'here' | 'likely' | 'asked' | 'none';

function toldOf({ status }: ReviewedMovement): Told {
  if (status.kind === 'again') return status.likely ? 'likely' : 'asked';
  if (status.kind === 'new' || status.kind === 'here') return status.kind;
  return 'none';
}

/** What the rows of the last of several files are, once those before it were brought as they are preset. */
async function lastOf(files: readonly string[], answers: Answers = {}): Promise<Told[]> {
  const shelf = new StatementShelf();
  let told: Told[] = [];
  for (const file of files) {
    const statement = await readWhole(file, answers);
    told = shelf.review(statement, answers).movements.map(toldOf);
    shelf.bring(statement, () => null, answers);
  }
  return told;
}

function csv(header: string, ...rows: string[]): string {
  return [header, ...rows].join('\n');
}

type Case = [title: string, files: string[], told: Told[], answers?: Answers];

function check(cases: readonly Case[]): void {
  it.each(cases)('%s', async (_, files, told, answers = {}) => {
    expect(await lastOf(files, answers)).toEqual(told);
  });
}

describe('instalments of one purchase are charges of their own', () => {
  function rows(header: string, one: string, other: string) {
    return [csv(header, one), csv(header, other)];
  }
  check([
    [
      'in a column of their own, without a sign',
      rows(
        'Fecha;Descripción;Cuotas;Monto',
        '15/01/2026;FALABELLA PLAZA;02/05;19.990',
        '15/01/2026;FALABELLA PLAZA;03/05;19.990',
      ),
      ['new'],
      { sign: 'inverted' },
    ],
    [
      'as «2 de 12»',
      rows(
        'Fecha;Detalle;Cuota;Importe',
        '15/01/2026;FRAVEGA;2 de 12;-199,00',
        '15/01/2026;FRAVEGA;3 de 12;-199,00',
      ),
      ['new'],
    ],
    [
      'as part and whole apart',
      rows(
        'Fecha;Detalle;Cuota;Total cuotas;Importe',
        '15/01/2026;FRAVEGA;2;12;-199,00',
        '15/01/2026;FRAVEGA;3;12;-199,00',
      ),
      ['new'],
    ],
    [
      'in the text beside a voucher',
      rows(
        'Fecha;Comprobante;Detalle;Importe',
        '15/01/2026;801234;FRAVEGA Cuota 02/12;-199,00',
        '15/01/2026;801234;FRAVEGA Cuota 03/12;-199,00',
      ),
      ['new'],
    ],
    [
      'as «C.02/12»',
      rows(
        'Fecha;Detalle;Importe',
        '15/01/2026;FRAVEGA C.02/12;-199,00',
        '15/01/2026;FRAVEGA C.03/12;-199,00',
      ),
      ['new'],
    ],
    [
      'in the memo of one FITID',
      [ofxOf('20260115,-199.00,A77,FRAVEGA,CUOTA 02/12'), ofxOf('20260115,-199.00,A77,FRAVEGA,CUOTA 03/12')],
      ['new'],
    ],
    [
      'as nothing but the memo',
      [ofxOf('20260115,-199.00,A77,FRAVEGA,02/12'), ofxOf('20260115,-199.00,A77,FRAVEGA,03/12')],
      ['new'],
    ],
    [
      'bare in the text, where it may be a day as well',
      rows('Fecha;Detalle;Importe', '15/01/2026;FRAVEGA 02/12;-199,00', '15/01/2026;FRAVEGA 03/12;-199,00'),
      ['asked'],
    ],
    [
      'and known, when they come again',
      rows(
        'Fecha;Detalle;Cuota;Importe',
        '15/01/2026;FRAVEGA;2/12;-199,00',
        '15/01/2026;FRAVEGA;2/12;-199,00',
      ),
      ['here'],
    ],
  ]);
});

describe('a reference counts where it tells rows apart', () => {
  function day(references: readonly [string, string, string]) {
    return [
      csv('Fecha;Documento;Concepto;Importe', `15/05/2026;${references[0]};CAFE LUIS;-2,00`),
      csv(
        'Fecha;Documento;Concepto;Importe',
        `15/05/2026;${references[1]};PARKING;-2,00`,
        `15/05/2026;${references[2]};CAFE LUIS;-2,00`,
      ),
    ];
  }
  check([
    ['nothing but 0', day(['0', '0', '0']), ['new', 'likely']],
    ['the office in every row', day(['OF4417', 'OF4417', 'OF4417']), ['new', 'likely']],
    ['a count that begins again in each file', day(['1', '1', '2']), ['new', 'likely']],
    ['a count with zeros before it', day(['000001', '000001', '000002']), ['new', 'likely']],
    ['the row’s own', day(['889901', '889902', '889901']), ['new', 'here']],
    [
      'never alone: another text',
      [
        csv('Fecha;Documento;Concepto;Importe', '15/05/2026;889901;CAFE LUIS;-2,00'),
        csv('Fecha;Documento;Concepto;Importe', '15/05/2026;889901;PARKING;-2,00'),
      ],
      ['asked'],
    ],
    [
      'never alone: another day of another month',
      [
        csv('Fecha;Documento;Concepto;Importe', '15/05/2026;889901;SEGURO;-2,00'),
        csv('Fecha;Documento;Concepto;Importe', '15/06/2026;889901;SEGURO;-2,00'),
      ],
      ['new'],
    ],
  ]);
});

describe('accounts are kept apart', () => {
  const CARD = csv(
    'Fecha;Concepto;Importe',
    '13/04/2026;METRO;-2,40',
    '14/04/2026;LIDL;-20,40',
    '15/04/2026;CINE;-9,00',
  );
  const OTHER_CARD = csv(
    'Fecha;Concepto;Importe',
    '13/04/2026;METRO;-2,40',
    '14/04/2026;ZARA;-30,40',
    '16/04/2026;BAR;-7,00',
  );
  check([
    [
      'two in one file, with nothing left in either',
      [
        csv(
          'Fecha;Cuenta;Concepto;Importe;Saldo',
          '15/05/2026;ES11 2100 0001;LUZ;-50,00;0,00',
          '15/05/2026;ES22 2100 0002;LUZ;-50,00;0,00',
        ),
      ],
      ['new', 'new'],
    ],
    [
      'two in one file by their names',
      [
        csv(
          'Fecha;Cuenta;Concepto;Importe;Saldo',
          '15/05/2026;Nómina;LUZ;-50,00;0,00',
          '15/05/2026;Ahorro;LUZ;-50,00;0,00',
        ),
      ],
      ['new', 'new'],
    ],
    [
      'one in each file',
      [
        csv('Fecha;Cuenta;Concepto;Importe;Saldo', '15/05/2026;ES11 2100 0001;LUZ;-50,00;0,00'),
        csv('Fecha;Cuenta;Concepto;Importe;Saldo', '15/05/2026;ES22 2100 0002;LUZ;-50,00;0,00'),
      ],
      ['new'],
    ],
    [
      'by the number above the table',
      [
        csv('Tarjeta: **** 1234', 'Fecha;Concepto;Importe', '13/04/2026;METRO;-2,40'),
        csv('Tarjeta: **** 9876', 'Fecha;Concepto;Importe', '13/04/2026;METRO;-2,40'),
      ],
      ['new'],
    ],
    [
      'by the number of an OFX',
      [ofxOf('20260413,-2.40,A1,METRO'), ofxOfAccount('999888777', '20260413,-2.40,B1,METRO')],
      ['new'],
    ],
  ]);

  it('asks which card a file without a number is, and not again of what it holds', async () => {
    const shelf = new StatementShelf();
    shelf.bring(await readWhole(CARD));
    const second = await readWhole(OTHER_CARD);
    const [question] = shelf.review(second).questions;
    if (question?.kind !== 'cuenta') throw new Error('It is not asked');
    expect(question.examples).toMatchObject([{ concepto: 'METRO' }]);
    const fates = shelf.bring(second, () => null, { cuenta: question.otherKey });
    expect(fates).toEqual(['add', 'add', 'add']);
    for (const file of [CARD, OTHER_CARD]) {
      const again = shelf.review(await readWhole(file));
      expect(again.questions).toEqual([]);
      expect(again.movements.map(toldOf)).toEqual(['here', 'here', 'here']);
    }
  });

  it('asks of a file that holds nothing but what another card holds as well', async () => {
    expect(await lastOf([CARD, csv('Fecha;Concepto;Importe', '13/04/2026;METRO;-2,40')])).toEqual(['likely']);
  });
});

describe('what the person or the bank calls otherwise does not count', () => {
  const ROWS = ['15/05/2026;MERCADONA;-45,10', '16/05/2026;CINE;-9,00'];
  check([
    [
      'an edited category',
      [
        csv('Fecha;Categoría;Concepto;Importe', '15/05/2026;Compras;MERCADONA;-45,10'),
        csv('Fecha;Categoría;Concepto;Importe', '15/05/2026;Hogar;MERCADONA;-45,10'),
      ],
      ['here'],
    ],
    [
      'a classification',
      [
        csv('Fecha;Clasificación;Concepto;Importe', '15/05/2026;Compras;MERCADONA;-45,10'),
        csv('Fecha;Clasificación;Concepto;Importe', '15/05/2026;Hogar;MERCADONA;-45,10'),
      ],
      ['here'],
    ],
    [
      'a note, a tag and a subcategory',
      [
        csv('Fecha;Concepto;Subcategoría;Notas;Etiquetas;Importe', '15/05/2026;ZARA;Ropa;;;-45,10'),
        csv(
          'Fecha;Concepto;Subcategoría;Notas;Etiquetas;Importe',
          '15/05/2026;ZARA;Casa;para Ana;regalos;-45,10',
        ),
      ],
      ['here'],
    ],
    [
      'a heading with the currency',
      [csv('Fecha;Concepto;Importe', ...ROWS), csv('Fecha;Concepto;Importe EUR', ...ROWS)],
      ['here', 'here'],
    ],
    [
      'a heading with a sign',
      [csv('Fecha;Concepto;Importe', ...ROWS), csv('FECHA;CONCEPTO;IMPORTE (€)', ...ROWS)],
      ['here', 'here'],
    ],
    [
      'other headings, which are asked about',
      [csv('Fecha;Concepto;Importe', ...ROWS), csv('Fecha operación;Descripción;Cantidad', ...ROWS)],
      ['likely', 'likely'],
    ],
  ]);

  const LATEST = ['15/05/2026;MERCADONA;-45,10', '16/05/2026;CINE;-9,00', '17/05/2026;BAR;-3,00'];
  const PLAIN = 'Fecha;Concepto;Importe';
  check([
    [
      'two tables without titles: the latest, then the month',
      [csv(PLAIN, ...LATEST, '', PLAIN, '14/05/2026;PAN;-1,10', ...LATEST)],
      ['new', 'new', 'new', 'new', 'here', 'here', 'here'],
    ],
    [
      'the same, newest first, with nothing between them',
      [csv(PLAIN, ...LATEST.toReversed(), PLAIN, ...LATEST.toReversed(), '14/05/2026;PAN;-1,10')],
      ['new', 'new', 'new', 'here', 'here', 'here', 'new'],
    ],
    [
      'the same, with numbers of rows that begin again',
      [
        csv(
          `Nº;${PLAIN}`,
          ...LATEST.map((row, at) => `${at + 1};${row}`),
          '',
          `Nº;${PLAIN}`,
          '1;14/05/2026;PAN;-1,10',
          ...LATEST.map((row, at) => `${at + 2};${row}`),
        ),
      ],
      ['new', 'new', 'new', 'new', 'here', 'here', 'here'],
    ],
    [
      'a third one that repeats the first',
      [csv(PLAIN, ...LATEST, '', PLAIN, '14/05/2026;PAN;-1,10', '', PLAIN, ...LATEST)],
      ['new', 'new', 'new', 'new', 'here', 'here', 'here'],
    ],
    [
      'two tables without titles of which one cuts its texts',
      [
        csv(
          PLAIN,
          ...LATEST.map((row) => row.replace('DONA', '')),
          '',
          PLAIN,
          '14/05/2026;PAN;-1,10',
          ...LATEST,
        ),
      ],
      ['new', 'new', 'new', 'new', 'asked', 'likely', 'likely'],
    ],
    [
      'a coffee twice in the month, once among the latest',
      [
        csv(
          PLAIN,
          '16/05/2026;CAFE;-2,00',
          '',
          PLAIN,
          '15/05/2026;PAN;-1,10',
          '16/05/2026;CAFE;-2,00',
          '16/05/2026;CAFE;-2,00',
        ),
      ],
      ['new', 'new', 'likely', 'new'],
    ],
    [
      'a table that goes on under its header, with one row of both sides of the break',
      [csv(PLAIN, ...LATEST, '', PLAIN, '17/05/2026;BAR;-3,00', '18/05/2026;BUS;-1,50')],
      ['new', 'new', 'new', 'asked', 'new'],
    ],
    [
      'a table that goes on under its header, with nothing in common',
      [csv(PLAIN, ...LATEST, '', PLAIN, '17/05/2026;BUS;-1,50', '18/05/2026;BUS;-1,50')],
      ['new', 'new', 'new', 'new', 'new'],
    ],
  ]);

  it.each([
    [
      'two titles',
      [
        'Últimos movimientos',
        'Fecha;Concepto;Importe',
        ...ROWS,
        '',
        'Movimientos del mes',
        'Fecha;Concepto;Importe',
        '14/05/2026;PAN;-1,10',
        ...ROWS,
      ],
    ],
    [
      'the number above the first',
      [
        'Cuenta: ES12 2100 0000 1234',
        'Últimos movimientos',
        'Fecha;Concepto;Importe',
        ...ROWS,
        '',
        'Movimientos del mes',
        'Fecha;Concepto;Importe',
        '14/05/2026;PAN;-1,10',
        ...ROWS,
      ],
    ],
    [
      'other headings',
      [
        'Fecha;Concepto;Importe',
        ...ROWS,
        '',
        'Fecha;Concepto;Importe;Saldo',
        '14/05/2026;PAN;-1,10;100,00',
        '15/05/2026;MERCADONA;-45,10;54,90',
        '16/05/2026;CINE;-9,00;45,90',
      ],
    ],
    [
      'a title with a number below',
      [
        'Movimientos del mes',
        'Fecha;Concepto;Importe',
        '14/05/2026;PAN;-1,10',
        ...ROWS,
        '',
        'Últimos 10 movimientos',
        'Fecha;Concepto;Importe',
        ...ROWS,
      ],
    ],
  ])('brings what two tables of a file hold once: %s', async (_, lines) => {
    const fates = new StatementShelf().bring(await readWhole(lines.join('\n')));
    expect(fates).toEqual(['add', 'add', 'add', 'here', 'here']);
  });

  it('brings what is settled in a table below one of what is pending', async () => {
    const lines = ['Pendientes', 'Fecha;Concepto;Estado;Importe', '16/05/2026;CINE;Pendiente;-9,00', ''];
    const below = ['Movimientos', 'Fecha;Concepto;Estado;Importe', '16/05/2026;CINE;Liquidado;-9,00'];
    const fates = new StatementShelf().bring(await readWhole([...lines, ...below].join('\n')));
    expect(fates).toEqual(['out', 'add']);
  });

  it('reads a header that a page repeats as one table, twins included', async () => {
    const page = ['Página 2', 'Fecha;Concepto;Importe', ROWS[0] ?? ''];
    const fates = new StatementShelf().bring(
      await readWhole(['Página 1', 'Fecha;Concepto;Importe', ...ROWS.slice(0, 1), '', ...page].join('\n')),
    );
    expect(fates).toEqual(['add', 'add']);
  });
});

describe('another form of the same movements is asked about', () => {
  const CSV = csv('Fecha;Concepto;Importe', '23/04/2026;MERCADONA MADRID;-45,10');
  const OFX = ofxOf('20260423,-45.10,X1,MERCADONA MADRID');
  const COFFEES = csv('Fecha;Concepto;Importe', '23/04/2026;CAFE;-2,00', '23/04/2026;CAFE;-2,00');
  check([
    ['CSV, then OFX', [CSV, OFX], ['likely']],
    ['OFX, then CSV', [OFX, CSV], ['likely']],
    [
      'a text that OFX cuts',
      [
        csv('Fecha;Concepto;Importe', '23/04/2026;COMPRA TARJ 1234 MERCADONA MADRID ES;-45,10'),
        ofxOf('20260423,-45.10,X1,COMPRA TARJ 1234 MERCADONA MADRI'),
      ],
      ['likely'],
    ],
    [
      'two columns of days',
      [CSV, csv('F. Operación;F. Valor;Concepto;Importe', '22/04/2026;23/04/2026;MERCADONA MADRID;-45,10')],
      ['likely'],
    ],
    [
      'without the balance',
      [
        csv('Fecha;Concepto;Importe;Saldo', '23/04/2026;CAFE;-2,00;98,00', '22/04/2026;PAN;-1,00;100,00'),
        csv('Fecha;Concepto;Importe', '23/04/2026;CAFE;-2,00', '22/04/2026;PAN;-1,00'),
      ],
      ['likely', 'likely'],
    ],
    [
      'a name of two letters',
      [csv('Fecha;Concepto;Importe', '23/04/2026;BP;-45,10'), ofxOf('20260423,-45.10,X1,E.S. BP 1233')],
      ['asked'],
    ],
    ['two days later, not ticked', [CSV, ofxOf('20260425,-45.10,X1,MERCADONA MADRID')], ['asked']],
    ['four days later is new', [CSV, ofxOf('20260427,-45.10,X1,MERCADONA MADRID')], ['new']],
    ['another text is new', [CSV, ofxOf('20260423,-45.10,X1,REPSOL')], ['new']],
    ['another amount is new', [CSV, ofxOf('20260423,-45.11,X1,MERCADONA MADRID')], ['new']],
    [
      'two true coffees and a third',
      [COFFEES, ofxOf('20260423,-2.00,X1,CAFE', '20260423,-2.00,X2,CAFE', '20260423,-2.00,X3,CAFE')],
      ['likely', 'likely', 'new'],
    ],
    ['one coffee of two', [COFFEES, ofxOf('20260423,-2.00,X1,CAFE')], ['likely']],
    [
      'a third form of what two have told',
      [CSV, OFX, csv('Fecha;Descripción;Detalle;Cantidad', '23/04/2026;MERCADONA MADRID;Compra;-45,10')],
      ['likely'],
    ],
  ]);
});

describe('a movement that is reworded, or comes a day later, is asked about', () => {
  const FIRST = csv('Fecha;Concepto;Importe', '13/04/2026;COMPRA TARJ 1234 MERCADONA;-45,10');
  const WITH_SALDO = csv(
    'Fecha;Concepto;Importe;Saldo',
    '12/04/2026;CINE;-9,00;145,10',
    '13/04/2026;COMPRA TARJ 1234 MERCADONA;-45,10;100,00',
  );
  check([
    ['reworded', [FIRST, csv('Fecha;Concepto;Importe', '13/04/2026;MERCADONA MADRID ES;-45,10')], ['likely']],
    [
      'a day later',
      [FIRST, csv('Fecha;Concepto;Importe', '14/04/2026;MERCADONA MADRID ES;-45,10')],
      ['asked'],
    ],
    [
      'a day later under the same words',
      [FIRST, csv('Fecha;Concepto;Importe', '14/04/2026;COMPRA TARJ 1234 MERCADONA;-45,10')],
      ['asked'],
    ],
    [
      'a day later, with another balance after it',
      [
        WITH_SALDO,
        csv(
          'Fecha;Concepto;Importe;Saldo',
          '12/04/2026;CINE;-9,00;145,10',
          '14/04/2026;PAN;-1,00;144,10',
          '14/04/2026;MERCADONA;-45,10;99,00',
          '15/04/2026;BAR;-2,00;97,00',
        ),
      ],
      ['here', 'new', 'asked', 'new'],
    ],
    [
      'days later, beside one balance in all rows, which says nothing',
      [
        csv(
          'Fecha;Concepto;Importe;Disponible',
          '13/04/2026;PAN;-1,00;900,00',
          '14/04/2026;CINE;-9,00;900,00',
        ),
        csv(
          'Fecha;Concepto;Importe;Disponible',
          '14/04/2026;FLORES;-9,00;900,00',
          '15/04/2026;PAN;-1,00;900,00',
          '18/04/2026;BUS;-3,00;900,00',
        ),
      ],
      ['asked', 'asked', 'new'],
    ],
    [
      'not so where the file has both',
      [
        WITH_SALDO,
        csv(
          'Fecha;Concepto;Importe;Saldo',
          '12/04/2026;CINE;-9,00;145,10',
          '13/04/2026;COMPRA TARJ 1234 MERCADONA;-45,10;100,00',
          '14/04/2026;COMPRA TARJ 1234 MERCADONA;-45,10;54,90',
        ),
      ],
      ['here', 'here', 'new'],
    ],
    [
      'a twin of the evening, told apart by its balance',
      [
        csv('Fecha;Concepto;Importe;Saldo', '13/04/2026;CAFE;-1,50;10,00'),
        csv('Fecha;Concepto;Importe;Saldo', '13/04/2026;CAFE;-1,50;10,00', '13/04/2026;CAFE;-1,50;8,50'),
      ],
      ['here', 'new'],
    ],
  ]);
});

describe('a movement that a file should hold, and does not, may be another text of its amount', () => {
  const HEADER = 'Fecha;Concepto;Importe';
  const [CINE, BAR] = ['12/04/2026;CINE;-9,00', '15/04/2026;BAR;-3,00'];
  function between(row: string, header = HEADER) {
    return csv(header, CINE, row, BAR);
  }
  const CARD_ROW = '13/04/2026;COMPRA TARJETA;-45,10';
  check([
    [
      'of the day, alone in its file',
      [csv(HEADER, CARD_ROW), csv(HEADER, '13/04/2026;MERCADONA;-45,10')],
      ['asked'],
    ],
    [
      'of a day within',
      [
        csv('Tarjeta **** 1234', between(CARD_ROW)),
        csv('Tarjeta **** 1234', between('13/04/2026;MERCADONA;-45,10')),
      ],
      ['here', 'likely', 'here'],
    ],
    [
      'days later',
      [between('13/04/2026;AMAZON EU;-45,10'), between('14/04/2026;KINDLE SVCS;-45,10')],
      ['here', 'asked', 'here'],
    ],
    [
      'with another balance, since something came before it',
      [
        csv(
          'Fecha;Concepto;Importe;Saldo',
          '12/04/2026;CINE;-9,00;145,10',
          '13/04/2026;COMPRA TARJETA;-45,10;100,00',
          '15/04/2026;BAR;-3,00;97,00',
        ),
        csv(
          'Fecha;Concepto;Importe;Saldo',
          '12/04/2026;CINE;-9,00;145,10',
          '12/04/2026;PAN;-1,00;144,10',
          '13/04/2026;MERCADONA;-45,10;99,00',
          '15/04/2026;BAR;-3,00;96,00',
        ),
      ],
      ['here', 'new', 'asked', 'asked'],
    ],
    [
      'in all rows',
      [
        between('13/04/2026;COMPRA;-45,10').replaceAll(/CINE|BAR/g, 'COMPRA'),
        between('13/04/2026;MERCADONA;-45,10'),
      ],
      ['asked', 'likely', 'asked'],
    ],
    [
      'not if the file begins after its day',
      [
        csv(HEADER, '13/04/2026;AMAZON EU;-45,10'),
        csv(HEADER, '14/04/2026;KINDLE SVCS;-45,10', '15/04/2026;BAR;-3,00'),
      ],
      ['new', 'new'],
    ],
    [
      'not if the file has that one too',
      [
        between('13/04/2026;CAFE;-2,00'),
        csv(HEADER, CINE, '13/04/2026;CAFE;-2,00', '13/04/2026;PARKING;-2,00', BAR),
      ],
      ['here', 'here', 'new', 'here'],
    ],
    [
      'once: two of another text are one and a new one',
      [between(CARD_ROW), csv(HEADER, CINE, '13/04/2026;LIDL;-45,10', '13/04/2026;ALDI;-45,10', BAR)],
      ['likely', 'asked', 'new', 'likely'],
    ],
  ]);

  const MONTH = [
    '12/04/2026;CINE;-9,00',
    '13/04/2026;AMAZON EU;-45,10',
    '14/04/2026;RENFE;-31,20',
    '15/04/2026;ZARA;-30,00',
    '16/04/2026;BAR;-3,00',
  ];
  check([
    [
      'in another form of an account, which holds all the rest',
      [
        csv(HEADER, ...MONTH),
        ofxOf(
          '20260412,-9.00,A1,CINE',
          '20260413,-45.10,A2,KINDLE SVCS',
          '20260414,-31.20,A3,RENFE',
          '20260415,-30.00,A4,ZARA',
          '20260416,-3.00,A5,BAR',
        ),
      ],
      ['likely', 'asked', 'likely', 'likely', 'likely'],
    ],
    [
      'not in the form of another account',
      [
        csv(HEADER, ...MONTH),
        ofxOf('20260412,-9.00,A1,CINE', '20260413,-45.10,A2,KINDLE SVCS', '20260416,-7.00,A5,METRO'),
      ],
      ['likely', 'new', 'new'],
    ],
  ]);

  const BY_CATEGORIA = 'Fecha;Categoría;Importe';
  check([
    [
      'the category alone, edited',
      [csv(BY_CATEGORIA, '13/04/2026;Compras;-45,10'), csv(BY_CATEGORIA, '13/04/2026;Hogar;-45,10')],
      ['asked'],
    ],
    [
      'the category alone, edited among others',
      [
        csv(BY_CATEGORIA, '12/04/2026;Ocio;-9,00', '13/04/2026;Compras;-45,10', '15/04/2026;Bares;-3,00'),
        csv(BY_CATEGORIA, '12/04/2026;Ocio;-9,00', '13/04/2026;Hogar;-45,10', '15/04/2026;Bares;-3,00'),
      ],
      ['likely', 'asked', 'likely'],
    ],
    [
      'the category alone, then the text of another form',
      [csv(BY_CATEGORIA, '13/04/2026;Compras;-45,10'), ofxOf('20260413,-45.10,X1,MERCADONA')],
      ['asked'],
    ],
    [
      'no text at all, the same again',
      [csv('Fecha;Importe', '13/04/2026;-45,10'), csv('Fecha;Importe', '13/04/2026;-45,10')],
      ['here'],
    ],
    [
      'what a bank did, then whom it paid, in another form',
      [csv(HEADER, CARD_ROW), ofxOf('20260413,-45.10,X1,MERCADONA')],
      ['asked'],
    ],
  ]);

  it.each([
    ['AMAZON', 'AMZN Mktp'],
    ['CAFÉ', 'CAF'],
    ['FARMACIA LUNA', 'FCIA LDA'],
    ['AYUNTAMIENTO', 'AYTO'],
    ['CARREFOUR', 'CRF 0231'],
    ['EL CORTE INGLES', 'ECI'],
    ['PANADERIA', 'PAN'],
  ])('is alike if its text is cut or abbreviated, in any form: %s, %s', async (long, short) => {
    for (const [one, other] of [
      [long, short],
      [short, long],
    ]) {
      const first = csv(HEADER, `13/04/2026;${one};-45,10`);
      expect(await lastOf([first, ofxOf(`20260413,-45.10,X1,${other}`)])).toEqual(['asked']);
      expect(await lastOf([first, csv(HEADER, `16/04/2026;${other};-45,10`)])).toEqual(['asked']);
    }
  });
});

describe('two cards without a number whose files are the same to the byte', () => {
  const METRO = csv('Fecha;Concepto;Importe', '13/04/2026;METRO;-2,40');

  it('are two under two names, and the file that comes again is quiet', async () => {
    const shelf = new StatementShelf();
    const statement = await readWhole(METRO);
    expect(shelf.bring(statement, () => null, {}, [], 'una.csv')).toEqual(['add']);
    expect(shelf.review(statement, {}, 'una.csv').movements.map(toldOf)).toEqual(['here']);
    const { movements, sources } = shelf.review(statement, {}, 'otra.csv');
    expect(movements.map(toldOf)).toEqual(['likely']);
    const other = sources[0]?.otherKey ?? '';
    expect(shelf.bring(statement, () => null, { cuenta: other }, [], 'otra.csv')).toEqual(['add']);
    for (const name of ['una.csv', 'otra.csv']) {
      const again = shelf.review(statement, {}, name);
      expect(again.questions).toEqual([]);
      expect(again.movements.map(toldOf)).toEqual(['here']);
    }
  });

  it('are two under one name with one press', async () => {
    const shelf = new StatementShelf();
    const statement = await readWhole(METRO);
    shelf.bring(statement);
    expect(shelf.bring(statement)).toEqual(['here']);
    expect(shelf.bring(statement, () => null, {}, [0])).toEqual(['add']);
  });
});

it('brings what it knows all the same with one press, and counts it', async () => {
  const shelf = new StatementShelf();
  const statement = await readWhole(
    csv(
      'Fecha;Concepto;Importe',
      '13/04/2026;METRO;-2,40',
      '13/04/2026;METRO;-2,40',
      '14/04/2026;LIDL;-9,00',
    ),
  );
  shelf.bring(statement);
  const again = shelf.review(statement);
  expect(again.movements.map(toldOf)).toEqual(['here', 'here', 'here']);
  expect(shelf.bring(statement, () => null, {}, [0])).toEqual(['add', 'here', 'here']);
});

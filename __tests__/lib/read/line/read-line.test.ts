import fc from 'fast-check';
import { centsToDecimal } from '@/lib/domain/money';
import { readLine } from '@/lib/read/line/read-line';
import { lineQuestionSentence } from '@/lib/text/entry';
import {
  contextOf,
  isWrongAmount,
  lineExamples,
  meaningOf,
  misreadingOf,
  SPAIN,
} from '../../../support/lines';
import { propertyRuns } from '../../../support/property-runs';

const FILES = ['lineas.json', 'lineas-propias.json', 'lineas-paises.json'];

describe.each(FILES)('the lines of %s', (file) => {
  const examples = lineExamples(file);

  it('are read as they are meant', () => {
    const misread = examples.lineas.flatMap((example) => misreadingOf(examples, example) ?? []);
    expect(misread).toEqual([]);
  });

  it('give no wrong amount', () => {
    const wrong = examples.lineas.filter((example) => isWrongAmount(meaningOf(examples, example), example));
    expect(wrong).toEqual([]);
  });

  it('lose no number: each is in a part, in the nombre, or in a question', () => {
    const lost = examples.lineas.flatMap((example) => {
      const { text, parts, questions, nombre } = readLine(example.texto, contextOf(examples, example));
      const left = parts.reduce(
        (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
        text,
      );
      const numbers = left.match(/\p{N}+/gu) ?? [];
      return questions.length > 0 || numbers.every((number) => nombre.includes(number))
        ? []
        : [example.texto];
    });
    expect(lost).toEqual([]);
  });

  it('mean the same in capitals and without accents', () => {
    for (const example of examples.lineas) {
      const texto = example.texto
        .toUpperCase()
        .normalize('NFD')
        .replace(/[\u0300\u0301]/gu, '');
      const [plain, changed] = [example, { ...example, texto }].map((one) => meaningOf(examples, one));
      expect({ ...changed, nombre: '' }).toEqual({ ...plain, nombre: '' });
    }
  });
});

it('says which piece of the text said what', () => {
  const typed = 'Ayer 12,50 € pan en efectivo #comida por pagar';
  const { text, parts, nombre } = readLine(typed, SPAIN);
  expect(parts.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['fecha', 'Ayer'],
    ['cantidad', '12,50 €'],
    ['metodoPago', 'en efectivo'],
    ['categoria', '#comida'],
    ['estado', 'por pagar'],
  ]);
  expect(nombre).toBe('pan');
});

it.each([
  ['lavadora 1,200', 'which-mark', [1.2, 1200]],
  ['sofá 1 234€', 'which-number', [1234, 234]],
  ['1 234,50 € sofá', 'which-number', [1234.5, 234.5]],
  ['menú 2 150', 'which-number', [2150, 150]],
  ['12,50 cena y propina 3', 'which-number', [12.5, 3]],
  ['entre 20 y 30 gasolina', 'which-number', [20, 30]],
  ['20 o 25 €', 'which-number', [25, 20]],
  ['15.- pizza 4 quesos', 'which-number', [15, 4]],
  ['20 € pan 30', 'which-number', [20, 30]],
  ['20 € cine 15', 'which-number', [20, 15]],
  ['4k tv 399', 'which-number', [4000, 399]],
  ['100 kr cena', 'other-currency', []],
  ['cena 100 zł', 'other-currency', []],
  ['regalo de boda 150 mitad', 'shared', []],
  ['cena 80/4', 'which-number', [80, 20]],
  ['5.11 gym 30', 'which-number', [5.11, 30]],
  ['cena 80:4', 'which-number', [80, 20]],
  ['1906 bar 4', 'which-number', [1906, 4]],
  ['alquiler marzo 2026', 'which-number', [2026]],
  ['café 2 euros 50', 'which-number', [2.5, 2]],
  ['tres euros doce huevos', 'several-gastos', []],
  ['seguro 320 el 5 de diciembre', 'which-year', ['2026-12-05', '2025-12-05']],
  ['café 3 con 5', 'which-decimals', [3.05, 3.5]],
  ['gasolina 95 50', 'which-number', [95, 50]],
  ['3 cafés con Ana', 'count-or-cantidad', [3]],
  ['4 entradas a 12', 'each-or-all', [12, 48]],
  ['40€/persona cena', 'each-or-all', [40]],
  ['diesel 30 litros a 1,45', 'each-or-all', [1.45, 43.5]],
  ['zapatos 50€ con 20% dto', 'percentage', [50, 40]],
  ['50% de 30', 'percentage', [30, 15]],
  ['24/11 cine 9', 'which-year', ['2026-11-24', '2025-11-24']],
  ['taxi 20 dólares', 'other-currency', []],
  ['-15 pan', 'negative', []],
  ['0 pan', 'not-positive', []],
  ['silla 1.23.456', 'wrong-number', []],
  [`piso ${'9'.repeat(60)}`, 'too-large', []],
  ['pan 12,5555', 'too-precise', []],
  ['31/9 cena 20', 'impossible-day', []],
  ['30 de febrero cena 20', 'impossible-day', []],
  ['la semana pasada dentista 60', 'vague-day', []],
  ['ayer y hoy parking 10', 'several-days', ['2026-11-21', '2026-11-22']],
  ['me devolvieron 20€ de zara', 'money-in', []],
  ['pan 1,20 leche 0,95', 'several-gastos', []],
  ['cena 40 a medias', 'shared', []],
  ['comida casa 20', 'which-categoria', [1, 2]],
])('asks about «%.30s»: %s', (typed, question, options) => {
  const [asked] = readLine(typed, SPAIN).questions;
  expect(asked).toMatchObject({ question, options });
  expect(asked && lineQuestionSentence(asked)).toMatch(/[.?]$/u);
});

it.each([
  ['[12/11/26, 9:41:03] Ana: café 2,50', 'café', 2.5, '2026-11-12'],
  ['\u200e[12/11/26, 9:41:03\u202fp.\u00a0m.] ~ Ana Gil: ayer café 2,50', 'café', 2.5, '2026-11-11'],
  ['12/11/2026, 9:41 - Ana: pan 1,20', 'pan', 1.2, '2026-11-12'],
  ['[9:41, 12/11/2026] +34 600 11 22 33: pan 1,20', 'pan', 1.2, '2026-11-12'],
  ['ayer x la noche copas 28', 'copas', 28, '2026-11-21'],
  ['12/11/2026 18:42 Mercadona: 34,20', 'Mercadona', 34.2, '2026-11-12'],
  ['antesdeayer bar 12', 'bar', 12, '2026-11-20'],
  ['el jueves por la noche copas 28', 'copas', 28, '2026-11-19'],
  ['12/11/26 9:41 - Ana: 3 cafés 4,50', '3 cafés', 4.5, '2026-11-12'],
])('reads «%s» with its day', (typed, nombre, cantidad, fecha) => {
  const read = readLine(typed, SPAIN);
  expect(read).toMatchObject({ nombre, cantidad, fecha, questions: [] });
  expect(read.parts).toContainEqual(expect.objectContaining({ kind: 'fecha', fecha }));
});

it.each([
  ['unos 20 gasolina', 'gasolina', 20],
  ['gasolina ~20€', 'gasolina', 20],
  ['gasolina 20 más o menos', 'gasolina', 20],
  ['20? gasolina', 'gasolina', 20],
  ['le hice un bizum a juan de 20', 'juan', 20],
  ['bizum de 15€ a marta por la cena', 'marta por la cena', 15],
  ['hotel 90 x 2 noches', 'hotel noches', 180],
  ['Mercadona -> 34,20', 'Mercadona', 34.2],
  ['34,20 (mercadona)', 'mercadona', 34.2],
  ['mercadona [34,20]', 'mercadona', 34.2],
  ['mercadona 34,20/tarjeta', 'mercadona', 34.2],
  ['pan Tarjeta ··1234 2,50', 'pan ··1234', 2.5],
  ['gym 30 €/mes', 'gym mes', 30],
  ['mercadona 12,50€!!', 'mercadona', 12.5],
  ['«pan» 1,20', 'pan', 1.2],
  ['"Luz","40,20"', 'Luz', 40.2],
  ['compré en Lidl por valor de 34,20', 'Lidl', 34.2],
  ['2 leche 0,95 1,90', '2 leche', 1.9],
  ['2 x 1,50 yogur 3,00', '2 x 1,50 yogur', 3],
  ['café 2€ €', 'café', 2],
])('calls «%s» by its name alone', (typed, nombre, cantidad) => {
  expect(readLine(typed, SPAIN)).toMatchObject({ nombre, cantidad, questions: [] });
});

it.each(['- ', '• ', '* ', '1. ', '12) ', '1.- ', '☐ ', '✓ ', '✔️', '[ ] ', '[x] ', '- [ ] ', 'a) ', '+ '])(
  'leaves the mark «%s» out of the nombre',
  (mark) => {
    expect(readLine(`${mark}leche 0,95`, SPAIN)).toMatchObject({
      nombre: 'leche',
      cantidad: 0.95,
      questions: [],
    });
  },
);

it.each([
  ['7-Eleven 3,50', '7-Eleven', 3.5],
  ['3,50 peaje A-7', 'peaje A-7', 3.5],
  ['1906 bar 4,50', '1906 bar', 4.5],
  ['10 € Studio 54', 'Studio 54', 10],
  ['BAR 1906 12,50', 'BAR 1906', 12.5],
  ['3 cafés 4,50', '3 cafés', 4.5],
  ['20- pan', 'pan', 20],
  ['20. pan', 'pan', 20],
  ['20. cena 2 personas', 'cena 2 personas', 20],
  ['- 20- cena con 3 amigos', 'cena con 3 amigos', 20],
  ['2. cena 2 personas 30', 'cena 2 personas', 30],
  ['2. cena 2 personas', 'cena 2 personas', null],
  ['he enviado una transferencia de 600 al casero', 'transferencia al casero', 600],
  ['A-6 gasolina 50', 'A-6 gasolina', 50],
  ['alquiler 650 noviembre', 'alquiler noviembre', 650],
  ['café a euro con veinte', 'café', 1.2],
  ['café a euro veinte', 'café', 1.2],
  ['un euro veinte café', 'café', 1.2],
  ['café dos euros cincuenta', 'café', 2.5],
  ['cena 80,50:3', 'cena', 26.83],
  ['ref 8899 multa 50', 'ref 8899 multa', 50],
  ['matrícula 320 pago 1 de 2', 'matrícula pago 1 de 2', 320],
  ['partido 3:2 entrada 40', 'partido 3:2 entrada', 40],
  ['alquiler marzo 2026 650', 'alquiler marzo 2026', 650],
  ['zapatos a mitad de precio 20', 'zapatos a mitad de precio', 20],
  ['amazon - funda iphone 15 - 12,99', 'amazon - funda iphone 15', 12.99],
  ['bar los 3 hermanos 9', 'bar los 3 hermanos', 9],
])('keeps the number of the name in «%s»', (typed, nombre, cantidad) => {
  expect(readLine(typed, SPAIN)).toMatchObject({ nombre, cantidad, questions: [] });
});

it.each([
  ['sofá 1 050 €', 'sofá', 1050],
  ['piso 120 000 €', 'piso', 120000],
  ['piso 1 120 500,50 €', 'piso', 1120500.5],
  ['sofá 1\u00a0234,50\u00a0€', 'sofá', 1234.5],
  ['iphone 15 900 €', 'iphone 15', 900],
])('reads the groups of «%s»', (typed, nombre, cantidad) => {
  expect(readLine(typed, SPAIN)).toMatchObject({ nombre, cantidad, questions: [] });
});

it.each([
  'Cajero: 100 €',
  'Redondeo 0,40',
  'MyInvestor: compra de 3 participaciones 300 €',
  'traspaso a mi cuenta 200',
  'retirada 50 efectivo',
  'pago tarjeta 200',
  'recarga 20',
  'le presté 50 a Luis',
  'top-up 20',
  'Aportación Indexa 200',
  'metí 100 en Indexa Capital',
])('asks if «%s» is the own money of the person', (typed) => {
  expect(readLine(typed, SPAIN).questions).toMatchObject([{ field: 'gasto', question: 'own-money' }]);
});

it.each(['recarga móvil 10', 'recarga de saldo 20', 'aportación comunidad 40', 'Indexa: comisión 3'])(
  'takes «%s» for spent',
  (typed) => {
    expect(readLine(typed, SPAIN).questions).toEqual([]);
  },
);

it.each([
  ['entradas 4 120€', ['entradas', 'entradas 4']],
  ['gasolina 95 50', ['gasolina 50', 'gasolina 95']],
  ['lotería 20€ 22', ['lotería', 'lotería 22']],
  ['comida 8 350', ['comida', '8']],
])('keeps the numbers of «%s» that the answer leaves', (typed, nombres) => {
  expect(readLine(typed, SPAIN).questions).toMatchObject([{ question: 'which-number', nombres }]);
});

it.each([
  '',
  '   ',
  'pan',
  'café con Ana',
  '24/7',
  'metro línea 3',
  'cine 20:30',
  '3 litros',
  '20 %',
  'un café',
])('finds no amount in «%s», and asks about none', (typed) => {
  expect(readLine(typed, SPAIN)).toMatchObject({ cantidad: null, questions: [] });
});

describe('for all lines', () => {
  const PIECES = [
    ...[
      '12,50',
      '3',
      '1.200',
      '2x3',
      '0',
      '95',
      '50€',
      '$ 4',
      'mil',
      'dos',
      'lucas',
      'k',
      'con',
      '3/10',
      '31/9',
    ],
    ...[
      'ayer',
      'el lunes',
      'el 3',
      'mañana',
      'la semana pasada',
      'por pagar',
      'debo',
      'a medias',
      'de',
      'el',
    ],
    ...[
      'pan',
      'casa',
      '#comida',
      'con tarjeta',
      'efectivo',
      '☕',
      'cafés',
      ',',
      '-',
      '(',
      'İ',
      'ﬁ',
      'e\u0301',
    ],
  ];
  const line = fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 9 })
    .chain((pieces) => fc.constantFrom(' ', '').map((between) => pieces.join(between)));

  it('parts lie in the text and apart from each other, and the amount is that of its part', () => {
    fc.assert(
      fc.property(line, (typed) => {
        const { text, parts, cantidad, questions } = readLine(typed, SPAIN);
        let end = 0;
        for (const part of parts) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          expect(part.end).toBeGreaterThan(part.start);
          end = part.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        const amounts = parts.flatMap((part) => (part.kind === 'cantidad' ? [part.cantidad] : []));
        expect(amounts).toEqual(cantidad === null ? [] : [cantidad]);
        for (const asked of questions) expect(asked.end).toBeGreaterThan(asked.start);
      }),
      propertyRuns(300),
    );
  });

  it('no amount is invented: without a digit or a word for a number there is none', () => {
    const words = fc.array(fc.stringMatching(/^[b-df-hj-lp-z]{2,8}$/u), { maxLength: 8 });
    fc.assert(
      fc.property(words, (pieces) => {
        expect(readLine(pieces.join(' '), SPAIN).cantidad).toBeNull();
      }),
      propertyRuns(100),
    );
  });

  it.each(['1e999 pan', '1e3 pan', 'https://example.com/x?y=1', 'www.example.com/12/3,50 pan'])(
    '«%s» says none',
    (line) => {
      expect(readLine(line, SPAIN)).toMatchObject({ cantidad: null, nombre: line });
    },
  );

  it('equal numbers are one answer to the question', () => {
    const { questions } = readLine('5 pan y leche 5 pan y leche 5 pan', SPAIN);
    expect(questions).toMatchObject([{ question: 'which-number', options: [5] }]);
  });

  it('signs that nobody sees leave no trace in the nombre', () => {
    const { cantidad, nombre } = readLine('pan\u202e 5,00 \u200bintegral\u202c\u0007', SPAIN);
    expect({ cantidad, nombre }).toEqual({ cantidad: 5, nombre: 'pan integral' });
  });

  it('an amount with two decimals is read to the cent wherever it stands', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 3 }), (amount, place) => {
        const words = ['pan', 'integral', 'ayer'];
        words.splice(place, 0, centsToDecimal(amount).replace('.', ','));
        const read = readLine(words.join(' '), SPAIN);
        expect(read).toMatchObject({ nombre: 'pan integral', fecha: '2026-11-21' });
        expect(read.cantidad).toBe(Number(centsToDecimal(amount)));
      }),
      propertyRuns(100),
    );
  });
});

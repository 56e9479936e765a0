import fc from 'fast-check';
import { csvFormat, ownSeparator, readOwnCsv } from '@/lib/export/csv-format';
import { talliedGastos } from '@/lib/domain/tally';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';
import { buildCatalogo } from '../../support/build-query';

const HEADINGS = {
  fecha: 'Fecha',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  cantidad: 'Cantidad',
  categoria: 'Categoría',
  metodoPago: 'Método de pago',
  estado: 'Estado',
};
const CATALOGO = buildCatalogo([buildCategoria()], [buildMetodoPago()]);
const comma = csvFormat(',', HEADINGS);
const point = csvFormat('.', HEADINGS);

it('heads the file with a byte order mark and the columns', () => {
  expect(comma.head(CATALOGO)).toBe(
    '\uFEFFFecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estado\r\n',
  );
  expect(point.head(CATALOGO)).toBe(
    '\uFEFFFecha,Nombre,Descripción,Cantidad,Categoría,Método de pago,Estado\r\n',
  );
});

it('writes names instead of ids, and nothing where there is no name', () => {
  expect(comma.rows([buildGasto(), buildGasto({ categoriaId: 7, metodoPagoId: 7 })], CATALOGO, true)).toBe(
    '2026-01-15;Supermercado;Compra de la semana;45,50;Alimentación;Efectivo;pagado\r\n' +
      '2026-01-15;Supermercado;Compra de la semana;45,50;;;pagado\r\n',
  );
});

it.each([
  ['a;b', '"a;b"', 'a;b'],
  ['a,b', 'a,b', '"a,b"'],
  ['di «hola»', 'di «hola»', 'di «hola»'],
  ['di "hola"', '"di ""hola"""', '"di ""hola"""'],
  ['dos\nlíneas', '"dos\nlíneas"', '"dos\nlíneas"'],
  ['dos\r\nlíneas', '"dos\r\nlíneas"', '"dos\r\nlíneas"'],
  ['=1+1', "'=1+1", "'=1+1"],
  ['+34 600', "'+34 600", "'+34 600"],
  ['-5 de descuento', "'-5 de descuento", "'-5 de descuento"],
  ['@SUM(A1)', "'@SUM(A1)", "'@SUM(A1)"],
  ['\tTAB', "'\tTAB", "'\tTAB"],
  ['\rCR', `"'\rCR"`, `"'\rCR"`],
  ['\n=LF', `"'\n=LF"`, `"'\n=LF"`],
  ['＝1+1', "'＝1+1", "'＝1+1"],
  ['＋1', "'＋1", "'＋1"],
  ['－1', "'－1", "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)", "'＠SUM(A1)"],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`, `"'=HYPERLINK(""x"";""y"")"`],
  ["'=1", "''=1", "''=1"],
  ["d'Or", "d'Or", "d'Or"],
  ["'quoted'", "'quoted'", "'quoted'"],
])('writes the text %j', (nombre, withComma, withPoint) => {
  const gasto = buildGasto({ nombre });
  expect(comma.rows([gasto], CATALOGO, true)).toContain(`2026-01-15;${withComma};Compra`);
  expect(point.rows([gasto], CATALOGO, true)).toContain(`2026-01-15,${withPoint},Compra`);
});

it.each([
  [12, '12,00'],
  [12.5, '12,50'],
  [0.01, '0,01'],
  [1.005, '1,005'],
  [0.1 + 0.2, '0,30000000000000004'],
  [1234567.89, '1234567,89'],
  [1e-7, '0,0000001'],
  [1.5e-7, '0,00000015'],
  [1e21, '1000000000000000000000,00'],
  [1.2345e22, '12345000000000000000000,00'],
  [5e-324, `0,${'0'.repeat(323)}5`],
  [-5, '-5,00'],
  [Number.NaN, ''],
  [Infinity, ''],
])('writes the amount %d as %s', (cantidad, written) => {
  expect(amountIn(comma, ';', cantidad)).toBe(written);
  expect(amountIn(point, ',', cantidad)).toBe(written.replace(',', '.'));
});

/** The cell of an amount in a line of its own. */
function amountIn(format: typeof comma, separator: string, cantidad: number): string | undefined {
  return format.rows([buildGasto({ cantidad })], CATALOGO, true).split(separator)[3];
}

it('writes every amount as the same number', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (cantidad) => {
      const written = amountIn(point, ',', cantidad);
      expect(written).toMatch(/^-?(?:0|[1-9]\d*)\.\d{2,}$/);
      expect(Number(written)).toBe(cantidad === 0 ? 0 : cantidad);
    }),
  );
});

const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('=', '+', '@', '＝', '－', "'", '"', ';', ',', '\r', '\n', '\t', 'a'))
    .map((units) => units.join('')),
);

it('reads back what it wrote, whatever the texts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(comma, point),
      text,
      text,
      text,
      fc.double({ min: 0.01, max: 1e9, noNaN: true }),
      (format, nombre, categoria, estado, cantidad) => {
        const catalogo = buildCatalogo(
          [buildCategoria({ nombre: categoria })],
          [buildMetodoPago({ nombre })],
        );
        const rows = [buildGasto({ nombre, estado, cantidad }), buildGasto({ categoriaId: 2 })];
        const read = format.createReader();
        expect(read(format.head(catalogo))).toEqual([]);
        expect(read(format.rows(rows, catalogo, true))).toEqual(talliedGastos(rows, catalogo));
      },
    ),
  );
});

it.each(['a;b', 'a;"b\r\n', 'a"b";"c"d\r\n', '"a"b\r\n', '"a'])(
  'does not take %j for what it writes',
  (broken) => {
    expect(() => comma.createReader()(broken)).toThrow(/CSV/);
  },
);

it.each<[what: string, value: unknown, cell: string]>([
  ['a text', 'para; Ana', '"para; Ana"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a number', -1.5, '-1,5'],
  ['a list of texts', ['lisboa', 'ocio'], 'lisboa, ocio'],
  ['an object', { de: 12 }, '"{""de"":12}"'],
  ['nothing', null, ''],
])('writes %s of a field beyond the specification in a column of its own', (_, value, cell) => {
  const format = csvFormat(',', HEADINGS, ['constructor', 'nota']);
  expect(format.head(CATALOGO)).toMatch(/;Estado;constructor;nota\r\n$/);
  const row = format.rows([{ ...buildGasto(), ...{ nota: value } }], CATALOGO, true);
  expect(row).toBe(comma.rows([buildGasto()], CATALOGO, true).replace('\r\n', `;;${cell}\r\n`));
});

describe('is read again', () => {
  const gastos = [
    buildGasto({ nombre: '=1;"2"', descripcion: 'dos\r\nlíneas', etiquetas: ['casa', 'ocio'] }),
    {
      ...buildGasto({ cantidad: 1234.5, reembolsos: [{ id: 'a', cantidad: 4, fecha: '2026-02-01' }] }),
      lugar: 'x',
    },
    buildGasto({ categoriaId: 7 }),
  ];

  it.each([',', '.'])('whole, with the decimal mark %j', (decimal) => {
    const format = csvFormat(decimal, HEADINGS, ['etiquetas', 'lugar', 'reembolsos']);
    const text = `${format.head(CATALOGO)}${format.rows(gastos, CATALOGO, true)}`;
    const shared = { fecha: '2026-01-15', estado: 'pagado', categoriaId: 1, metodoPagoId: 1 };
    const usual = { ...shared, nombre: 'Supermercado', descripcion: 'Compra de la semana' };
    expect(readOwnCsv(bytesOf(text), HEADINGS)).toEqual({
      categorias: [{ id: 1, nombre: 'Alimentación' }],
      metodosPago: [{ id: 1, nombre: 'Efectivo' }],
      gastos: [
        {
          ...{ ...shared, nombre: '=1;"2"', descripcion: 'dos\r\nlíneas', cantidad: 45.5 },
          ...{ lugar: '', etiquetas: 'casa, ocio' },
        },
        {
          ...{ ...usual, cantidad: 1234.5, lugar: 'x', etiquetas: '' },
          reembolsos: [{ cantidad: 4, fecha: '2026-01-15' }],
        },
        { ...usual, cantidad: 45.5, lugar: '', etiquetas: '', categoriaId: undefined },
      ],
    });
  });

  it.each([
    ['Excel', [/^(\d{4})-(\d\d)-(\d\d);/gm, '$3/$2/$1;']],
    ['LibreOffice', [/\r\n/g, '\n']],
  ] as const)('once %s has saved it', (_, [pattern, saved]) => {
    const one = [buildGasto({ descripcion: 'dos\nlíneas' }), buildGasto()];
    const text = `${comma.head(CATALOGO)}${comma.rows(one, CATALOGO, true)}`.slice(1);
    const resaved = text.replace(pattern, saved);
    expect(resaved).not.toBe(text);
    expect(readOwnCsv(bytesOf(resaved), HEADINGS)).toEqual(readOwnCsv(bytesOf(text), HEADINGS));
  });

  it('once Excel has saved it for Windows', () => {
    const one = [buildGasto({ nombre: 'Café a 1 €', descripcion: 'ñ'.repeat(5000) })];
    const text = `${comma.head(CATALOGO)}${comma.rows(one, CATALOGO, true)}`.slice(1);
    const bytes = Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
    expect(readOwnCsv(bytes.buffer, HEADINGS)).toEqual(readOwnCsv(bytesOf(text), HEADINGS));
  });

  it('but not if its UTF-8 is damaged', () => {
    const bytes = new Uint8Array(bytesOf(`${comma.head(CATALOGO)}${comma.rows(gastos, CATALOGO, true)}`));
    bytes[bytes.length - 4] = 0xff;
    expect(ownSeparator(bytes.buffer, HEADINGS)).toBe(';');
    expect(readOwnCsv(bytes.buffer, HEADINGS)).toBeNull();
  });

  it.each([
    ['a bank', 'Fecha;Concepto;Importe\r\n2026-01-15;Pan;-1,00\r\n'],
    ['other columns', 'Fecha;Nombre;Descripción;Cantidad;Categoría;Método de pago;Estados\r\n'],
    ['another program’s days', `${comma.head(CATALOGO).slice(1)}15.01.2026;Pan;Pan;1,00;;;pagado\r\n`],
    ['one line', 'Fecha;Nombre'],
  ])('but no file of %s', (_, text) => {
    expect(ownSeparator(bytesOf(text), HEADINGS)).toBeNull();
    expect(readOwnCsv(bytesOf(text), HEADINGS)).toBeNull();
  });
});

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

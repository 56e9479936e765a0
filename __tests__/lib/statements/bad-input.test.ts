import { guard } from '@/lib/domain/formula-guard';
import type { FileFault, Problem } from '@/lib/statements/movement';
import { LIMITS } from '@/lib/statements/files/read-workbook';
import { exampleBytes, readStatement, readWhole } from '../../support/read-statement';

const HEADER = 'Fecha;Concepto;Importe;Saldo\n';
const ROWS = [
  '01/03/2026;MERCADONA;-10,00;90,00',
  '15/03/2026;LIDL;-20,00;70,00',
  '31/03/2026;NOMINA;1.000,00;1.070,00',
];

async function faultOf(content: Uint8Array | string): Promise<FileFault | null> {
  const read = await readStatement(content);
  return read.kind === 'refused' ? read.fault : null;
}

async function problemsOf(rows: readonly string[]): Promise<Problem[]> {
  return (await readWhole(HEADER + rows.join('\n'))).problems;
}

function textOf(name: string): string {
  return new TextDecoder('latin1').decode(exampleBytes(name));
}

function latin1(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

describe('files that hold no statement', () => {
  it.each<[string, Uint8Array | string, FileFault]>([
    ['an empty file', '', { code: 'empty' }],
    ['white space', ' \n\n\t\r\n', { code: 'empty' }],
    ['only a byte-order mark', new Uint8Array([0xef, 0xbb, 0xbf]), { code: 'empty' }],
    [
      'an image',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      { code: 'foreign', kind: 'image' },
    ],
    ['a photograph', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), { code: 'foreign', kind: 'image' }],
    ['a PDF', '%PDF-1.7\n1 0 obj', { code: 'foreign', kind: 'pdf' }],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), { code: 'foreign', kind: 'program' }],
    [
      'noise',
      new Uint8Array(Array.from({ length: 600 }, (_, i) => (i * 7919) % 251)),
      { code: 'foreign', kind: 'binary' },
    ],
    ['the exchange file', '{"gastos":[]}', { code: 'foreign', kind: 'json' }],
    ['prose', 'Estimado cliente:\nno hay movimientos.\n', { code: 'no-table' }],
    [
      'a header without rows',
      HEADER,
      { code: 'header-without-rows', place: { sheet: null, row: 1, column: null } },
    ],
    [
      'a column of days gone',
      'Concepto;Importe;Saldo\nLIDL;-1,00;2,00\nLIDL;-1,00;1,00\n',
      {
        code: 'no-day-column',
        place: { sheet: null, row: 1, column: null },
        header: ['Concepto', 'Importe', 'Saldo'],
      },
    ],
    [
      'a column of amounts gone',
      'Fecha;Concepto;Saldo\n01/03/2026;LIDL;2,00\n21/03/2026;LIDL;1,00\n',
      {
        code: 'no-amount-column',
        place: { sheet: null, row: 1, column: null },
        header: ['Fecha', 'Concepto', 'Saldo'],
      },
    ],
    [
      'a column gone below its heading',
      'Fecha;Concepto;Importe;Saldo\n01/03/2026;LIDL;2,00\n21/03/2026;LIDL;1,00\n',
      { code: 'columns-shifted', place: { sheet: null, row: 1, column: null }, header: 4, cells: 3 },
    ],
    [
      'a workbook cut in the middle',
      exampleBytes('10-bbva-es.xlsx').slice(0, 9000),
      { code: 'broken-workbook' },
    ],
    ['an archive of something else', zipOf('readme.txt', 'hola'), { code: 'foreign', kind: 'archive' }],
    ['a text document', zipOf('word/document.xml', '<w/>'), { code: 'foreign', kind: 'document' }],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content)).toEqual(fault);
  });

  it('refuses what is too large by its size, before it is looked at', async () => {
    expect(await faultOf(new Uint8Array(LIMITS.bytes + 1))).toEqual({
      code: 'too-large',
      bytes: 50_000_000,
      limit: LIMITS.bytes,
    });
  });

  it('refuses an archive that says it unpacks to too much, and one that does not say so', async () => {
    const honest = zipOf('xl/workbook.xml', 'x', { unpacked: 200_000_000 });
    expect(await faultOf(honest)).toEqual({ code: 'unpacks-too-large', limit: LIMITS.unpacked });
    const { deflateRawSync } = await import('node:zlib');
    const bomb = deflateRawSync(Buffer.alloc(LIMITS.unpacked + 1), { level: 1 });
    const lying = zipOf('xl/workbook.xml', bomb, { unpacked: 100, method: 8 });
    expect(await faultOf(lying)).toEqual({ code: 'unpacks-too-large', limit: LIMITS.unpacked });
  });

  it('refuses a workbook that a password closes', async () => {
    const locked = exampleBytes('05-caixabank-biff.xls');
    const name = Buffer.from('EncryptedPackage', 'utf16le');
    const container = Buffer.from(locked);
    container.set(name, Math.ceil((container.length - 600) / 128) * 128);
    expect(await faultOf(new Uint8Array(container))).toEqual({ code: 'password-protected' });
  });
});

describe('rows that are wrong', () => {
  it('names an impossible day', async () => {
    expect(await problemsOf([ROWS[0] ?? '', '31/02/2026;LIDL;-20,00;70,00', ROWS[2] ?? ''])).toEqual([
      { code: 'bad-day', place: { sheet: null, row: 3, column: 1 }, text: '31/02/2026' },
    ]);
  });

  it('names an amount that is none, and never reads half of it', async () => {
    expect(await problemsOf([ROWS[0] ?? '', '15/03/2026;LIDL;-2o,00;70,00', ROWS[2] ?? ''])).toEqual([
      { code: 'bad-amount', place: { sheet: null, row: 3, column: 3 }, text: '-2o,00' },
    ]);
  });

  it('does not take «Transporte» for a balance that is carried over', async () => {
    const rows = ['01/03/2026;Comida;-1,00', ';Transporte;-2,00', ';Comida;-3,00', ';Casa;-4,00'];
    const { movements, problems } = await readWhole(
      ['Fecha;Concepto;Importe', ...rows, '02/03/2026;Transporte;-2o,00'].join('\n'),
    );
    expect(movements.map(({ state, importe }) => [state.kind, importe])).toEqual(
      [-100, -200, -300, -400].map((importe) => ['movement', importe]),
    );
    expect(problems.map(({ code }) => code)).toEqual(['bad-amount']);
  });

  it('names the row whose balance is a cent off, and that it is the balance', async () => {
    expect(
      await problemsOf([
        ROWS[0] ?? '',
        '15/03/2026;LIDL;-20,00;70,01',
        ROWS[2] ?? '',
        '31/03/2026;X;-1,00;1.069,00',
      ]),
    ).toEqual([
      {
        code: 'broken-balance',
        place: { sheet: null, row: 3, column: 4 },
        expected: 7000,
        found: 7001,
        suspect: 'balance',
      },
    ]);
  });

  it('names the row before which one is missing', async () => {
    const rows = [...ROWS, '31/03/2026;X;-1,00;1.069,00', '31/03/2026;Y;-1,00;1.068,00'];
    expect(await problemsOf(rows.filter((_, at) => at !== 1))).toEqual([
      {
        code: 'broken-balance',
        place: { sheet: null, row: 3, column: 4 },
        expected: 109_000,
        found: 107_000,
        suspect: 'amount-or-row',
      },
    ]);
  });

  it('says that a file was cut off in its last row', async () => {
    const whole = textOf('01-santander-es.csv');
    const statement = await readWhole(latin1(whole.slice(0, 4000)));
    expect(statement.problems.map(({ code }) => code)).toEqual(['cut-off']);
  });

  it.each([
    '02-santander-es-html.xls',
    '06-caixabank-ingresos-y-gastos.xls',
    '18-norma43.n43',
    '19-ofx-sgml.ofx',
  ])('says that %s was cut off', async (name) => {
    const bytes = exampleBytes(name);
    const { problems } = await readWhole(bytes.slice(0, Math.floor(bytes.length * 0.6)));
    expect(problems.map(({ code }) => code)).toContain('cut-off');
  });

  it.each(['01-santander-es.csv', '03-caixabanknow.csv', '15-revolut-es.csv', '20-mercadopago-ar.csv'])(
    'takes no amount from %s that was cut off in one of its first rows',
    async (name) => {
      const bytes = exampleBytes(name);
      const whole = await readWhole(bytes);
      const amounts = new Set(whole.movements.map(({ fecha, importe }) => `${fecha} ${importe}`));
      let read = 0;
      // Every place within two rows and more: a cut is told by the cell that it falls into, not by its row.
      for (let end = 100; end < 450; end += 1) {
        const cut = await readStatement(bytes.slice(0, end));
        if (cut.kind === 'refused') continue;
        const invented = cut.movements.filter(({ fecha, importe }) => !amounts.has(`${fecha} ${importe}`));
        expect([end, invented]).toEqual([end, []]);
        read += 1;
      }
      expect(read).toBeGreaterThan(100);
    },
  );

  it('refuses a binary workbook with a record of a wrong length, of which the library would read without end', async () => {
    for (const at of [6889, 7130]) {
      const bytes = exampleBytes('07-ing-es.xls').slice();
      bytes[at] = at === 6889 ? 1 : 254;
      expect(await readStatement(bytes)).toMatchObject({
        kind: 'refused',
        fault: { code: 'broken-workbook' },
      });
    }
  });

  it('reports a quote that is never closed, and keeps the rows after it', async () => {
    const statement = await readWhole(
      HEADER +
        [ROWS[0], '15/03/2026;"LIDL;-20,00;70,00', ROWS[2], '31/03/2026;"A; B";-1,00;1.069,00'].join('\n'),
    );
    expect(statement.problems.map(({ code }) => code)).toEqual(['unclosed-quote']);
    expect(statement.movements.map(({ concepto }) => concepto)).toContain('A; B');
  });

  it('reports the day and the amount of a row with the right number of cells', async () => {
    const rows = ROWS.map((row) => row.split(';').slice(0, 3).join(';'));
    const content = `Fecha;Concepto;Importe\n${[...rows, '31/02/2026;LIDL;1,0005', ...rows].join('\n')}`;
    expect((await readWhole(content)).problems).toMatchObject([
      { code: 'bad-day', place: { row: 5, column: 1 }, text: '31/02/2026' },
      { code: 'bad-amount', place: { row: 5, column: 3 }, text: '1,0005' },
    ]);
  });

  it('reports a separator too many and one too few', async () => {
    expect(
      (await problemsOf([...ROWS, ...ROWS, '01/03/2026;A;B;-10,00;90,00'])).map(({ code }) => code),
    ).toContain('shifted-row');
    expect(
      (await problemsOf([...ROWS, '01/03/2026LIDL;-10,00;90,00', ...ROWS, ...ROWS])).map(({ code }) => code),
    ).toContain('shifted-row');
  });
});

describe('a movement that a broken letter would hide', () => {
  it.each<[string, string, string]>([
    [
      '19-ofx-sgml.ofx',
      '<STMTTRN><TRNTYPE>POS<DTPOSTED>20260425120000',
      '<STMTRN><TRNTYPE>POS<DTPOSTED>20260425120000',
    ],
    [
      '06-caixabank-ingresos-y-gastos.xls',
      '<Row><Cell ss:Index="2"><Data ss:Type="String">08/05',
      '<Row><-ell ss:Index="2"><Data ss:Type="String">08/05',
    ],
    ['15-revolut-es.csv', '2026-03-13 09:06:25,', '2006-03-13 09:06:25,'],
    ['15-revolut-es.csv', '2026-03-13 09:06:25,', '2026-03-3 09:06:25,'],
  ])('is reported: %s, %s', async (name, from, to) => {
    const text = textOf(name);
    const whole = await readWhole(latin1(text));
    expect(text).toContain(from);
    const broken = await readWhole(latin1(text.replace(from, to)));
    expect(broken.movements).toHaveLength(whole.movements.length - 1);
    expect(broken.problems.length).toBeGreaterThan(0);
  });
});

it('reads texts that a CSV guards against formulas as they were', async () => {
  const texts = ['+34 600 Bizum', '=1+1', '-Ocio', '@yo', "'=x", "'n Beetje"];
  const rows = texts.map(
    (text, at) => `${String(at + 10)}/03/2026;${guard(text)};-1,00;${String(99 - at)},00`,
  );
  const { movements } = await readWhole(HEADER + rows.join('\n'));
  expect(movements.map(({ concepto }) => concepto)).toEqual(texts);
});

it('reads hostile texts as texts', async () => {
  const texts = [
    '=HYPERLINK("http://x")',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '\u202egnp.exe',
    '𝕏\ud800',
    '%s%s%n',
    "'; DROP TABLE gastos;--",
  ];
  const rows = texts.map(
    (text, index) =>
      `${String(index + 10)}/03/2026;"${text.replaceAll('"', '""')}";-1,00;${String(99 - index)},00`,
  );
  const statement = await readWhole(HEADER + rows.join('\n'));
  expect(statement.movements.map(({ concepto }) => concepto)).toEqual(
    texts.map((text) => text.replace('\ud800', '\ufffd')),
  );
});

it.each<[string, string, string | number]>([
  ['one very long line', `${HEADER}01/03/2026;${'A'.repeat(3_000_000)};-1,00;5,00\n`, 1],
  ['a million quotes', `${HEADER}01/03/2026;${'"'.repeat(1_000_000)};-1,00;5,00\n`, 1],
  ['a million separators', `${HEADER}${';'.repeat(1_000_000)}\n01/03/2026;A;-1,00;5,00\n`, 1],
  ['tags never closed', `<html><table>${'<td '.repeat(500_000)}`, 'empty'],
  ['tables in tables', `<html>${'<table><tr><td>'.repeat(100_000)}`, 'empty'],
  ['entities', `<html><table><tr><td>${'&amp;&#x41'.repeat(200_000)}</table>`, 'no-table'],
  ['digits', `${HEADER}01/03/2026;A;${'1'.repeat(2_000_000)};5,00\n`, 'no-amount-column'],
  ['spaces', `FECHA   X\n${' '.repeat(2_000_000)}\n01/03/2026 A 1,00\n`, 'no-table'],
  ['blank lines', `${HEADER}${'\n'.repeat(150_000)}01/03/2026;A;-1,00;5,00\n`, 1],
])('comes to an end of %s', async (_, content, end) => {
  const read = await readStatement(content);
  expect(read.kind === 'refused' ? read.fault.code : read.movements.length).toBe(end);
});

/** An archive of one part, as it is or already deflated, whose stated size may be a lie. */
function zipOf(name: string, content: string | Uint8Array, { unpacked = -1, method = 0 } = {}): Uint8Array {
  const body = Buffer.from(content as string);
  const size = unpacked === -1 ? body.length : unpacked;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(method, 8);
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(body.length, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(name.length, 28);
  const before = 30 + name.length + body.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(before, 16);
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), body, central, Buffer.from(name), end]));
}

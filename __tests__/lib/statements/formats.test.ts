import * as XLSX from '@e965/xlsx';
import { readStatement, readWhole } from '../../support/read-statement';

/** What the library's own types leave out: its archives. */
type Archives = {
  read: (bytes: Uint8Array, options: { type: 'array' }) => object;
  find: (archive: object, part: string) => { content: Uint8Array } | null;
  write: (archive: object, options: { type: 'buffer'; fileType: 'zip' }) => Uint8Array;
};

const ARCHIVES = XLSX.CFB as Archives;

const HEADER = ['Fecha', 'Concepto', 'Importe', 'Saldo'];
const TEXT = 'Fecha;Concepto;Importe\n13/05/2026;LIDL;-10,00\n14/05/2026;BAR;-2,50\n';
const READ = [
  ['2026-05-13', -1000, 'LIDL'],
  ['2026-05-14', -250, 'BAR'],
];

async function movementsOf(content: Uint8Array | string) {
  const { movements } = await readWhole(content);
  return movements.map(({ fecha, importe, concepto }) => [fecha, importe, concepto]);
}

function sheetOf(rows: unknown[][]): XLSX.WorkSheet {
  return XLSX.utils.aoa_to_sheet([HEADER, ...rows]);
}

function workbookOf(sheet: XLSX.WorkSheet, bookType: XLSX.BookType, change?: (book: XLSX.WorkBook) => void) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Movimientos');
  change?.(book);
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
}

/** The number of a day that a workbook counts from the end of 1899. */
function serialOf(fecha: string): number {
  return Date.parse(fecha) / 86_400_000 + 25_569;
}

describe('spreadsheets', () => {
  it('of the Open Document Format are read, their days being texts or days', async () => {
    const day = { t: 'n', v: serialOf('2026-05-14'), z: 'dd/mm/yyyy' };
    const rows = [
      ['13/05/2026', 'LIDL', -10, 90],
      [day, 'BAR', -2.5, 87.5],
    ];
    const bytes = workbookOf(sheetOf(rows), 'ods');
    expect(await movementsOf(bytes)).toEqual(READ);
    expect((await readWhole(bytes)).format).toEqual({ kind: 'ods' });
  });

  it.each([
    ['xlsx', '/xl/worksheets/sheet1.xml', '</sheetData>', '<row r="1048576"><c r="A1048576" s="0"/></row></sheetData>'],
    ['ods', '/content.xml', '</table:table>', '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="4"/></table:table-row></table:table>'],
  ] as const)('are not as long as an empty row that has a look: %s', async (kind, part, end, row) => {
    const bytes = workbookOf(
      sheetOf([
        ['13/05/2026', 'LIDL', -10, 90],
        ['14/05/2026', 'BAR', -2.5, 87.5],
      ]),
      kind,
    );
    const archive = ARCHIVES.read(bytes, { type: 'array' });
    const file = ARCHIVES.find(archive, part);
    if (!file) throw new Error(part);
    const text = Buffer.from(file.content).toString().replace(end, row);
    file.content = Buffer.from(text);
    const changed = ARCHIVES.write(archive, { type: 'buffer', fileType: 'zip' });
    expect(text).toContain('10485');
    expect(await movementsOf(new Uint8Array(changed))).toEqual(READ);
  }); // oxfmt-ignore

  it('that count from 1904 keep their days, with a format and without one', async () => {
    const rows = [
      [{ t: 'n', v: serialOf('2026-05-13') - 1462, z: 'dd/mm/yyyy' }, 'LIDL', -10, 90],
      [serialOf('2026-05-14') - 1462, 'BAR', -2.5, 87.5],
    ];
    const bytes = workbookOf(sheetOf(rows), 'xlsx', (book) => {
      book.Workbook = { WBProps: { date1904: true } };
    });
    expect(await movementsOf(bytes)).toEqual(READ);
  });
});

describe('zeros that fill up', () => {
  it.each([1, 100, 4096, 20_000])('a text at its end are no part of it: %d', async (count) => {
    expect(await movementsOf(TEXT + '\0'.repeat(count))).toEqual(READ);
  });

  it('the fields of a text are no part of it', async () => {
    expect(await movementsOf(TEXT.replace('LIDL', 'LIDL\0\0\0').replace('-2,50', '-2,50\0\0'))).toEqual(READ);
  });

  it('a text of two bytes a letter are no part of it', async () => {
    const text = new Uint8Array(Buffer.from(`\ufeff${TEXT.trimEnd()}`, 'utf16le'));
    const padded = new Uint8Array(text.length + 400);
    padded.set(text);
    expect(await movementsOf(padded)).toEqual(READ);
  });
});

it.each([
  ['qif', '!Type:Bank\nD13/05/2026\nT-10.00\nPLIDL\n^\n'],
  ['qif', '!Option:AutoSwitch\n!Account\nNCuenta\nTBank\n^\n!Type:Bank\nD13/05/2026\nT-10.00\nPLIDL\n^\n'],
  ['mt940', ':20:STARTUMS\r\n:25:2004/12\r\n:28C:1/1\r\n:60F:C260501EUR100,00\r\n:61:2605130513D10,00NMSC\r\n:86:LIDL\r\n-'],
  ['mt940', '{1:F01BANKESMMAXXX}{2:I940}{4:\r\n:20:START\r\n:25:2004\r\n:28C:1/1\r\n:60F:C260501EUR100,00\r\n:61:2605130513D10,00N\r\n-}'],
  ['camt', '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt/></Document>'],
  ['camt', '<?xml version="1.0"?>\n<n:Document xmlns:n="urn:x"><n:BkToCstmrAcctRpt/></n:Document>'],
])('names a file of another format: %s', async (kind, text) => {
  expect(await readStatement(text)).toEqual({ kind: 'refused', fault: { code: 'foreign', kind } });
}); // oxfmt-ignore

it('takes no table with such a word for another format', async () => {
  expect(await movementsOf(TEXT.replace('LIDL', 'camt.053 !Type:Bank :20:'))).toHaveLength(2);
});

it.each([
  ['Data;Concepte;Import;Saldo', '13/05/2026;LIDL;-10,00;90,00', '14/05/2026;BAR;-2,50;87,50'],
  ['Data operació;Concepte;Càrrec;Abonament;Saldo', '13/05/2026;LIDL;10,00;;90,00', '14/05/2026;BAR;2,50;;87,50'],
  ['Data valor;Descripció;Despesa;Ingrés', '13/05/2026;LIDL;10,00;', '14/05/2026;BAR;2,50;'],
  ['Data;Moviment;Sortides;Entrades', '13/05/2026;LIDL;10,00;', '14/05/2026;BAR;2,50;'],
  ['Data;Detall;Quantitat;Compte', '13/05/2026;LIDL;-10,00;1', '14/05/2026;BAR;-2,50;1'],
  ['Fecha;Concepto;Importe', '2026-5-13;LIDL;€(10,00)', '2026-5-14;BAR;€(2,50)'],
  ['Fecha;Concepto;Importe', '2026-5-13;LIDL;$(10.00)', '2026-5-14;BAR;$(2.50)'],
])('reads %s', async (...rows) => {
  const statement = await readWhole(rows.join('\n'));
  expect(statement.questions).toEqual([]);
  expect(await movementsOf(rows.join('\n'))).toEqual(READ);
}); // oxfmt-ignore

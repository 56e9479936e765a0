import { bancoInName, bancoOfCuenta } from '@/lib/statements/tables/cuenta';
import type { Known } from '@/lib/statements/match/match-statement';
import { reviewStatement } from '@/lib/statements/review/review-statement';
import { exampleBytes, readWhole } from '../../support/read-statement';

const NOTHING_KNOWN: Known = { brought: [], refunds: [], paid: [], typed: [], sources: [] };

async function bancoOf(content: Uint8Array | string, fileName = 'movimientos.csv') {
  const statement = await readWhole(content);
  return reviewStatement(statement, NOTHING_KNOWN, {}, { unnamed: '', fileName }).review.banco;
}

const TABLE = 'Fecha;Concepto;Importe\n13/05/2026;METRO;-1,50\n14/05/2026;BANCO SANTANDER;-2,00\n';

it.each([
  ['Movimientos_Santander_2026.csv', 'Santander'],
  ['caixabanknow (2).csv', 'CaixaBank'],
  ['BBVA-noviembre.xlsx', 'BBVA'],
  ['Mercado Pago.csv', 'Mercado Pago'],
  ['laboralkutxa.n43', 'Laboral Kutxa'],
  ['ING.xls', 'ING'],
  ['ingresos.csv', null],
  ['otherwise.csv', null],
  ['de Santander a BBVA.csv', null],
  ['export (3).csv', null],
])('the name %s tells %s', (name, banco) => {
  expect(bancoInName(name)).toBe(banco);
});

it.each([
  ['ES91 2100 0418 4502 0005 1332', 'CaixaBank'],
  ['0049 0209 60 3751926766', 'Santander'],
  ['FR76 0049 0209 6037 5192 6766', null],
  ['ES91 9999 0418 4502 0005 1332', null],
  ['0049 0209', null],
])('the account %s tells %s', (cuenta, banco) => {
  expect(bancoOfCuenta(cuenta)).toBe(banco);
});

it.each([
  ['01-santander-es.csv', 'Santander'],
  ['18-norma43.n43', 'Santander'],
  ['03-caixabanknow.csv', null],
  ['13-n26-2024-en.csv', null],
  ['19-ofx-sgml.ofx', null],
])('of %s the content tells %s', async (name, banco) => {
  expect(await bancoOf(exampleBytes(name))).toBe(banco);
});

it('takes a bank from the lines above the table, and from no movement, address or title', async () => {
  expect(await bancoOf(`Banco Sabadell;;\nTitular: X;;\n${TABLE}`)).toBe('Sabadell');
  expect(await bancoOf(`Titular: Ing. Ana Pérez;;\nCalle Mayor 3, Santander;;\n${TABLE}`)).toBeNull();
  expect(await bancoOf(TABLE)).toBeNull();
});

it('believes the content before the name of the file', async () => {
  expect(await bancoOf(`BBVA;;\n${TABLE}`, 'santander.csv')).toBe('BBVA');
  expect(await bancoOf(TABLE, 'santander.csv')).toBe('Santander');
});

it.each([
  ['<ORG>BANCO BILBAO BBVA', 'BBVA'],
  ['<ORG>Caja Rural', 'Caja Rural'],
  ['<ORG>7002', null],
  ['', null],
])('an OFX that says «%s» names %s', async (org, banco) => {
  const ofx = [
    `OFXHEADER:100\n\n<OFX><SIGNONMSGSRSV1><SONRS><FI>${org}<FID>1</FI></SONRS></SIGNONMSGSRSV1>`,
    '<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>12345678901</BANKACCTFROM>',
    '<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260513<TRNAMT>-1.50<FITID>1<NAME>METRO</STMTTRN>',
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
  expect(await bancoOf(ofx, 'export.ofx')).toBe(banco);
});

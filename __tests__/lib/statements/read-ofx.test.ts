import { readWhole } from '../../support/read-statement';

type Row = [type: string, amount: string];

function account(rows: readonly Row[], kind = 'STMTRS'): string {
  const transactions = rows.map(
    ([type, amount], at) =>
      `<STMTTRN><TRNTYPE>${type}<DTPOSTED>202605${13 + at}<TRNAMT>${amount}<FITID>${at}<NAME>ACME ${at}</STMTTRN>`,
  );
  return `<${kind}><CURDEF>EUR<BANKTRANLIST>${transactions.join('\n')}</BANKTRANLIST></${kind}>`;
}

async function read(...accounts: readonly string[]) {
  const { movements, problems } = await readWhole(`OFXHEADER:100\n\n<OFX>${accounts.join('\n')}</OFX>`);
  return {
    importes: movements.map(({ importe }) => importe),
    problems: problems.map(({ code }) => code),
  };
}

describe('amounts whose types say otherwise', () => {
  it.each<[string, Row[], number[]]>([
    ['without any sign', [['DEBIT', '10.00'], ['CREDIT', '90.00'], ['ATM', '50.00'], ['FEE', '1.00']], [-1000, 9000, -5000, -100]],
    ['without any sign, all of them charges', [['POS', '10.00'], ['CHECK', '20.00'], ['PAYMENT', '+5,00']], [-1000, -2000, -500]],
    ['with their signs the wrong way', [['DEBIT', '10.00'], ['OTHER', '2.00'], ['CREDIT', '-90.00']], [-1000, -200, 9000]],
  ])('are taken by their types: %s', async (_, rows, importes) => {
    expect(await read(account(rows))).toEqual({ importes, problems: [] });
  }); // oxfmt-ignore

  it.each<[string, Row[], number[]]>([
    ['a charge taken back', [['DEBIT', '-10.00'], ['DEBIT', '10.00'], ['POS', '3.00']], [-1000, 1000, 300]],
    ['a credit taken back', [['CREDIT', '-10.00'], ['CREDIT', '90.00']], [-1000, 9000]],
    ['interests alone', [['INT', '0.10'], ['XFER', '90.00']], [10, 9000]],
  ])('are taken as they are written beside amounts with a right sign: %s', async (_, rows, importes) => {
    expect(await read(account(rows))).toEqual({ importes, problems: [] });
  }); // oxfmt-ignore

  it('keep the sign that another account of the file is written with', async () => {
    const accounts = [account([['DEBIT', '-10.00']]), account([['DEBIT', '5.00']])];
    expect((await read(...accounts)).importes).toEqual([-1000, 500]);
  });

  it('are named as open if the type of one without a sign tells nothing', async () => {
    const rows: Row[] = [['DEBIT', '10.00'], ['XFER', '200.00']]; // oxfmt-ignore
    expect(await read(account(rows))).toEqual({ importes: [-1000], problems: ['no-sign'] });
  });

  it('go into a card by a payment', async () => {
    const rows: Row[] = [['DEBIT', '10.00'], ['PAYMENT', '200.00']]; // oxfmt-ignore
    expect((await read(account(rows, 'CCSTMTRS'))).importes).toEqual([-1000, 20_000]);
    expect((await read(account([['PAYMENT', '200.00']], 'CCSTMTRS'))).importes).toEqual([20_000]);
    const inverted: Row[] = [['DEBIT', '10.00'], ['PAYMENT', '-200.00']]; // oxfmt-ignore
    expect((await read(account(inverted, 'CCSTMTRS'))).importes).toEqual([-1000, 20_000]);
  });
});

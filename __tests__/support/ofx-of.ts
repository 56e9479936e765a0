const ACCOUNT = '12345678901';

/** An OFX of one account; each row is its day, amount, FITID, name and memo, with commas between them. */
export function ofxOf(...rows: string[]): string {
  return ofxOfAccount(ACCOUNT, ...rows);
}

/** The same, of an account with another number. */
export function ofxOfAccount(account: string, ...rows: string[]): string {
  const transactions = rows.map((row) => {
    const [day = '', amount = '', id = '', name = '', memo = ''] = row.split(',');
    return [
      `<STMTTRN><TRNTYPE>${amount.startsWith('-') ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${day}<TRNAMT>${amount}`,
      `<FITID>${id}<NAME>${name}${memo === '' ? '' : `<MEMO>${memo}`}</STMTTRN>`,
    ].join('');
  });
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    '',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR',
    `<BANKACCTFROM><BANKID>2100<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>`,
    ...transactions,
    '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
}

/** Layouts as banks of Germany, Portugal, France and Italy write them, of the same invented movements. */
import { dmy, en, es, grouped, type Layout, lines, type Lived, quoted } from './statement-layouts';

function windows1252(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'));
}

function all(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
}

function unsigned(cents: number): string {
  return grouped(cents, '.', ',');
}

/** «1 234,56», as in France. */
function fr(cents: number, space = '\u202f'): string {
  return `${cents < 0 ? '-' : ''}${grouped(cents, space, ',')}`;
}

function shortYear(fecha: string, separator = '.'): string {
  return `${fecha.slice(8)}${separator}${fecha.slice(5, 7)}${separator}${fecha.slice(2, 4)}`;
}

function namedDay(fecha: string, names: Readonly<Record<string, string>>, mark = ''): string {
  return `${Number(fecha.slice(8))}${mark} ${names[fecha.slice(5, 7)] ?? ''} ${fecha.slice(0, 4)}`;
}

function newest(lived: readonly Lived[]): Lived[] {
  return [...lived].reverse();
}

function opening([first]: readonly Lived[]): number {
  return first ? first.saldo - first.cents : 0;
}

function last(lived: readonly Lived[]): number {
  return lived.at(-1)?.saldo ?? 0;
}

/** Amounts out and in, in two cells. */
function pair(cents: number, write: (cents: number) => string = unsigned): [string, string] {
  return cents < 0 ? [write(cents), ''] : ['', write(cents)];
}

export const EUROPEAN_LAYOUTS: Layout[] = [
  {
    name: 'Germany: a savings bank, seventeen columns, a state that is called Info',
    balance: false,
    render: (lived) =>
      windows1252(
        lines([
          all(
            'Auftragskonto|Buchungstag|Valutadatum|Buchungstext|Verwendungszweck|Glaeubiger ID|Mandatsreferenz|Kundenreferenz (End-to-End)|Sammlerreferenz|Lastschrift Ursprungsbetrag|Auslagenersatz Ruecklastschrift|Beguenstigter/Zahlungspflichtiger|Kontonummer/IBAN|BIC (SWIFT-Code)|Betrag|Waehrung|Info'.split('|'),
          ),
          ...newest(lived).map(({ fecha, cents, texto }, index) =>
            all([
              'DE00500500000012345678', shortYear(fecha), shortYear(fecha), cents < 0 ? 'FOLGELASTSCHRIFT' : 'GUTSCHR. UEBERWEISUNG', `Rechnung ${index}`, 'DE98ZZZ09999999999', `M${index}`, `E2E-${index}`, '', '', '', texto, `DE11${String(10_000_000 + index)}`, 'COBADEFFXXX', es(cents).replace('.', ''), 'EUR', 'Umsatz gebucht',
            ]),
          ),
        ], '\n'),
      ),
  },
  {
    name: 'Germany: an online bank, lines above, everything in quotes, two names beside each other',
    balance: false,
    render: (lived) =>
      lines([
        '"Girokonto";"DE00120300000012345678"',
        '""',
        `"Kontostand vom 30.04.2026:";"${es(last(lived))} €"`,
        '""',
        all('Buchungsdatum|Wertstellung|Status|Zahlungspflichtige*r|Zahlungsempfänger*in|Verwendungszweck|Umsatztyp|IBAN|Betrag (€)|Gläubiger-ID|Mandatsreferenz|Kundenreferenz'.split('|')),
        ...newest(lived).map(({ fecha, cents, texto }, index) =>
          all([
            shortYear(fecha), shortYear(fecha), 'Gebucht', 'ERIKA MUSTER', texto, `VISA Debitkartenumsatz ${index}`, cents < 0 ? 'Ausgang' : 'Eingang', `DE11${String(10_000_000 + index)}`, es(cents), '', '', String(400_000 + index),
          ]),
        ),
      ], '\n'),
  },
  {
    name: 'Germany: the currency twice, the balance before the amount, an account with its lines and prose above',
    balance: true,
    render: (lived) =>
      windows1252(
        lines([
          'Umsatzanzeige;Datei erstellt am: 02.05.2026 10:22',
          '',
          'IBAN;DE00 5001 0517 0000 0000 00',
          'Kontoname;Girokonto',
          'Bank;ING',
          'Kunde;Erika Muster',
          'Zeitraum;01.03.2026 - 30.04.2026',
          `Saldo;${es(last(lived))};EUR`,
          '',
          'Sortierung;Datum absteigend',
          '',
          'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen, auch wenn sie in Ihrem Internetbanking angezeigt werden.',
          '',
          'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
          ...newest(lived).map(({ fecha, cents, texto, saldo }, index) =>
            [dmy(fecha, '.'), dmy(fecha, '.'), quoted(texto), 'Lastschrift', `Rechnung ${index}`, es(saldo), 'EUR', es(cents), 'EUR'].join(';'),
          ),
        ]),
      ),
  },
  {
    name: 'Germany: the kind before the text, balances above and below the table',
    balance: false,
    render: (lived) =>
      windows1252(
        lines([
          ';',
          '"Umsätze Girokonto";"Zeitraum: 01.03.2026 - 30.04.2026";',
          `"Neuer Kontostand";"${es(last(lived))} EUR";`,
          '',
          '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
          ...newest(lived).map(({ fecha, cents, texto }) =>
            `${all([dmy(fecha, '.'), dmy(fecha, '.'), cents < 0 ? 'Lastschrift / Belastung' : 'Übertrag / Überweisung', texto, es(cents)])};`,
          ),
          '',
          `"Alter Kontostand";"${unsigned(opening(lived))} EUR";`,
        ]),
      ),
  },
  {
    name: 'Germany: amount, debit and credit at once, a dated balance below that is shorter',
    balance: false,
    render: (lived) =>
      lines([
        'Umsätze Girokonto;;;Kundennummer: 100 1234567 00',
        '01.03.2026 - 30.04.2026',
        `Letzter Kontostand;;;;${es(opening(lived))};EUR`,
        'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
        'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
        ...lived.map(({ fecha, cents, texto }, index) =>
          [dmy(fecha, '.'), dmy(fecha, '.'), 'SEPA-Lastschrift', quoted(texto), `Rechnung ${index}`, `DE11${10_000_000 + index}`, '', '', '', '', '', es(cents), '', '1', '', ...pair(cents, es), 'EUR'].join(';'),
        ),
        `Kontostand;30.04.2026;;;${es(last(lived))};EUR`,
      ]),
  },
  {
    name: 'Germany: an app, days with the year first, foreign amounts beside the own',
    balance: false,
    render: (lived) =>
      lines([
        '"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"',
        ...lived.map(({ fecha, cents, texto }, index) =>
          [fecha, texto, '', 'MasterCard Zahlung', '', (cents / 100).toFixed(2), index % 3 === 0 ? (cents / 90).toFixed(2) : '', index % 3 === 0 ? 'USD' : '', index % 3 === 0 ? '1.11' : '']
            .map((cell) => `"${cell.replaceAll('"', '""')}"`)
            .join(','),
        ),
      ]),
  },
  {
    name: 'Germany: amounts without a sign, S and H in a column without a heading, dated balances below',
    balance: false,
    render: (lived) =>
      windows1252(
        lines([
          'Volksbank Beispiel eG',
          '',
          'Kontoinhaber:;Erika Muster',
          '',
          all('Buchungstag|Valuta|Auftraggeber/Zahlungsempfänger|Empfänger/Zahlungspflichtiger|Konto-Nr.|IBAN|BLZ|BIC|Vorgang/Verwendungszweck|Kundenreferenz|Währung|Umsatz| '.split('|')),
          ...newest(lived).map(({ fecha, cents, texto }, index) =>
            all([dmy(fecha, '.'), dmy(fecha, '.'), 'Erika Muster', texto, '', '', '', '', `Rechnung ${index}`, '', 'EUR', unsigned(cents), cents < 0 ? 'S' : 'H']),
          ),
          '',
          all(['01.03.2026', '', '', '', '', '', '', '', '', 'Anfangssaldo', 'EUR', unsigned(opening(lived)), 'H']),
          all(['30.04.2026', '', '', '', '', '', '', '', '', 'Endsaldo', 'EUR', unsigned(last(lived)), last(lived) < 0 ? 'S' : 'H']),
        ]),
      ),
  },
  {
    name: 'Germany: a cooperative bank, the balance after each movement',
    balance: true,
    render: (lived) =>
      lines([
        'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
        ...newest(lived).map(({ fecha, cents, texto, saldo }, index) =>
          ['Kontokorrent', 'DE00100900001234567890', 'GENODEF1', 'Volksbank', dmy(fecha, '.'), dmy(fecha, '.'), quoted(texto), `DE11${10_000_000 + index}`, 'COBADEFF', 'Basislastschrift', `Rechnung ${index}`, es(cents), 'EUR', es(saldo), '', '', '', ''].join(';'),
        ),
      ]),
  },
  {
    name: 'Germany: a printed list, named months, the sign behind the amount, a carry-over and sums',
    balance: true,
    render: (lived) =>
      lines([
        'Datum;Text;Betrag;Kontostand',
        `;Übertrag;;${unsigned(opening(lived))}`,
        ...lived.map(({ fecha, cents, texto, saldo }) =>
          [namedDay(fecha, { '03': 'März', '04': 'Apr.' }, '.'), quoted(texto), `${unsigned(cents)}${cents < 0 ? '-' : '+'}`, `${unsigned(saldo)}${saldo < 0 ? '-' : '+'}`].join(';'),
        ),
        `;Summe Soll;${unsigned(1_234_500)}-;`,
        `;Summe Haben;${unsigned(6_543_200)}+;`,
        `30.04.2026;Neuer Kontostand;${unsigned(last(lived))}+;`,
      ]),
  },
  {
    name: 'Portugal: charges and credits apart, blanks behind each cell, both balances, one below',
    balance: true,
    render: (lived) =>
      windows1252(
        lines([
          'Consultar saldos e movimentos à ordem - 02-05-2026 ',
          '',
          'Conta ;0123456789 - EUR - Conta Extracto ',
          'Data de início ;01-03-2026 ',
          'Data de fim ;30-04-2026 ',
          '',
          'Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;',
          ...newest(lived).map(({ fecha, cents, texto, saldo }) =>
            [dmy(fecha, '-'), dmy(fecha, '-'), quoted(texto), ...pair(cents), es(saldo), es(saldo), 'COMPRAS ', ''].join(';'),
          ),
          ` ; ; ; ;Saldo contabilístico ;${es(last(lived))} ; ; ;`,
        ]),
      ),
  },
  {
    name: 'Portugal: a kind that says debit or credit, UTF-16',
    balance: true,
    render: (lived) =>
      new Uint8Array(
        Buffer.from(
          `\ufeff${lines([
            'Movimentos de conta;;;;;',
            'Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo',
            ...newest(lived).map(({ fecha, cents, texto, saldo }) =>
              [dmy(fecha, '-'), dmy(fecha, '-'), quoted(texto), (cents / 100).toFixed(2), cents < 0 ? 'Débito' : 'Crédito', (saldo / 100).toFixed(2)].join(';'),
            ),
          ])}`,
          'utf16le',
        ),
      ),
  },
  {
    name: 'Portugal: short headings, the day of value beside the amount',
    balance: true,
    render: (lived) =>
      lines([
        'Data Lanc.;Data Valor;Descritivo;Importância;Saldo',
        ...newest(lived).map(({ fecha, cents, texto, saldo }) => [dmy(fecha), dmy(fecha), quoted(texto), `${es(cents)} EUR`, `${es(saldo)} EUR`].join(';')),
        `;;Saldo inicial;;${es(opening(lived))} EUR`,
      ]),
  },
  {
    name: 'Portugal: named months, totals below',
    balance: true,
    render: (lived) =>
      lines([
        'Data da Operação;Data Valor;Tipo;Descrição;Débito;Crédito;Saldo',
        `01/03/2026;01/03/2026;;Saldo anterior;;;${es(opening(lived))}`,
        ...lived.map(({ fecha, cents, texto, saldo }) =>
          [namedDay(fecha, { '03': 'mar', '04': 'abr' }), dmy(fecha), 'Compra', quoted(texto), ...pair(cents), es(saldo)].join(';'),
        ),
        `;;;Total;${unsigned(1_234_500)};${unsigned(6_543_200)};`,
        `30/04/2026;;;Saldo final;;;${es(last(lived))}`,
      ]),
  },
  {
    name: 'France: lines above, texts over two lines, debit and credit in euros',
    balance: false,
    render: (lived) =>
      windows1252(
        lines([
          'Téléchargement du 02/05/2026;',
          '',
          'M. MARTIN JEAN',
          'Compte de Dépôt carte n° 12345678901;',
          `Solde au 30/04/2026 ${fr(last(lived), '\u00a0')} €`,
          '',
          'Liste des opérations du compte entre le 01/03/2026 et le 30/04/2026;',
          '',
          'Date;Libellé;Débit euros;Crédit euros;',
          ...newest(lived).map(({ fecha, cents, texto }) =>
            [dmy(fecha), `"${texto.replaceAll('"', '""')}   \n "`, ...pair(cents, (value) => fr(Math.abs(value), '\u00a0')), ''].join(';'),
          ),
        ], '\n'),
      ),
  },
  {
    name: 'France: a short and a long text, the amount of the operation in euros',
    balance: false,
    render: (lived) =>
      lines([
        `Compte de chèques;Compte de chèques;****1234;02/05/2026;;${fr(last(lived), ' ')}`,
        'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro',
        ...newest(lived).map(({ fecha, cents, texto }) => [dmy(fecha, '-'), 'PAIEMENT CB', 'Carte', quoted(texto), fr(cents, ' ')].join(';')),
      ]),
  },
  {
    name: 'France: an online bank in English words, the balance of the account in each row',
    balance: false,
    render: (lived) =>
      lines([
        'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
        ...newest(lived).map(({ fecha, cents, texto }) =>
          [fecha, fecha, `"${texto.replaceAll('"', '""')}"`, '"Alimentation"', '"Vie quotidienne"', 'carrefour', `"${fr(cents, ' ')}"`, '', '00012345678', 'BoursoBank', '1234.56'].join(';'),
        ),
      ], '\n'),
  },
  {
    name: 'France: charges with a minus, credits with a plus, fourteen columns, days last',
    balance: false,
    render: (lived) =>
      lines([
        'Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation',
        ...newest(lived).map(({ fecha, cents, texto }, index) =>
          [dmy(fecha), quoted(texto), quoted(`CB ${texto} FACT ${index}`), `REF${index}`, '', 'Carte bancaire', 'Alimentation', 'Supermarché', ...pair(cents, (value) => (value < 0 ? es(value) : `+${es(value)}`)), dmy(fecha), dmy(fecha), '0'].join(';'),
        ),
      ]),
  },
  {
    name: 'France: the balance above and the one below in their own rows, a detail after the amounts',
    balance: false,
    render: (lived) =>
      lines([
        'Code de la banque : 11315;Code de l\'agence : 00001;Date de début de téléchargement : 01/03/2026;Date de fin de téléchargement : 30/04/2026;',
        'Numéro de compte : 04123456789;Nom du compte : CPTE DEPOT;Devise : EUR;',
        '',
        `Solde en fin de période;;;;${es(last(lived))}`,
        "Date;Numéro d'opération;Libellé;Débit;Crédit;Détail;",
        ...newest(lived).map(({ fecha, cents, texto }, index) =>
          [shortYear(fecha, '/'), `A${1000 + index}`, quoted(texto), ...pair(cents, (value) => (value < 0 ? es(value) : `+${es(value)}`)), '', ''].join(';'),
        ),
        `Solde en début de période;;;;${es(opening(lived))}`,
      ]),
  },
  {
    name: 'France: a day of value, debit before the text, the balance last',
    balance: true,
    render: (lived) =>
      lines([
        'Date;Date de valeur;Débit;Crédit;Libellé;Solde',
        ...lived.map(({ fecha, cents, texto, saldo }) => [dmy(fecha), dmy(fecha), ...pair(cents, es), quoted(texto), es(saldo)].join(';')),
      ]),
  },
  {
    name: 'France: a printed list, named months, totals and the new balance',
    balance: false,
    render: (lived) =>
      lines([
        'Jour\tNature de l’opération\tValeur\tDébit\tCrédit',
        `01/03/2026\tAncien solde au 01/03/2026\t\t\t${fr(opening(lived))}`,
        ...lived.map(({ fecha, cents, texto }) =>
          [namedDay(fecha, { '03': 'mars', '04': 'avr.' }), texto, dmy(fecha), ...pair(cents, (value) => fr(Math.abs(value)))].join('\t'),
        ),
        `\tTotal des mouvements\t\t${fr(1_234_500)}\t${fr(6_543_200)}`,
        `30/04/2026\tNouveau solde au 30/04/2026\t\t\t${fr(last(lived))}`,
      ]),
  },
  {
    name: 'Italy: a sheet whose Valuta is the currency, an operation and its details',
    balance: false,
    render: (lived) =>
      lines([
        'Lista Movimenti;;;;;;;',
        'Conto:;Conto 1000/00012345;;;;;;',
        'Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo',
        ...newest(lived).map(({ fecha, cents, texto }, index) =>
          [dmy(fecha), quoted(texto), `Effettuato il ${dmy(fecha)} alle ore 10:22 ${index}`, 'Conto 1000/00012345', 'CONTABILIZZATO', 'Generi alimentari', 'EUR', es(cents)].join(';'),
        ),
      ]),
  },
  {
    name: 'Italy: the day of entry and that of value, the amount in euros',
    balance: false,
    render: (lived) =>
      windows1252(
        lines([
          'Data Registrazione;Data valuta;Descrizione;Importo (EUR);',
          ...newest(lived).map(({ fecha, cents, texto }) => [dmy(fecha, '.'), dmy(fecha, '.'), quoted(texto), es(cents), ''].join(';')),
        ]),
      ),
  },
  {
    name: 'Italy: money in before money out, a kind and a whole description, a state',
    balance: false,
    render: (lived) =>
      lines([
        'Conto Corrente: 1234567;;;;;;',
        'Intestazione Conto Corrente: MARIO ROSSI;;;;;;',
        '',
        'Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato',
        ...newest(lived).map(({ fecha, cents, texto }) =>
          [dmy(fecha), dmy(fecha), ...pair(cents, es).reverse(), 'Pagamento Visa Debit', quoted(texto), 'Contabilizzato'].join(';'),
        ),
      ]),
  },
  {
    name: 'Italy: addebiti and accrediti, prose above, balances below',
    balance: false,
    render: (lived) =>
      lines([
        'Lista movimenti del conto 001012345678 aggiornata al 02/05/2026;;;;',
        `Saldo contabile al 30/04/2026: ${es(last(lived))} euro;;;;`,
        'Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni',
        ...newest(lived).map(({ fecha, cents, texto }) => [dmy(fecha), dmy(fecha), ...pair(cents), quoted(texto)].join(';')),
        `;;${unsigned(1_234_500)};${unsigned(6_543_200)};TOTALE`,
        `30/04/2026;;;${unsigned(last(lived))};SALDO FINALE`,
      ]),
  },
  {
    name: 'Italy: dare and avere, a cause by number, named months, opening and closing balance',
    balance: true,
    render: (lived) =>
      lines([
        'Giorno;Valuta;Causale;Descrizione;Dare;Avere;Saldo contabile',
        `01/03/2026;;;Saldo iniziale;;;${es(opening(lived))}`,
        ...lived.map(({ fecha, cents, texto, saldo }, index) =>
          [namedDay(fecha, { '03': 'marzo', '04': 'aprile' }), dmy(fecha), String(40 + (index % 5)), quoted(texto), ...pair(cents), es(saldo)].join(';'),
        ),
        `;;;Totale movimenti;${unsigned(1_234_500)};${unsigned(6_543_200)};`,
        `;;;Saldo finale;;;${es(last(lived))}`,
      ]),
  },
  {
    name: 'Switzerland: apostrophes between thousands, Belastung and Gutschrift',
    balance: true,
    render: (lived) =>
      lines([
        'Buchungsdatum;Valuta;Buchungstext;Belastung;Gutschrift;Saldo',
        ...newest(lived).map(({ fecha, cents, texto, saldo }) =>
          [dmy(fecha, '.'), dmy(fecha, '.'), quoted(texto), ...pair(cents, (value) => grouped(value, "'", '.')), en(saldo).replaceAll(',', "'")].join(';'),
        ),
      ]),
  },
  {
    name: 'Italy: a page of HTML, D and A beside the amount',
    balance: false,
    render: (lived) =>
      `<html><body><table><tr><td>Totale addebiti</td><td>1.000,00</td></tr></table><table><tr><th>Data operazione</th><th>Data valuta</th><th>Descrizione</th><th>Importo</th><th>D/A</th></tr>${lived
        .map(({ fecha, cents, texto }) => `<tr><td>${dmy(fecha)}</td><td>${dmy(fecha)}</td><td>${texto.replaceAll('"', '&quot;')}</td><td>${unsigned(cents)}</td><td>${cents < 0 ? 'D' : 'A'}</td></tr>`)
        .join('\n')}<tr><td colspan=3>Totale</td><td>9.999,00</td><td></td></tr></table></body></html>`,
  },
]; // oxfmt-ignore

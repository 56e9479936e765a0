import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { foldText, plainWords } from '@/lib/read/words';
import { cellText } from '@/lib/statements/cells/cell';
import type { CellTable } from './find-tables';
import type { AsideReason, Hundredths } from '@/lib/statements/movement';
import { headingOf, headingWords } from '@/lib/statements/cells/table-words';

type ReadCell = (text: string) => AsideReason | null;

const isFlag = tester(
  `^(?:is |es )?${oneOf(
    'transfer|transferencia|transferencia interna|traspaso|internal transfer|umbuchung|virement|giroconto',
    'trasferimento',
  )}$`,
);
export const isYes = tester('^(?:true|yes|y|1|si|verdadero|ja|wahr|oui|vrai|sim|verdadeiro|vero)$');
export const isNo = tester('^(?:false|no|n|0|falso|nein|falsch|non|faux|nao)?$');

const isCategoria = wordTester('categorias?|category|categories|kategorien?|categorie|rubro');
const isTransfer = tester(
  `^${oneOf(
    '(?:(?:outgoing|incoming|internal|account) )?transfer',
    'transferencia (?:saliente|entrante|interna|entre contas)|traspasos?',
    '(?:traspasos?|transferencias?) entre (?:mis )?cuentas',
    'umbuchung|umbuchungen|ubertrag|ubertrage|virement interne|giroconto|trasferimento',
  )}$`,
);
const mendsBalance = tester(
  `^${oneOf(
    '(?:(?:reconciliation|manual) )?balance (?:adjustment|correction)|(?:adjust|adjusted|modified) bal(?:ance)?',
    '(?:ajuste|ajustar|correccion|modificacion) (?:del? )?(?:saldo|balance)|saldo ajustado|saldokorrektur',
    '(?:initial|starting|opening) balance(?: .*)?|saldo inicial(?: .*)?|new account|ajustement du solde',
  )}$`,
);

function ofCategoria(text: string): AsideReason | null {
  const bare = foldText(text);
  // [Efectivo], To 'Cash'
  if (/^\[[^\]]+\]$|^(?:to|from|a|de|desde|hacia|para|nach|von|vers|da) '[^']+'$/.test(bare))
    return 'propias';
  const words = plainWords(text);
  if (isTransfer(words)) return 'propias';
  return words === 'reconciliation' || mendsBalance(words) ? 'ajuste' : null;
}

function ofText(text: string): AsideReason | null {
  if (/^transfer : \S|^(?:account|internal) transfer$/i.test(text)) return 'propias';
  return mendsBalance(plainWords(text)) ? 'ajuste' : null;
}

function ofFlag(text: string): AsideReason | null {
  return isYes(foldText(text)) ? 'propias' : null;
}

function isPaymode(text: string): boolean {
  return /^(?:1?\d)?$/.test(text);
}

/** Code 5 of a program's means of payment. */
function ofPaymode(text: string): AsideReason | null {
  return text === '5' ? 'propias' : null;
}

/** Rows that move own money or mend a balance, by place in the table. */
export function movedInProgram({ sheet, header, rows }: CellTable): ReadonlyMap<number, AsideReason> {
  const moved = new Map<number, AsideReason>();
  header?.forEach((heading, column) => {
    const texts = rows.map((place) => cellText(sheet.rows[place]?.[column]));
    const isOfWallets = header.some((text) => /^(?:wallet|category name)$/.test(headingWords(text)));
    const read = remembered(readerOf(heading, texts, isOfWallets));
    texts.forEach((text, at) => {
      const reason = text === '' ? null : read(text);
      if (reason !== null && !moved.has(at)) moved.set(at, reason);
    });
  });
  return moved;
}

function readerOf(heading: string, texts: readonly string[], isOfWallets: boolean): ReadCell {
  const words = headingWords(heading);
  if (/^pay(?:mode|ment)$/.test(words) && texts.every(isPaymode)) return ofPaymode;
  if (isCategoria(words) || (isOfWallets && words === 'type')) return ofCategoria;
  if (isFlag(words) && texts.every((text) => isYes(foldText(text)) || isNo(foldText(text)))) return ofFlag;
  const { kind } = headingOf(heading);
  return kind === 'text' || kind === 'other' ? ofText : () => null;
}

function remembered(read: ReadCell): ReadCell {
  const known = new Map<string, AsideReason | null>();
  return (text) => {
    let reason = known.get(text);
    if (reason === undefined) known.set(text, (reason = text.length > 60 ? null : read(text)));
    return reason;
  };
}

/** Rows marked * are purchases, with the sum of their parts: the rows marked - below. */
export function splitParents(
  { sheet, header, rows }: CellTable,
  importes: readonly (Hundredths | null)[],
): ReadonlyMap<number, Hundredths> {
  const parents = new Map<number, Hundredths>();
  for (const column of header?.keys() ?? []) {
    const marks = rows.map((place) => cellText(sheet.rows[place]?.[column]));
    if (!marks.includes('*') || !marks.every((mark) => /^[*-]?$/.test(mark))) continue;
    marks.forEach((mark, at) => {
      if (mark !== '*') return;
      let sum = 0;
      for (let part = at + 1; marks[part] === '-'; part += 1) sum += importes[part] ?? 0;
      if (marks[at + 1] === '-') parents.set(at, sum);
    });
  }
  return parents;
}

import { oneOf, tester, wordTester } from '@/lib/read/patterns';
import { foldText } from '@/lib/read/words';

const isReverted = wordTester(
  'revert\\w*|revers\\w*|anulad\\w*|cancel\\w*|rechaz\\w*|declin\\w*|deneg\\w*|fail\\w*|fallid\\w*',
  'expir\\w*|devuelt\\w*|reembolsad\\w*|refunded|returned|void\\w*|rejected',
  'storniert|abgelehnt|fehlgeschlagen|annull\\w*|annule\\w*|refuse\\w*|rejete\\w*|stornat\\w*|rifiutat\\w*|recusad\\w*',
);
const isPending = wordTester(
  'pendient\\w*|pending|en proceso|procesando|processing|en curso|en transito|en tramite|on hold',
  'retenid\\w*|preautoriza\\w*|pre ?authori[sz]\\w*|autorizad\\w*|authori[sz]ed|por confirmar|(?:sin|a) confirmar|no liquidad\\w*',
  'previst[oa]s?|programad\\w*|scheduled|upcoming',
  'vorgemerkt\\w*|ausstehend|offen|en attente|en cours|a venir|in attesa|in sospeso|in corso|non contabilizzat\\w*',
  'autorizzat\\w*|em curso|pendentes?|cativ[oa]s?',
);

/** In Chile and Argentina what is authorized is final (`isOfPesos`). */
export function stateOf(text: string, isOfPesos: boolean): 'revertido' | 'pendiente' | null {
  const bare = foldText(text);
  if (isPending(isOfPesos ? bare.replace(/\bautorizad\w*/g, '') : bare)) return 'pendiente';
  return isReverted(bare) ? 'revertido' : null;
}

const isBooked = tester(
  `^(?:umsatz |movimiento |operacion )?${oneOf(
    'contabilizad[oa]|liquidad[oa]|consolidad[oa]|completad[oa]|realizad[oa]|cobrad[oa]|aceptad[oa]',
    'booked|posted|settled|cleared|completed|gebucht|comptabilise|contabilizzat[oa]|concluid[oa]',
  )}$`,
);

export function isStateText(text: string): boolean {
  return text.length <= 40 && (isBooked(foldText(text)) || stateOf(text, false) !== null);
}

const ROWS = oneOf(
  'movimientos|operaciones|compras|consumos|transacciones|cargos|pagos|autorizaciones|moviments|operacions',
  'transactions|payments|purchases|movimentos|operacoes|transacoes|movimenti|operazioni|operations',
  'umsatze|buchungen|zahlungen',
);
const OF_TIME = 'mes|periodo|ano|ciclo|semana|trimestre|ejercicio|mois|annee|exercice|mese|anno';
const BOOKED = 'contabilizad[oa]s|contabilizar|liquidad[oa]s|liquidar|consolidad[oa]s|contabilizzat[ei]';
const UNBOOKED = oneOf(
  'pendientes|pendents|pendentes|pending|retenid[oa]s|cativ[oa]s|en transito|por confirmar|on hold',
  `(?<!\\b(?:${OF_TIME}) )(?:en curs|en curso|em curso|en cours|in corso)|(?:no|nao|non|sin|por) (?:${BOOKED})`,
  'en attente|a venir|in attesa|in sospeso|vorgemerkte?|ausstehende?',
);
const namesRows = wordTester(ROWS);
const namesPending = tester(
  [
    `\\b${ROWS}\\b.*\\b${UNBOOKED}\\b|\\b${UNBOOKED}\\b.*\\b${ROWS}\\b`,
    '^(?:pendientes|pending|vorgemerkt|cativos|(?:retenciones|retencions)(?: (?:de|en|la|tu|cuenta|tarjetas?|vigentes|activas))*)$',
  ].join('|'),
);

/** «Operaciones en curso»: the rows below are not booked. */
export function isPendingTitle(text: string): boolean {
  return text.length <= 80 && namesPending(foldText(text));
}

/** Of rows that are booked, unless {@link isPendingTitle}. */
export function isRowsTitle(text: string): boolean {
  return text.length <= 80 && namesRows(foldText(text));
}

import { FILTERING } from './gastos';

function owed(cantidad: string): string {
  return `Te deben ${cantidad}`;
}

function gone(cantidad: string): string {
  return `Eliminada: ${cantidad}`;
}

export const REFUNDS = {
  title: 'Devoluciones',
  ask: 'Me han devuelto…',
  kind: '¿Te lo han devuelto ya?',
  kinds: { back: 'Me lo han devuelto', owed: 'Me lo deben' },
  costs: (net: string, gross: string) => `Te cuesta ${net} de ${gross}`,
  list: 'Devoluciones de este gasto',
  shares: { whole: FILTERING.everything, half: 'Mitad', third: 'Un tercio' },
  other: 'Otra cantidad',
  giver: 'De quién (opcional)',
  nothingLeft: 'No queda nada por devolver.',
  tooMuch: (cantidad: string) => `Quedan ${cantidad}: no puede ser más.`,
  owed,
  inGastos: (gastos: string) => `En ${gastos}. No cuenta en ninguna suma hasta que te lo devuelvan.`,
  seeOwed: 'Ver quién',
  which: (cantidad: string) => `¿De cuál te han devuelto ${cantidad}?`,
  noneFound: 'Ningún gasto tuyo coincide.',
  /** Takes a line such as «Devolución impuestos 20» for the name of an expense. */
  isGasto: 'No, es un gasto que se llama así',
  receive: 'Ya me lo han devuelto',
  save: 'Guardar devolución',
  edit: 'Modificar',
  /** Names a button; `what` is «40,00 €, Ana». */
  about: (act: string, what: string) => `${act}: ${what}`,
} as const;

export const REFUNDED = {
  back: (cantidad: string, nombre: string) => `Devuelto: ${cantidad} de ${nombre}`,
  owed: (cantidad: string, nombre: string) => `${owed(cantidad)}: ${nombre}`,
  removed: (cantidad: string) => `Eliminada la devolución de ${cantidad}`,
  /** In the form's footer; `effect` is «Te cuesta 20,00 € de 60,00 €». */
  noted: {
    back: (cantidad: string, effect: string) => `✓ ${cantidad} devueltos · ${effect}`,
    owed: (cantidad: string, effect: string) => `✓ ${cantidad} por cobrar · ${effect}`,
    removed: (cantidad: string, effect: string) => `${gone(cantidad)} · ${effect}`,
  },
  gone,
  again: (cantidad: string) => `Recuperada: ${cantidad}`,
  asBefore: 'La devolución está como antes',
  /** `mes` begins the sentence. */
  falls: (mes: string, cantidad: string) => `${mes} baja a ${cantidad}`,
  rises: (mes: string, cantidad: string) => `${mes} sube a ${cantidad}`,
  failed: 'No se ha podido guardar la devolución',
} as const;

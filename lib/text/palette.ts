import { BUTTONS } from './common';
import { REFUNDS } from './reembolsos';

export const PALETTE = {
  title: 'Paleta de comandos',
  open: 'Buscar o apuntar…',
  placeholder: 'Busca un gasto, una pantalla o una acción…',
  results: 'Resultados',
  addLine: (said: string) => `Añadir: ${said}`,
  pages: 'Ir a',
  actions: 'Acciones',
  found: 'Gastos encontrados',
  clasificar: 'Clasificar gastos',
  theme: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  gastosByMetodoPago: (nombre: string) => `Gastos con ${nombre}`,
  searchGastos: (q: string) => `Buscar «${q}» en los gastos`,
} as const;

/** Printed on a key; a sign has a name. */
type KeyWords = { shown: string; called?: string };

const CTRL = 'Ctrl';
const SHIFT = 'Shift';
const UP = 'ArrowUp';
const DOWN = 'ArrowDown';

const KEYS: Partial<Record<string, KeyWords>> = {
  ArrowUp: { shown: '↑', called: 'Flecha arriba' },
  ArrowDown: { shown: '↓', called: 'Flecha abajo' },
  ArrowLeft: { shown: '←', called: 'Flecha izquierda' },
  ArrowRight: { shown: '→', called: 'Flecha derecha' },
  Delete: { shown: 'Supr' },
  Escape: { shown: 'Esc' },
  Ctrl: { shown: CTRL },
  Shift: { shown: 'Mayús' },
};

const KEYS_OF_A_MAC: typeof KEYS = {
  ...KEYS,
  Ctrl: { shown: '⌘', called: 'Comando' },
  Shift: { shown: '⇧', called: 'Mayúsculas' },
};

/** Keys pressed together, by name or by the sign that they type. */
export type Combination = readonly string[];

/** Of several combinations, each does a part. */
type Shortcut = { does: string; keys: readonly Combination[] };

export function keyWords(key: string, isMac: boolean): KeyWords {
  return (isMac ? KEYS_OF_A_MAC : KEYS)[key] ?? { shown: key };
}

export const ACT_KEYS = {
  palette: [CTRL, 'K'],
  undo: [CTRL, 'Z'],
  redo: [CTRL, SHIFT, 'Z'],
} satisfies Record<string, Combination>;

export const SHORTCUTS = {
  title: 'Atajos de teclado',
  list: 'Lista de atajos',
  off: 'Los atajos de una sola tecla están desactivados. Puedes activarlos en Ajustes.',
  groups: [
    {
      title: 'En todas las pantallas',
      shortcuts: [
        { does: BUTTONS.newGasto, keys: [['n']] },
        { does: PALETTE.title, keys: [ACT_KEYS.palette] },
        { does: BUTTONS.undo, keys: [ACT_KEYS.undo] },
        { does: BUTTONS.redo, keys: [ACT_KEYS.redo] },
        { does: 'Ver estos atajos', keys: [['?']] },
      ],
    },
    {
      title: 'En la lista de gastos',
      shortcuts: [
        { does: BUTTONS.search, keys: [['/']] },
        { does: 'Mes anterior o siguiente', keys: [['ArrowLeft'], ['ArrowRight']] },
        { does: 'Moverse por la lista', keys: [[UP], [DOWN]] },
      ],
    },
    {
      title: 'Con un gasto de la lista',
      shortcuts: [
        { does: BUTTONS.select, keys: [['x']] },
        {
          does: 'Ampliar la selección',
          keys: [
            [SHIFT, UP],
            [SHIFT, DOWN],
          ],
        },
        { does: 'Seleccionar toda la lista', keys: [[CTRL, 'A']] },
        { does: 'Dejar la selección', keys: [['Escape']] },
        { does: BUTTONS.edit, keys: [['e']] },
        { does: 'Pendiente o pagado', keys: [['p']] },
        { does: 'Cambiar la categoría', keys: [['c']] },
        { does: REFUNDS.ask, keys: [['d']] },
        { does: BUTTONS.duplicate, keys: [[SHIFT, 'D']] },
        { does: BUTTONS.delete, keys: [['Delete']] },
      ],
    },
  ] satisfies { title: string; shortcuts: Shortcut[] }[],
} as const;

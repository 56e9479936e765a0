import { ENTRY } from './gastos';

/** Tips after the third, the tenth and the thirtieth expense. */
export const TIPS = {
  texts: {
    line: {
      title: 'También vale una sola línea',
      description: `En un gasto nuevo, «${ENTRY.line}»: ${ENTRY.lineExample}`,
    },
    paste: {
      title: 'Varios gastos a la vez',
      description: `Pega varias líneas en «${ENTRY.line}»: cada una es un gasto.`,
    },
    keys: {
      title: 'Casi todo tiene su tecla',
      description: 'n apunta, / busca y ? enseña las demás.',
    },
  },
  noMore: 'No más consejos',
} as const;

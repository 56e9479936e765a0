import { LINE_FIELD } from './line';

/** After the third, the tenth and the thirtieth expense. */
export const TIPS = {
  texts: {
    line: {
      title: 'También vale una sola línea',
      description: `En un gasto nuevo, «${LINE_FIELD.label}»: ${LINE_FIELD.example}`,
    },
    paste: {
      title: 'Varios gastos a la vez',
      description: `Pega varias líneas en «${LINE_FIELD.label}»: cada una es un gasto.`,
    },
    keys: {
      title: 'Casi todo tiene su tecla',
      description: 'n apunta, / busca y ? enseña las demás.',
    },
  },
  noMore: 'No más consejos',
} as const;

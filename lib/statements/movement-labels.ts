import { movementName } from '@/lib/statements/movement-name';
import type { Movement } from '@/lib/statements/movement';
import { shopOf } from '@/lib/statements/unclassified-shops';

type MovementLabel = {
  /** The shop made readable; the bank's text as it is. */
  nombre: string;
  descripcion: string;
  /** Equal for the movements of one shop. */
  shop: string;
  /** The main text and the others, one a line; empty without any. */
  texto: string;
};

/** `unnamed` is the name of a movement without any text. */
export function labelsOf(movements: readonly Movement[], unnamed: string): MovementLabel[] {
  const labels = new Map<string, MovementLabel>();
  return movements.map(({ concepto, detalles, notas }) => {
    const others = [...detalles, ...notas];
    const key = [concepto, ...others].join('\n');
    let label = labels.get(key);
    if (!label) labels.set(key, (label = labelOf(concepto, others, unnamed)));
    return label;
  });
}

/** Empty without a name. */
export function shopOfTexts({ concepto, detalles }: Pick<Movement, 'concepto' | 'detalles'>): string {
  return shopOf(movementName(concepto, detalles).toWellFormed());
}

function labelOf(concepto: string, others: string[], unnamed: string): MovementLabel {
  const name = movementName(concepto, others).toWellFormed();
  const text = (concepto.trim() === '' ? others.join(' ').trim() : concepto).toWellFormed();
  const nombre = name || unnamed;
  return {
    nombre,
    descripcion: text || nombre,
    shop: shopOf(nombre),
    texto: `${name}\n${text}`.trim(),
  };
}

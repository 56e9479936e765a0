import { takeCantidad } from './line-cantidad';
import { takeCategoria, takeMetodo } from './line-catalogo';
import { takeDay } from './line-days';
import { nombreOf } from './line-nombre';
import { askAboutGasto, takeEstado, takeSpending } from './line-phrases';
import { lineText } from './line-text';
import type { LineContext, LineReading } from './line-types';

/** Nobody types a longer line: what comes behind is left out. */
export const MAX_LINE_LENGTH = 500;

/**
 * Reads one expense from a line such as «12,50 pan ayer efectivo». What is understood is a part, what is not stays in the
 * nombre, what can mean two things is a question. No amount is ever invented: without exactly one that the
 * line says, `cantidad` is null.
 */
export function readLine(typed: string, context: LineContext): LineReading {
  const { text, isCut } = cutLine(typed);
  const line = lineText(text);
  askAboutGasto(line);
  const said = takeEstado(line);
  const fecha = takeDay(line, { today: context.today, isPending: said === 'pendiente' });
  takeSpending(line);
  const cantidad = takeCantidad(line, context);
  const metodoPagoId = takeMetodo(line, context.metodosPago);
  const categoriaId = takeCategoria(line, context.categorias);
  const categoriaPart = line.parts.find(({ kind }) => kind === 'categoria');
  const nombre = nombreOf(line) || (categoriaPart ? text.slice(categoriaPart.start, categoriaPart.end) : '');
  const isToCome = fecha !== null && fecha > context.today;
  return {
    text,
    isCut,
    nombre: nombre.replace(
      /^#/u,
      categoriaPart && nombre.startsWith('#') && text.slice(categoriaPart.start, categoriaPart.end) === nombre
        ? ''
        : '#',
    ),
    cantidad,
    fecha,
    categoriaId,
    metodoPagoId,
    estado: said ?? (isToCome ? 'pendiente' : 'pagado'),
    parts: line.parts.sort((a, b) => a.start - b.start),
    questions: line.questions,
  };
}

/** The beginning of a text, without line ends and signs that nobody sees, in NFC. */
function cutLine(typed: string): { text: string; isCut: boolean } {
  const isCut = typed.length > MAX_LINE_LENGTH;
  // Before anything looks at it: a pasted line may be a megabyte.
  const head = isCut ? typed.slice(0, MAX_LINE_LENGTH) : typed;
  const text = head
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\0-\x1f\x7f\u00a0\u202f\u2009]/gu, ' ');
  return { text, isCut };
}

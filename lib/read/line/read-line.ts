import { takeCantidad } from './line-cantidad';
import { takeCategoria, takeMetodo } from './line-catalogo';
import { takeDay } from './line-days';
import { nombreOf } from './line-nombre';
import { askAboutGasto, takeEstado, takeSpending } from './line-phrases';
import { lineText } from './line-text';
import type { LineContext, LineReading } from './line-types';

/** Nobody types more; the rest is left out. */
export const MAX_LINE_LENGTH = 500;

/**
 * Reads a line such as «12,50 pan ayer efectivo» into parts, questions and the nombre. No amount is invented:
 * `cantidad` is null unless the line says exactly one.
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

/** Answers NFC, with spaces for line ends and invisible signs. */
function cutLine(typed: string): { text: string; isCut: boolean } {
  const isCut = typed.length > MAX_LINE_LENGTH;
  // Cut first: a pasted line may be a megabyte.
  const head = isCut ? typed.slice(0, MAX_LINE_LENGTH) : typed;
  const text = head
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\0-\x1f\x7f\u00a0\u202f\u2009]/gu, ' ');
  return { text, isCut };
}

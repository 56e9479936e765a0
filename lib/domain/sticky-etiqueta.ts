import type { Fecha } from './dates';

/** Through `hasta`, new expenses get the tag. */
export type StickyEtiqueta = { nombre: string; hasta: Fecha };

/** By an act that renames or removes the tag that goes on; null for none. */
export type StickyTurn = Record<'before' | 'after', StickyEtiqueta | null>;

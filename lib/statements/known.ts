import type { Fecha } from '@/lib/domain/dates';
import type { BroughtMovement } from '@/lib/statements/brought-movement';
import type { StoredSource } from '@/lib/statements/file-sources';
import type { PaidExpense } from '@/lib/statements/match-refunds';
import type { MovedBy } from '@/lib/statements/money-moved';
import type { Hundredths } from '@/lib/statements/movement';
import type { TypedGasto } from '@/lib/statements/weigh-typed';

/** `fileName` is null for this file. */
export type EarlierMovement = { concepto: string; fecha: Fecha; fileName: string | null };

export type TypedMatch = { id: number; nombre: string; fecha: Fecha };

/** Ids of the import in the diary and of the expense. */
export type KnownPlace = { record: number; gasto: number };

/** A stored expense whose money this file shows as moved: counted too, it would be spent twice. */
export type CountedTwice = TypedMatch & {
  descripcion: string;
  importe: Hundredths;
  seen: MovedBy['seen'];
};

/** `gone` if its expense is deleted. After a restore, the file's name is the backup's. */
export type KnownMovement = KnownPlace & {
  movement: BroughtMovement;
  gone: boolean;
  fileName: string;
  isRestored?: true;
};

/**
 * An income that was noted as a refund; `reembolso` is the id of that. `gone` if its expense is deleted and no import
 * that stands has brought it. Those come last.
 */
export type KnownRefund = Pick<KnownMovement, 'movement' | 'fileName' | 'gone'> & { reembolso: string };

export type Known = {
  brought: readonly KnownMovement[];
  refunds: readonly KnownRefund[];
  /** Stored expenses that an income of the file may lower. */
  paid: readonly PaidExpense[];
  /** Expenses that no statement has brought. */
  typed: readonly (TypedGasto & { nombre: string })[];
  sources: readonly StoredSource[];
};

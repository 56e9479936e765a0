import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { FileFault } from '@/lib/import/parse-file';
import type { CatalogoFault } from '@/lib/import/read-catalogo';
import type { ReferenceFault } from '@/lib/import/remap';
import type { GastoRejection, ImportSummary, Rejection, RowRefusal } from '@/lib/import/import-summary';
import { SPECIFICATION } from './specification';

/** What a toast says under its first line for a file that could not be taken in; undefined where nothing helps. */
export const FILE_FAULT_DESCRIPTION = {
  'too-large': 'El archivo supera el límite de 400 MB.',
  gone: 'El archivo ha cambiado o ya no está donde estaba. Vuelve a elegirlo.',
  'no-gastos': SPECIFICATION.sinGastos,
  unreadable: undefined,
} satisfies Record<FileFault, string | undefined>;

const CATALOGO_REASON = {
  'no-nombre': SPECIFICATION.rules.nombre,
  'no-list': 'debe venir en una lista',
} satisfies Record<CatalogoFault, string>;

const GASTO_REASON: Record<GastoFault, string> = SPECIFICATION.rules;

/** The line of the error list for one item that was not imported. */
export function rejectionLine(rejection: Rejection): string {
  switch (rejection.kind) {
    case 'gasto':
      return SPECIFICATION.gastoRechazado(rejection.index, gastoErrorOf(rejection));
    case 'gasto-refused':
      return SPECIFICATION.gastoNoImportado(rejection.index, gastoErrorOf(rejection));
    case 'categorias':
      return SPECIFICATION.categoriaNoImportada(rejection.nombre, catalogoReason(rejection.fault));
    case 'metodosPago':
      return SPECIFICATION.metodoNoImportado(rejection.nombre, catalogoReason(rejection.fault));
  }
}

/** Why an expense was not imported, as its line of the error list says it: all reasons, joined with commas. */
export function gastoErrorOf(rejection: GastoRejection): string {
  return rejection.kind === 'gasto'
    ? rejection.faults.map(gastoReason).join(', ')
    : refusalReason(rejection.refusal);
}

/** The joined summary of what was imported, without the parts that are 0; null when nothing was. */
export function importedLine({ categorias, metodosPago, imported }: ImportSummary): string | null {
  const parts: string[] = [];
  if (categorias > 0) parts.push(SPECIFICATION.categoriasImportadas(categorias));
  if (metodosPago > 0) parts.push(SPECIFICATION.metodosImportados(metodosPago));
  if (imported > 0) parts.push(SPECIFICATION.gastosImportados(imported));
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Why an expense cannot be imported: one of the reasons that its line joins. */
export function gastoReason(fault: GastoFault | ReferenceFault): string {
  if (typeof fault === 'string') return GASTO_REASON[fault];
  switch (fault.code) {
    case 'categoria-missing':
      return SPECIFICATION.categoriaNoExiste(fault.id);
    case 'metodo-missing':
      return SPECIFICATION.metodoNoExiste(fault.id);
    case 'references-unreadable':
      return SPECIFICATION.referenciasNoValidadas;
  }
}

function catalogoReason(fault: CatalogoFault | RowRefusal): string {
  return typeof fault === 'string' ? CATALOGO_REASON[fault] : refusalReason(fault);
}

function refusalReason({ name }: RowRefusal): string {
  return `la base de datos lo rechazó (${name})`;
}

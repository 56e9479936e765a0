import type { GastoFault } from '@/lib/domain/gasto-rules';
import type { JsonFault } from '@/lib/import/parse-file';
import type { CatalogoFault } from '@/lib/import/read-catalogo';
import type {
  GastoRejection,
  ImportSummary,
  ReferenceFault,
  Rejection,
  RowRefusal,
} from '@/lib/import/import-summary';

/**
 * The literal screen texts of docs/specification.md. Never correct them: the missing «¿», the English message, the
 * three ASCII dots, «1 gastos» and plain digits are the specification's own. All other counts are grouped.
 */
export const SPECIFICATION = {
  importarGastos: 'Importar Gastos',

  descargarDatos: 'Descargar Datos de Ejemplo',
  resetear: 'Resetear Base de Datos',
  resetearPregunta: 'Estás seguro de querer resetear la base de datos?',
  reseteada: 'Database reset successfully',
  descargarEjemplo: 'Descargar Ejemplo',
  generando: 'Generando...',
  ejemploDescargado: (gastos: number) =>
    `Archivo descargado con 5 categorías, 4 métodos de pago y ${gastos} gastos de ejemplo`,
  ejemploFallido: 'Error al generar archivo de ejemplo',

  arrastra: 'Arrastra tu archivo JSON aquí',
  hazClic: 'o haz clic para seleccionar',
  seleccionarArchivo: 'Seleccionar Archivo',
  soloJson: 'Solo se permiten archivos JSON',

  instrucciones: 'Instrucciones de Importación',

  procesar: 'Procesar Importación',
  procesando: 'Procesando gastos...',
  importarOtro: 'Importar Otro Archivo',
  verGastos: 'Ver Gastos',
  resultados: {
    total: 'Total Gastos',
    imported: 'Gastos Importados',
    categorias: 'Categorías',
    metodosPago: 'Métodos',
    errors: 'Errores',
  },

  archivoFallido: 'Error al procesar el archivo. Verifica que sea un JSON válido.',
  sinGastos: 'El archivo debe contener gastos válidos',
  gastosNoImportados: (count: number) => `${count} gastos no pudieron ser importados`,
  categoriasImportadas: (count: number) => `${count} categorías importadas`,
  metodosImportados: (count: number) => `${count} métodos de pago importados`,
  gastosImportados: (count: number) => `${count} gastos importados`,

  rules: {
    'no-object': 'gasto debe ser un objeto',
    nombre: 'nombre es requerido y debe ser string',
    descripcion: 'descripcion es requerida y debe ser string',
    cantidad: 'cantidad debe ser un número positivo',
    fecha: 'fecha debe estar en formato YYYY-MM-DD',
    categoriaId: 'categoriaId debe ser un número positivo',
    metodoPagoId: 'metodoPagoId debe ser un número positivo',
    estado: 'estado es requerido y debe ser string',
  } satisfies Record<GastoFault, string>,
  categoriaNoExiste: (id: number) => `Categoría con ID ${id} no existe`,
  metodoNoExiste: (id: number) => `Método de pago con ID ${id} no existe`,
  referenciasNoValidadas: 'Error al validar categoría y método de pago',
  gastoRechazado: (index: number, reasons: string) => `Gasto ${index}: ${reasons}`,
  gastoNoImportado: (index: number, reason: string) => `Gasto ${index}: Error al importar - ${reason}`,
  categoriaNoImportada: (nombre: string, reason: string) =>
    `Error al importar categoría "${nombre}": ${reason}`,
  metodoNoImportado: (nombre: string, reason: string) => `Error al importar método "${nombre}": ${reason}`,
} as const;

/** Under the toast's first line. */
export const FILE_FAULT_DESCRIPTION = {
  'too-large': 'El archivo supera el límite de 400 MB.',
  gone: 'El archivo ha cambiado o ya no está donde estaba. Vuelve a elegirlo.',
  'no-gastos': SPECIFICATION.sinGastos,
  unreadable: undefined,
} satisfies Record<JsonFault, string | undefined>;

const CATALOGO_REASON = {
  'no-nombre': SPECIFICATION.rules.nombre,
  'no-list': 'debe venir en una lista',
} satisfies Record<CatalogoFault, string>;

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

/** Joined with commas. */
export function gastoErrorOf(rejection: GastoRejection): string {
  return rejection.kind === 'gasto'
    ? rejection.faults.map(gastoReason).join(', ')
    : refusalReason(rejection.refusal);
}

/** Without the parts that are 0; null if nothing was imported. */
export function importedLine({ categorias, metodosPago, imported }: ImportSummary): string | null {
  const parts: string[] = [];
  if (categorias > 0) parts.push(SPECIFICATION.categoriasImportadas(categorias));
  if (metodosPago > 0) parts.push(SPECIFICATION.metodosImportados(metodosPago));
  if (imported > 0) parts.push(SPECIFICATION.gastosImportados(imported));
  return parts.length > 0 ? parts.join(', ') : null;
}

export function gastoReason(fault: GastoFault | ReferenceFault): string {
  if (typeof fault === 'string') return SPECIFICATION.rules[fault];
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

/**
 * The screen texts that the specification gives to the letter. They are never corrected: the missing «¿», the
 * English message, the three ASCII dots and «1 gastos» are the specification's own.
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
  },
  categoriaNoExiste: (id: number) => `Categoría con ID ${id} no existe`,
  metodoNoExiste: (id: number) => `Método de pago con ID ${id} no existe`,
  referenciasNoValidadas: 'Error al validar categoría y método de pago',
  gastoRechazado: (index: number, reasons: string) => `Gasto ${index}: ${reasons}`,
  gastoNoImportado: (index: number, reason: string) => `Gasto ${index}: Error al importar - ${reason}`,
  categoriaNoImportada: (nombre: string, reason: string) =>
    `Error al importar categoría "${nombre}": ${reason}`,
  metodoNoImportado: (nombre: string, reason: string) => `Error al importar método "${nombre}": ${reason}`,
} as const;

import { SPECIFICATION } from '@/lib/text/specification';

/** The literal texts of the specification, §2, §5 and §8, copied from it. */
it.each([
  [SPECIFICATION.importarGastos, 'Importar Gastos'],
  [SPECIFICATION.descargarDatos, 'Descargar Datos de Ejemplo'],
  [SPECIFICATION.resetear, 'Resetear Base de Datos'],
  [SPECIFICATION.resetearPregunta, 'Estás seguro de querer resetear la base de datos?'],
  [SPECIFICATION.reseteada, 'Database reset successfully'],
  [SPECIFICATION.descargarEjemplo, 'Descargar Ejemplo'],
  [SPECIFICATION.generando, 'Generando...'],
  [
    SPECIFICATION.ejemploDescargado(1234),
    'Archivo descargado con 5 categorías, 4 métodos de pago y 1234 gastos de ejemplo',
  ],
  [SPECIFICATION.ejemploFallido, 'Error al generar archivo de ejemplo'],
  [SPECIFICATION.arrastra, 'Arrastra tu archivo JSON aquí'],
  [SPECIFICATION.hazClic, 'o haz clic para seleccionar'],
  [SPECIFICATION.seleccionarArchivo, 'Seleccionar Archivo'],
  [SPECIFICATION.soloJson, 'Solo se permiten archivos JSON'],
  [SPECIFICATION.instrucciones, 'Instrucciones de Importación'],
  [SPECIFICATION.procesar, 'Procesar Importación'],
  [SPECIFICATION.procesando, 'Procesando gastos...'],
  [SPECIFICATION.importarOtro, 'Importar Otro Archivo'],
  [SPECIFICATION.verGastos, 'Ver Gastos'],
  [SPECIFICATION.resultados.total, 'Total Gastos'],
  [SPECIFICATION.resultados.imported, 'Gastos Importados'],
  [SPECIFICATION.resultados.categorias, 'Categorías'],
  [SPECIFICATION.resultados.metodosPago, 'Métodos'],
  [SPECIFICATION.resultados.errors, 'Errores'],
  [SPECIFICATION.archivoFallido, 'Error al procesar el archivo. Verifica que sea un JSON válido.'],
  [SPECIFICATION.sinGastos, 'El archivo debe contener gastos válidos'],
  [SPECIFICATION.gastosNoImportados(346), '346 gastos no pudieron ser importados'],
  [SPECIFICATION.categoriasImportadas(27), '27 categorías importadas'],
  [SPECIFICATION.metodosImportados(5), '5 métodos de pago importados'],
  [SPECIFICATION.gastosImportados(1830), '1830 gastos importados'],
  [SPECIFICATION.gastosImportados(1), '1 gastos importados'],
])('says «%s» to the letter', (text, literal) => {
  expect(text).toBe(literal);
});

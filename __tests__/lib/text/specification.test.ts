import { readFileSync } from 'node:fs';
import type { GastoFault } from '@/lib/domain/gasto-rules';
import {
  emptySummary,
  type ImportSummary,
  type ReferenceFault,
  type Rejection,
} from '@/lib/import/import-summary';
import { FILE_FAULT_DESCRIPTION, importedLine, rejectionLine, SPECIFICATION } from '@/lib/text/specification';

/** The literal texts of docs/specification.md (§2, §5 and §8). */
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

it('has every text without a number from docs/specification.md, as it stands there', () => {
  const document = readFileSync('docs/specification.md', 'utf8');
  const { resultados, rules, ...others } = SPECIFICATION;
  const texts = [resultados, rules, others].flatMap((group) => Object.values<unknown>(group));
  expect(texts.filter((text) => typeof text === 'string' && !document.includes(text))).toEqual([]);
});

describe('rejectionLine', () => {
  it.each<[GastoFault | ReferenceFault, string]>([
    ['no-object', 'Gasto 1: gasto debe ser un objeto'],
    ['nombre', 'Gasto 1: nombre es requerido y debe ser string'],
    ['descripcion', 'Gasto 1: descripcion es requerida y debe ser string'],
    ['cantidad', 'Gasto 1: cantidad debe ser un número positivo'],
    ['fecha', 'Gasto 1: fecha debe estar en formato YYYY-MM-DD'],
    ['categoriaId', 'Gasto 1: categoriaId debe ser un número positivo'],
    ['metodoPagoId', 'Gasto 1: metodoPagoId debe ser un número positivo'],
    ['estado', 'Gasto 1: estado es requerido y debe ser string'],
    [{ code: 'categoria-missing', id: 99 }, 'Gasto 1: Categoría con ID 99 no existe'],
    [{ code: 'metodo-missing', id: 12345 }, 'Gasto 1: Método de pago con ID 12345 no existe'],
    [{ code: 'references-unreadable' }, 'Gasto 1: Error al validar categoría y método de pago'],
  ])('says of %j: «%s»', (fault, line) => {
    expect(rejectionLine({ kind: 'gasto', index: 1, faults: [fault] })).toBe(line);
  });

  it.each<[string, Rejection, string]>([
    [
      'joins several reasons',
      { kind: 'gasto', index: 2176, faults: ['nombre', 'cantidad', 'estado'] },
      'Gasto 2176: nombre es requerido y debe ser string, cantidad debe ser un número positivo, estado es requerido y debe ser string',
    ],
    [
      'joins both missing references',
      {
        kind: 'gasto',
        index: 2,
        faults: [
          { code: 'categoria-missing', id: 8 },
          { code: 'metodo-missing', id: 9 },
        ],
      },
      'Gasto 2: Categoría con ID 8 no existe, Método de pago con ID 9 no existe',
    ],
    [
      'names the error of an expense that the database refused',
      { kind: 'gasto-refused', index: 7, refusal: { code: 'refused', name: 'ConstraintError' } },
      'Gasto 7: Error al importar - la base de datos lo rechazó (ConstraintError)',
    ],
    [
      'quotes the nombre of a category that the database refused',
      { kind: 'categorias', nombre: 'Hogar', fault: { code: 'refused', name: 'ConstraintError' } },
      'Error al importar categoría "Hogar": la base de datos lo rechazó (ConstraintError)',
    ],
    [
      'quotes nothing where a category has no nombre',
      { kind: 'categorias', nombre: '', fault: 'no-nombre' },
      'Error al importar categoría "": nombre es requerido y debe ser string',
    ],
    [
      'quotes the text of a nombre that is no string',
      { kind: 'metodosPago', nombre: '12', fault: 'no-nombre' },
      'Error al importar método "12": nombre es requerido y debe ser string',
    ],
    [
      'quotes the nombre of a method that the database refused',
      { kind: 'metodosPago', nombre: 'Bono', fault: { code: 'refused', name: 'DataError' } },
      'Error al importar método "Bono": la base de datos lo rechazó (DataError)',
    ],
    [
      'names what is no list of methods',
      { kind: 'metodosPago', nombre: '', fault: 'no-list' },
      'Error al importar método "": debe venir en una lista',
    ],
  ])('%s', (_, rejection, line) => {
    expect(rejectionLine(rejection)).toBe(line);
  });
});

it.each<[Partial<ImportSummary>, string | null]>([
  [
    { categorias: 27, metodosPago: 5, imported: 1830 },
    '27 categorías importadas, 5 métodos de pago importados, 1830 gastos importados',
  ],
  [{ imported: 1 }, '1 gastos importados'],
  [{ categorias: 1 }, '1 categorías importadas'],
  [{ metodosPago: 2, imported: 3 }, '2 métodos de pago importados, 3 gastos importados'],
  [{ categorias: 2, imported: 3 }, '2 categorías importadas, 3 gastos importados'],
  [{ total: 4, errors: 4 }, null],
  [{}, null],
])('importedLine of %j is %j', (counts, line) => {
  expect(importedLine({ ...emptySummary(), ...counts })).toBe(line);
});

it('describes the faults of a file under the toast', () => {
  expect(FILE_FAULT_DESCRIPTION['no-gastos']).toBe('El archivo debe contener gastos válidos');
  expect(FILE_FAULT_DESCRIPTION['too-large']).toContain('400 MB');
  expect(FILE_FAULT_DESCRIPTION.unreadable).toBeUndefined();
});

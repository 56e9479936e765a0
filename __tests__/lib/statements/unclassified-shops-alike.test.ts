import { AlikeNombres } from '@/lib/statements/names/unclassified-shops';

const [CASA, OCIO, NONE] = [1, 2, 9];

type Known = readonly (readonly [nombre: string, categoriaId: number])[];

/** «category, like nombre», or null. */
function suggested(nombre: string, known: Known): string | null {
  const gastos = known.map(([name, categoriaId], place) => ({
    ...{ id: place + 1, fecha: '2026-11-03', categoriaId, metodoPagoId: 1, estado: 'pagado', nombre: name },
    cents: 100n,
  }));
  const alike = new AlikeNombres(gastos, new Set([NONE])).suggest(nombre);
  return alike && `${alike.categoriaId}, like ${alike.nombre}`;
}

const MANY: Known = ['Sol', 'Luna', 'Mar', 'Río'].map((name) => [`Verbena ${name}`, OCIO] as const);

test.each<[string, Known, string | null]>([
  ['2 cafés', [['Café', OCIO]], '2, like Café'],
  ['Café', [['2 cafés', OCIO]], '2, like 2 cafés'],
  ['Luz Endesa', [['Endesa Energía', CASA]], '1, like Endesa Energía'],
  ['Farmacia Luna', [['Farmacia Sol', CASA]], '1, like Farmacia Sol'],
  ['Bombones', [['Bombón para Ana', OCIO]], '2, like Bombón para Ana'],
  [
    'Endesa',
    [
      ['Luz Endesa', CASA],
      ['Gas Endesa', OCIO],
      ['Gas Endesa', OCIO],
    ],
    '2, like Gas Endesa',
  ],
  ['Luz Endesa', [['Endesa', NONE]], null],
  ['Endesa', [['ENDESA', CASA]], null],
  ['Cena con María', [['María', OCIO]], null],
  ['Verbena Playa', MANY, null],
  ['Pan', [['Pan de ayer', CASA]], null],
  ['', [['Pan', CASA]], null],
])('for «%s» by %j: %s', (nombre, known, wanted) => {
  expect(suggested(nombre, known)).toBe(wanted);
});

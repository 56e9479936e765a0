import { GastoGuesser } from '@/lib/domain/guess/gasto-guesser';
import { buildGasto } from '../../../support/build-gasto';
import { indexGasto } from '../../../support/index-gastos';

/** The guessed tags of «Luz», after expenses given as day and tags, the oldest first. */
function guessed(...past: readonly (readonly [fecha: string, ...etiquetas: string[]])[]) {
  const guesser = new GastoGuesser();
  past.forEach(([fecha, ...etiquetas], at) => {
    const tagged = etiquetas.length > 0 ? { etiquetas } : {};
    guesser.add(indexGasto(buildGasto({ id: at + 1, nombre: 'Luz', descripcion: 'Luz', fecha, ...tagged })));
  });
  return guesser.guess({ nombre: 'luz', descripcion: '' }).etiquetas;
}

const because = { kind: 'nombre', text: 'Luz' };

it('guesses the tag that all expenses of a shop have had', () => {
  expect(guessed(['2026-08-01', 'casa'], ['2026-09-01', 'Casa'], ['2026-10-01', 'casa'])).toEqual([
    { value: 'casa', agreed: 3, of: 3, because },
  ]);
});

it('guesses a tag that all have had for a while, and says so', () => {
  expect(
    guessed(['2026-07-01'], ['2026-08-01', 'a', 'b'], ['2026-09-01', 'a'], ['2026-10-01', 'a', 'b']),
  ).toEqual([{ value: 'a', agreed: 3, of: 3, because, isNewHabit: true }]);
});

it.each([
  [
    'two expenses',
    [
      ['2026-08-01', 'casa'],
      ['2026-10-01', 'casa'],
    ],
  ],
  [
    'those of one journey',
    [
      ['2026-10-01', 'lisboa'],
      ['2026-10-02', 'lisboa'],
      ['2026-10-03', 'lisboa'],
    ],
  ],
  ['a habit that has ended', [['2026-07-01', 'a'], ['2026-08-01', 'a'], ['2026-09-01', 'a'], ['2026-10-01']]],
  ['expenses without tags', [['2026-08-01'], ['2026-09-01'], ['2026-10-01']]],
] as const)('guesses nothing from %s', (_, past) => {
  expect(guessed(...past)).toBeUndefined();
});

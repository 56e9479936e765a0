import { NombreGuesser } from '@/lib/domain/guess/gasto-guesser';
import { buildGasto } from '../../../support/build-gasto';
import { indexGasto } from '../../../support/index-gastos';

/** A guesser that has learned expenses, each a nombre and a descripcion, the newest last. */
function learned(...gastos: [nombre: string, descripcion: string][]): NombreGuesser {
  const guesser = new NombreGuesser();
  gastos.forEach(([nombre, descripcion], position) => {
    guesser.add(indexGasto(buildGasto({ id: position + 1, nombre, descripcion })));
  });
  return guesser;
}

it.each<[string, [string, string][], string, string | null]>([
  ['one of the same text', [['Luz', 'Recibo Iberdrola']], 'Recibo Iberdrola', 'Luz'],
  ['whatever its numbers', [['Luz', 'RECIBO IBERDROLA 4411 A1']], 'Recibo  Iberdrola 9155 *7', 'Luz'],
  ['case and accents aside', [['Cafetería', 'CAFÉ ÓPERA']], 'Cafe opera', 'Cafetería'],
  ['not of another text', [['Luz', 'Recibo Iberdrola']], 'Recibo Naturgy', null],
  ['not of a text without words', [['Luz', '4411']], '9155', null],
  ['the nombre where it is the text', [['Mercadona', 'Mercadona']], 'MERCADONA', 'Mercadona'],
  [
    'nothing where the same words have many names',
    [
      ['Ana', 'Bizum enviado'],
      ['Cena', 'Bizum enviado'],
      ['Regalo', 'Bizum enviado'],
    ],
    'Bizum enviado',
    null,
  ],
  [
    'the newest two over the ones before',
    [
      ['Súper', 'Compra Día'],
      ['Súper', 'Compra Día'],
      ['Súper', 'Compra Día'],
      ['Día', 'Compra Día'],
      ['Día', 'Compra Día'],
    ],
    'Compra Día',
    'Día',
  ],
])('guesses the nombre: %s', (_, gastos, descripcion, nombre) => {
  expect(learned(...gastos).guess(descripcion)).toBe(nombre);
});

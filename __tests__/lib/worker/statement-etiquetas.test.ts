import type { Answers } from '@/lib/statements/statement';
import type { ReviewChoices } from '@/lib/statements/review/review-choices';
import { problemSentence } from '@/lib/text/extractos-review';
import { createFormat } from '@/lib/text/format';
import { exportFrom } from '../../support/export-from';
import { readWholeOver } from '../../support/statement-desk';
import { PAN, storedWith } from '../../support/stored-gastos';
import { storesOf } from '../../support/stores-of';
import { contentOf, newDatabase } from '../../support/test-database';

const OWN = { sign: 'inverted' } as const;

function named(nombre: string) {
  return { ...PAN, nombre, descripcion: nombre };
}

/** Tags by nombre. */
async function broughtFrom(content: string, answers: Answers, choices: Partial<ReviewChoices> = {}) {
  const stores = storesOf(newDatabase());
  const { review, bring } = await readWholeOver(stores, content, answers);
  expect((await bring(choices)).kind).toBe('finished');
  const { gastos } = await contentOf(stores.db);
  return {
    stores,
    review,
    etiquetas: Object.fromEntries(gastos.map(({ nombre, etiquetas }) => [nombre, etiquetas])),
  };
}

it('our own CSV brings the tags of each expense, and the same file adds nothing', async () => {
  const db = await storedWith([
    { ...named('Cena'), etiquetas: ['Lisboa', 'trabajo'] },
    { ...named('Hotel'), etiquetas: ['=cmd', 'semana santa', '🎒'] },
    { ...named('Taxi'), etiquetas: ["'=cmd"], reembolsos: [{ id: 'a', cantidad: 1, fecha: PAN.fecha }] },
    named('Pan'),
  ]);
  const { text } = await exportFrom(db, { form: 'csv' });
  const { stores, review, etiquetas } = await broughtFrom(text, OWN);
  expect(review.problems).toEqual([]);
  expect(etiquetas).toEqual({
    Cena: ['Lisboa', 'trabajo'],
    Hotel: ['=cmd', 'semana santa', '🎒'],
    Taxi: ["'=cmd"],
    Pan: undefined,
  });
  const again = await readWholeOver(stores, text, OWN);
  expect(again.review.movements.map(({ status }) => status.kind)).toEqual(['here', 'here', 'here', 'here']);
});

it('values that are no tags are left out and said; their expenses come', async () => {
  const many = Array.from({ length: 21 }, (_, place) => `t${place}`);
  const content = [
    'Fecha;Nombre;Cantidad;etiquetas',
    '2026-11-03;Cena;80,00;"Ocio, ocio , óció"',
    '2026-11-04;Pan;10,00;"viaje, #casa, ,..."',
    `2026-11-05;Ropa;30,00;"${many.join(', ')}"`,
    `2026-11-06;Cine;20,00;${'a'.repeat(41)}`,
    '2026-11-07;Taxi;12,00;',
  ].join('\n');
  const { review, etiquetas } = await broughtFrom(content, OWN);
  const format = createFormat({ locale: 'es-ES', currency: 'EUR' });
  expect(review.problems.map((problem) => problemSentence(problem, format))).toEqual([
    'Fila 3, columna 4: «#casa» no puede ser una etiqueta; el gasto se importa sin ella.',
    'Fila 4, columna 4: «t20» no puede ser una etiqueta; el gasto se importa sin ella.',
    `Fila 5, columna 4: «${'a'.repeat(41)}» no puede ser una etiqueta; el gasto se importa sin ella.`,
  ]);
  expect(etiquetas).toEqual({
    Cena: ['Ocio'],
    Pan: ['viaje', '...'],
    Ropa: many.slice(0, 20),
    Cine: undefined,
    Taxi: undefined,
  });
});

it('the tag that goes on joins those of the file, in the spelling of the file', async () => {
  const content = [
    'Fecha;Nombre;Cantidad;etiquetas',
    '2026-11-03;Cena;80,00;viaje',
    '2026-11-04;Pan;10,00;Lisboa',
    '2026-11-05;Taxi;9,00;',
  ].join('\n');
  const { etiquetas } = await broughtFrom(content, OWN, { etiqueta: 'lisboa' });
  expect(etiquetas).toEqual({ Cena: ['viaje', 'lisboa'], Pan: ['Lisboa'], Taxi: ['lisboa'] });
});

it('a column of that name that is the only text stays what was bought', async () => {
  const content = ['Fecha;Etiquetas;Importe', '11/11/2026;METRO;-2,00', '12/11/2026;PAN;-10,00'].join('\n');
  const { etiquetas } = await broughtFrom(content, {});
  expect(etiquetas).toEqual({ Metro: undefined, Pan: undefined });
});

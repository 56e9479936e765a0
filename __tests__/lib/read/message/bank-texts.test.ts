import { readLine } from '@/lib/read/line/read-line';
import { readMessage } from '@/lib/read/message/read-message';
import lineas from '../../../support/lineas.json';
import paises from '../../../support/lineas-paises.json';
import propias from '../../../support/lineas-propias.json';
import mensajes from '../../../support/mensajes.json';
import { PEOPLE, TODAY, type Country } from '../../../support/message-people';

/** The question about it, or what one payment says; a nombre only where it is certain. */
type Expected = { asked: string } | { cantidad: number; nombre?: string; fecha?: string };

const TEXTS = mensajes as unknown as readonly [Country, string, Expected][];

it.each(TEXTS)('%s: «%s»', (country, text, expected) => {
  const person = PEOPLE[country];
  const reading = readMessage(text, person) ?? readLine(text, person);
  const questions = reading.questions.flatMap(({ field, question }) =>
    field === 'metodoPago' ? [] : question,
  );
  if ('asked' in expected) {
    expect(questions).toContain(expected.asked);
    return;
  }
  const { cantidad, nombre, fecha } = reading;
  expect({ cantidad, nombre, fecha, questions }).toEqual({
    ...{ nombre, fecha: TODAY, questions: [] },
    ...expected,
  });
});

it('takes no line that a person wrote for a message', () => {
  const texts = [lineas, paises, propias].flatMap((file) => file.lineas.map(({ texto }) => texto));
  expect(texts.length).toBeGreaterThan(700);
  for (const person of Object.values(PEOPLE))
    expect(texts.filter((text) => readMessage(text, person) !== null)).toEqual([]);
});

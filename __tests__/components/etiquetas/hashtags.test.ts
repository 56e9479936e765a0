import { completionsOf } from '@/components/etiquetas/hashtags';

it.each([
  ['cena #li', ['cena #lisboa ', 'cena #lisboa_2025 ']],
  ['cena #lisboa', []],
  ['cena #Semana_santa', []],
  ['cena #santa', []],
  ['cena #san', ['cena #santa ', 'cena #semana_santa ']],
  ['cena', []],
])('completes «%s» unless its hashtag is a whole tag', (text, completed) => {
  const used = ['semana santa', 'lisboa', 'lisboa 2025', 'santa'];
  expect(completionsOf(text, used).map((one) => one.text)).toEqual(completed);
});

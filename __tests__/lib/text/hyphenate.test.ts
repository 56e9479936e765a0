import { hyphenate } from '@/lib/text/hyphenate';

it.each([
  'Super-mer-cado',
  'Ali-men-ta-ción',
  'Trans-porte',
  'Edu-ca-ción',
  'Sus-crip-cio-nes',
  'Far-ma-cia',
  'Elec-tro-do-més-ti-cos',
  'Ins-ti-tuto',
  'Obs-truc-ción',
  'Blo-queo',
  'Mas-co-tas',
  'Mer-ca-di-llo',
  'Pelu-que-ría',
  'Cigüe-ñas',
  'Res-tau-ran-tes y cafe-te-rías',
  'COMI-SIO-NES',
])('«%s» may break between its syllables', (parted) => {
  expect(hyphenate(parted.replaceAll('-', '')).replaceAll('\u00AD', '-')).toBe(parted);
});

it.each([
  'Hogar',
  'Ocio',
  'Regalo',
  'Público',
  '',
  '🏷️',
  'Wi-Fi',
  '12345678',
  'Brrrrrrr',
  '日本語日本語日本語',
])('«%s» stays as it is', (text) => {
  expect(hyphenate(text)).toBe(text);
});

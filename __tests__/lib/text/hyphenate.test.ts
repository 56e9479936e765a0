import { hyphenate } from '@/lib/text/hyphenate';

it.each([
  'Su-per-mer-ca-do',
  'Ali-men-ta-ción',
  'Trans-por-te',
  'Edu-ca-ción',
  'Sus-crip-cio-nes',
  'Far-ma-cia',
  'Elec-tro-do-més-ti-cos',
  'Ins-ti-tu-to',
  'Obs-truc-ción',
  'Blo-queo',
  'Mas-co-tas',
  'Mer-ca-di-llo',
  'Pe-lu-que-ría',
  'Ci-güe-ñas',
  'Res-tau-ran-tes y ca-fe-te-rías',
  'CO-MI-SIO-NES',
])('«%s» may break between its syllables', (parted) => {
  expect(hyphenate(parted.replaceAll('-', '')).replaceAll('\u00AD', '-')).toBe(parted);
});

it.each(['Hogar', 'Ocio', 'Regalo', '', '🏷️', 'Wi-Fi', '12345678', 'Brrrrrrr', '日本語日本語日本語'])(
  '«%s» stays as it is',
  (text) => {
    expect(hyphenate(text)).toBe(text);
  },
);

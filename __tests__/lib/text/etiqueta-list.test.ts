import { daysText } from '@/lib/text/etiquetas';
import { createFormat } from '@/lib/text/format';

const format = createFormat({ locale: 'es-ES', currency: 'EUR' });

it.each([
  ['2026-10-12', '2026-10-19', '12–19 oct'],
  ['2026-10-12', '2026-10-12', '12 oct'],
  ['2026-09-28', '2026-10-03', '28 sept – 3 oct'],
  ['2025-10-12', '2025-10-19', '12–19 oct 2025'],
  ['2025-12-30', '2026-01-02', '30 dic 2025 – 2 ene 2026'],
])('writes %s to %s as «%s»', (desde, hasta, text) => {
  expect(daysText({ desde, hasta }, '2026-11-01', format)).toBe(text);
});

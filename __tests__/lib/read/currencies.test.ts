import { divisaOf } from '@/lib/read/currencies';
import { divisaIn, isDivisa } from '@/lib/statements/cells/lex-amount';

it.each([
  ['€', 'EUR'],
  ['zł', 'PLN'],
  ['bs.', 'BOB'],
  ['S/.', 'PEN'],
  ['M.N.', 'MXN'],
  ['uyi', 'UYI'],
  ['$', null],
  ['C$', null],
  ['UF', null],
  ['euros', null],
])('knows the code of «%s»: %s', (symbol, code) => {
  expect(divisaOf(symbol)).toBe(code);
});

it('tells a currency from other short texts', () => {
  expect(['US$', 'Bs.S', 'M.N.', 'CLF', 'mxn', 'XYZ', '€€'].filter(isDivisa)).toEqual([
    'US$',
    'Bs.S',
    'M.N.',
    'CLF',
  ]);
  expect(['Importe (€)', 'Divisa: EUR', 'USD / EUR', 'MUSD'].map(divisaIn)).toEqual([
    'EUR',
    'EUR',
    null,
    null,
  ]);
});

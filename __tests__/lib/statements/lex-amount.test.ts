import { hundredthsOf, lexAmount } from '@/lib/statements/cells/lex-amount';
import { exampleBytes, readWhole } from '../../support/read-statement';

describe('an amount', () => {
  it.each<[string, number, ',' | '.', string | null]>([
    ['€(63,12)', -6312, ',', 'EUR'],
    ['$(12.34)', -1234, '.', '$'],
    ['$(1,049.90)', -104_990, '.', '$'],
    ['($3.12)', -312, '.', '$'],
    ['(63,12) €', -6312, ',', 'EUR'],
    ['(63,12 €)', -6312, ',', 'EUR'],
    ['EUR (63,12)', -6312, ',', 'EUR'],
    ['1’000.00', 100_000, '.', null],
    ['-1´234´567.50', -123_456_750, '.', null],
    ['-7.-', -700, '.', null],
    ['7.--', 700, '.', null],
    ['-7,- €', -700, ',', 'EUR'],
    ['CHF 1’000.-', 100_000, '.', 'CHF'],
    ['7,00-', -700, ',', null],
  ])('%s', (text, hundredths, mark, divisa) => {
    const amount = lexAmount(text);
    expect(amount?.divisa).toBe(divisa);
    expect((hundredthsOf(amount?.digits ?? '', mark) ?? NaN) * (amount?.sign || 1)).toBe(hundredths);
  });

  it.each(['€(63,12', '€63,12)', '€(63,12) €', '(-5,00)', '7.-5', '--7', '€ € 5'])('is none: %s', (text) => {
    expect(lexAmount(text)).toBeNull();
  });
});

describe('a row that could not be read', () => {
  async function proofOf(...rows: string[]) {
    const { parts, problems } = await readWhole(['Fecha;Concepto;Importe;Saldo', ...rows].join('\n'));
    return [parts[0]?.proof, problems.map(({ code }) => code)];
  }

  it('is counted in the proof, which does not say that all is well', async () => {
    const read = await proofOf(
      '13/05/2026;A;-1000.00;9000.00',
      '14/05/2026;B;-7.50;8992.50',
      '15/05/2026;C;-1.234;8991.27',
      '16/05/2026;D;-1.00;8990.27',
    );
    expect(read).toEqual([{ kind: 'unread', right: 3, of: 4 }, ['bad-amount']]);
    expect(
      await proofOf('13/05/2026;A;-1,00;99,00', '32/05/2026;B;-1,00;98,00', '15/05/2026;C;-1,00;97,00'),
    ).toEqual([{ kind: 'unread', right: 2, of: 3 }, ['bad-day']]);
  });

  it('so is the row that a page breaks off in', async () => {
    const bytes = exampleBytes('02-santander-es-html.xls');
    const { parts } = await readWhole(bytes.slice(0, Math.floor(bytes.length * 0.6)));
    expect(parts[0]?.proof.kind).toBe('unread');
  });
});

it('reads no group of three as thousands beside cents after the same mark', async () => {
  const rows = ['13/05/2026;A;-1.234', '14/05/2026;B;-2.50', '15/05/2026;C;-1.100'];
  const { movements, problems } = await readWhole(['Fecha;Concepto;Importe', ...rows].join('\n'));
  expect(movements.map(({ importe }) => importe)).toEqual([-250]);
  expect(problems.map(({ code }) => code)).toEqual(['bad-amount', 'bad-amount']);
});

describe('what is authorized', () => {
  async function statesOf(heading: string, rows: string[]) {
    const { movements } = await readWhole([heading, ...rows].join('\n'));
    return movements.map(({ state }) => state.kind);
  }

  it.each([
    ['pesos by their sign', 'Fecha;Descripción;Estado;Monto', ['13/05/2026;COPEC;Autorizada;$ -19.990', '14/05/2026;LIDER;Rechazada;$ -9.990']],
    ['pesos by having no decimals', 'Fecha;Descripción;Estado;Monto', ['13/05/2026;COPEC;AUTORIZADA;-19.990', '14/05/2026;LIDER;ANULADA;-9.990']],
    ['Argentina by its currency', 'Fecha;Descripción;Estado;Monto;Moneda', ['13/05/2026;COTO;Autorizado;-19.990,50;ARS', '14/05/2026;DIA;Rechazado;-9.990,00;ARS']],
  ])('is final: %s', async (_, heading, rows) => {
    expect(await statesOf(heading, rows)).toEqual(['movement', 'ignored']);
  }); // oxfmt-ignore

  it.each([
    ['ignored', ['Devuelta', 'Expired', 'Refunded', 'Reversed']],
    ['pending', ['Programada', 'Prevista', 'En trámite', 'A confirmar', 'On hold', 'Scheduled']],
  ] as const)('is no charge yet, or any more: %s', async (state, words) => {
    const rows = words.map((word, at) => `${at + 13}/05/2026;BAR ${at};${word};-9,90`);
    expect(await statesOf('Fecha;Concepto;Estado;Importe', rows)).toEqual(words.map(() => state));
  });

  it('is still to come elsewhere, and what is pending is so everywhere', async () => {
    expect(
      await statesOf('Fecha;Concepto;Estado;Importe', ['13/05/2026;LIDL;Autorizada;-19,90', '14/05/2026;BAR;Liquidada;-9,90']),
    ).toEqual(['pending', 'movement']);
    expect(
      await statesOf('Fecha;Concepto;Estado;Monto', ['13/05/2026;COPEC;Pendiente;$ -19.990', '14/05/2026;LIDER;Autorizada;$ -9.990']),
    ).toEqual(['pending', 'movement']);
  }); // oxfmt-ignore
});

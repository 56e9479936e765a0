import * as XLSX from '@e965/xlsx';
import { loadStatementText } from '@/lib/statements/files/load-statement';
import type { Answers } from '@/lib/statements/statement';
import { understandStatement } from '@/lib/statements/tables/understand-statement';
import { LAZY_LIBRARIES } from '../../support/lazy-libraries';
import { readWhole, TODAY } from '../../support/read-statement';

/** Reads days under a heading; `above` stands over the table. */
async function read(
  days: readonly string[],
  {
    above = [],
    heading = 'Fecha',
    today = TODAY,
  }: { above?: string[]; heading?: string; today?: string } = {},
  answers: Answers = {},
) {
  const rows = days.map((day, at) => `${day};COMPRA ${at};-${at + 1},00`);
  const text = [...above, `${heading};Concepto;Importe`, ...rows].join('\n');
  const loaded = await loadStatementText(text, LAZY_LIBRARIES);
  if (loaded.kind === 'refused') throw new Error(loaded.fault.code);
  const statement = understandStatement(loaded, { answers, remembered: {}, today, divisa: 'EUR' });
  if (statement.kind === 'refused') throw new Error(statement.fault.code);
  const { movements, questions, problems } = statement;
  return {
    asked: questions.map(({ kind, likely }) => [kind, likely]),
    fechas: movements.map(({ fecha }) => fecha),
    problems: problems.map(({ code }) => code),
    questions,
  };
}

describe('days of three short numbers', () => {
  it.each([
    ['with dots', ['26.04.03', '26.04.15', '26.05.02'], ['2026-04-03', '2026-04-15', '2026-05-02']],
    ['with dashes', ['26-04-03', '26-04-15'], ['2026-04-03', '2026-04-15']],
    ['with slashes', ['26/04/03', '26/04/15'], ['2026-04-03', '2026-04-15']],
    ['one alone, which would be of 2003', ['26.04.03'], ['2026-04-03']],
    ['of one week, which would be of three years', ['26.04.23', '26.04.24', '26.04.25'], ['2026-04-23', '2026-04-24', '2026-04-25']],
  ])('are asked about where the year may come first: %s', async (_, days, fechas) => {
    expect(await read(days)).toMatchObject({ asked: [['dayMonth', 'yearFirst']], fechas });
    expect(await read(days, {}, { dayMonth: 'yearFirst' })).toMatchObject({ asked: [], fechas });
  }); // oxfmt-ignore

  it.each([
    ['of one month', ['24.04.26', '25.04.26'], ['2026-04-24', '2026-04-25']],
    ['of many', ['03/04/26', '15/04/26', '02/05/26'], ['2026-04-03', '2026-04-15', '2026-05-02']],
    ['one alone, which would be of long ago', ['15.04.26'], ['2026-04-15']],
  ])('are read with the day first where that is how days lie: %s', async (_, days, fechas) => {
    expect(await read(days)).toMatchObject({ asked: [], fechas });
  });

  it.each([
    ['alone', ['25-09-26'], ['2025-09-26']],
    ['twice', ['25.09.26', '25.09.26'], ['2025-09-26', '2025-09-26']],
    ['every month', ['24.02.26', '24.03.26', '24.04.26'], ['2024-02-26', '2024-03-26', '2024-04-26']],
  ])('are asked about where one day of the month could as well be the year: %s', async (_, days, fechas) => {
    const { asked, questions } = await read(days);
    expect(asked).toEqual([['dayMonth', 'dayFirst']]);
    const [question] = questions;
    const [example] = question?.kind === 'dayMonth' ? question.examples : [];
    expect(example).toMatchObject({ text: days[0], yearFirst: fechas[0] });
    const above = ['Periodo: del 01/01/2026 al 30/09/2026'];
    expect(await read(days, { above })).toMatchObject({ asked: [] });
    expect(await read(days, {}, { dayMonth: 'yearFirst' })).toMatchObject({ asked: [], fechas });
  }); // oxfmt-ignore
});

describe('the order of the rows', () => {
  it.each([
    ['one step back', 'Fecha', ['02/06/2026', '11/05/2026']],
    ['a few rows in order by chance', 'Fecha', ['05/02/2026', '01/06/2026', '03/09/2026']],
    ['days of operation that go back once', 'Fecha operación', ['03/05/2026', '04/05/2026', '05/05/2026', '06/05/2026', '01/06/2026']],
  ])('settles no month order by %s', async (_, heading, days) => {
    expect((await read(days, { heading })).asked).toEqual([['dayMonth', 'dayFirst']]);
  }); // oxfmt-ignore

  it('settles it where many rows keep to it and the other reading leaps', async () => {
    const days = ['03/05/2026', '04/05/2026', '05/05/2026', '06/05/2026', '01/06/2026', '02/06/2026'];
    expect(await read(days)).toMatchObject({ asked: [], problems: [] });
  });

  it('is no reason for days that are still to come', async () => {
    const days = ['03/10/2026', '04/10/2026', '05/10/2026', '06/10/2026', '07/10/2026', '01/12/2026'];
    const { asked } = await read(days);
    expect(asked.map(([kind]) => kind)).toEqual(['dayMonth']);
  });
});

describe('days without a year', () => {
  it.each<[string, string[], string[], (string | null)[]]>([
    ['a beginning and an end in two rows', ['Fecha Inicio;05/12/2025;', 'Fecha Final;17/01/2026;'], ['05/12', '17/01'], ['2025-12-05', '2026-01-17']],
    ['a beginning and an end in one row', ['Fecha Inicio;05/12/2025;Fecha Final 17/01/2026'], ['05/12', '17/01'], ['2025-12-05', '2026-01-17']],
    ['a day after its end', ['Periodo: del 16/12/2025 al 15/01/2026'], ['20/12', '14/01', '16/01'], ['2025-12-20', '2026-01-14', '2026-01-16']],
    ['an old purchase', ['Periodo: del 16/12/2025 al 15/01/2026'], ['20/08', '14/01'], ['2025-08-20', '2026-01-14']],
    ['its end alone', ['Fecha de corte: 15/01/2026'], ['20/12', '14/01', '16/01'], ['2025-12-20', '2026-01-14', '2026-01-16']],
    ['a leap day that it does not have', ['Periodo: del 01/02/2026 al 15/03/2026'], ['27/02', '29/02', '02/03'], ['2026-02-27', '2026-03-02']],
    ['a leap day that it has', ['Periodo: del 01/02/2024 al 15/03/2024'], ['27/02', '29/02', '02/03'], ['2024-02-27', '2024-02-29', '2024-03-02']],
    ['a whole year', ['Desde 01/01/2025 hasta 31/12/2025'], ['15/01', '20/12'], ['2025-01-15', '2025-12-20']],
  ])('are settled by the period above: %s', async (_, above, days, fechas) => {
    expect(await read(days, { above })).toMatchObject({ asked: [], fechas });
  }); // oxfmt-ignore

  it('are asked about where the period above can be read in two ways that name different years', async () => {
    const above = ['Periodo: del 12/09/2025 al 12/01/2026'];
    const { asked } = await read(['09/20', '11/10', '01/12'], { above });
    expect(asked.map(([kind]) => kind)).toEqual(['noYear']);
  });

  it.each([
    ['how long a card is valid', 'Tarjeta válida hasta 31/12/2028'],
    ['until when it is to be paid', 'Fecha límite de pago: hasta 31/12/2026'],
    ['when it was downloaded', 'Descarga del 22/11/2026'],
    ['a period of several years', 'Desde 01/01/2024 hasta 31/12/2026'],
  ])('are not settled by %s', async (_, above) => {
    expect((await read(['27/02', '02/03'], { above: [above] })).asked).toEqual([['noYear', 2026]]);
  });

  it('never name a day that no year near has, four years back', async () => {
    const { fechas, problems } = await read(['02/03', '29/02', '27/02'], {}, { noYear: 2026 });
    expect([fechas, problems]).toEqual([['2026-03-02', '2026-02-27'], ['bad-day']]);
  });

  it.each<[string, string, string[], string[][]]>([
    ['two rows over New Year, newest first, in January', '2026-01-03', ['02/01', '30/12'], [['2026-01-02', '2025-12-30']]],
    ['two rows over New Year, oldest first, in January', '2026-01-03', ['30/12', '02/01'], [['2025-12-30', '2026-01-02']]],
    ['days that would still be to come', '2026-01-20', ['05/12', '17/01'], [['2025-12-05', '2026-01-17']]],
    ['many rows over New Year', '2026-01-20', ['15/01', '02/01', '30/12', '15/11'], [['2026-01-15', '2026-01-02', '2025-12-30', '2025-11-15']]],
  ])('have the likely year first and none to come: %s', async (_, today, days, [likely]) => {
    const { fechas, questions } = await read(days, { today });
    expect(fechas).toEqual(likely);
    const [question] = questions;
    if (question?.kind !== 'noYear') throw new Error('no year was asked for');
    expect(question.examples).toHaveLength(2);
    const shown = question.choices.flatMap((choice) => choice.fechas);
    expect(shown.filter((fecha) => fecha !== null && fecha > today)).toEqual([]);
    for (const { year, order, fechas: examples } of question.choices) {
      const answered = await read(days, { today }, { noYear: year, yearOrder: order });
      expect([answered.fechas[0], answered.fechas.at(-1)]).toEqual(examples);
    }
  }); // oxfmt-ignore
});

it.each([
  ['of Catalan', ['12 setembre 2025', '3 novembre 2025', '24 desembre 2025', '8 març 2026']],
  ['of English', ['12 September 2025', '3 November 2025', '24 December 2025', '8 March 2026']],
  [
    'with «de»',
    ['12 de setiembre de 2025', '3 de noviembre de 2025', '24 de dic. de 2025', '8 de marzo de 2026'],
  ],
])('reads the names of months %s', async (_, days) => {
  expect((await read(days)).fechas).toEqual(['2025-09-12', '2025-11-03', '2025-12-24', '2026-03-08']);
});

describe('a workbook that took some days of a text for days of its own, the month first', () => {
  function bookOf(rows: readonly unknown[][]): Uint8Array {
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet([['Date', 'Note', 'Amount'], ...rows]);
    XLSX.utils.book_append_sheet(book, sheet, 'Hoja1');
    return new Uint8Array(XLSX.write(book, { type: 'buffer' }) as Buffer);
  }

  function own(fecha: string) {
    return { t: 'n', v: Date.parse(fecha) / 86_400_000 + 25_569, z: 'm/d/yyyy' };
  }

  it.each([
    ['has one order for all of them', ['2026-03-04', '2026-12-04'], ['2026-04-03', '2026-04-12']],
    ['keeps days that lie as near', ['2026-04-03', '2026-04-12'], ['2026-04-03', '2026-04-12']],
  ])('%s', async (_, written, fechas) => {
    const days = [...written.map(own), '13/4/2026', '20/4/2026'];
    const { movements, questions } = await readWhole(
      bookOf(days.map((day, at) => [day, `Bar ${at}`, -1 - at])),
    );
    expect(questions).toEqual([]);
    expect(movements.map(({ fecha }) => fecha)).toEqual([...fechas, '2026-04-13', '2026-04-20']);
  });
});

import { addMesesToFecha, addMesesToMes, mesOf } from '@/lib/domain/dates';
import { byId, type Gasto } from '@/lib/domain/entities';
import { sumGasto } from '@/lib/domain/indexed-gasto';
import { summarizeMes } from '@/lib/domain/mes-summary';
import { dueInMes, dueSoon, type DueGasto } from '@/lib/domain/recurring/due';
import { seriesKey } from '@/lib/domain/recurring/recurring';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../../support/build-gasto';
import { every } from '../../../support/bought';

const CATALOGO = { categorias: byId([buildCategoria()]), metodosPago: byId([buildMetodoPago()]) };

type Known = Partial<Gasto> & { fecha: string };

/** A rent of 850,00, and other expenses. */
function sourcesOf(today: string, rents: readonly string[], others: readonly Known[] = []) {
  const rent = rents.map((fecha) => ({ nombre: 'Alquiler', cantidad: 850, fecha }));
  const gastos = [...rent, ...others].map((fields, place) => buildGasto({ id: place + 1, ...fields }));
  const meses = Array.from({ length: 40 }, (_, place) => addMesesToMes(mesOf(today), place - 26));
  const summaries = new Map(
    meses.map((mes) => [mes, summarizeMes(gastos.filter(({ fecha }) => fecha.startsWith(mes)))]),
  );
  return { summaries, catalogo: CATALOGO, today, ended: [] };
}

function lines(due: readonly DueGasto[]): string[] {
  return due.map(
    ({ fecha, nombre, cents, series }) =>
      `${fecha} ${nombre} ${Number(cents) / 100}${series ? ` ${series.cadence}` : ''}`,
  );
}

function allBack(cantidad: number): Pick<Gasto, 'reembolsos'> {
  return { reembolsos: [{ id: 'a', cantidad, fecha: '2026-10-01' }] };
}

const RENTS = ['2026-08-01', '2026-09-01', '2026-10-01'];

describe('soon', () => {
  it.each([
    ['the day after the last one', '2026-10-02', ['2026-11-01 Alquiler 850 monthly']],
    ['when it is due', '2026-11-01', ['2026-11-01 Alquiler 850 monthly']],
    ['when it is overdue', '2026-11-10', ['2026-11-01 Alquiler 850 monthly']],
    ['when it has ended', '2026-12-01', []],
  ])('the next one of a series: %s', (_, today, expected) => {
    expect(lines(dueSoon(sourcesOf(today, RENTS), []))).toEqual(expected);
  });

  it('nothing that is more than a month away, and nothing of a month that was not read', () => {
    const rents = ['2026-12-01', '2027-01-01', '2027-02-01'];
    expect(dueSoon(sourcesOf('2027-01-20', rents), [])).toEqual([]);
    expect(dueSoon(sourcesOf('2027-01-30', rents), [])).toEqual([]);
    expect(dueSoon(sourcesOf('2027-02-01', rents), [])).toHaveLength(1);
  });

  it('each series once, among what was entered ahead, by day', () => {
    const gym = every(7, '2026-09-04', 5).map((fecha) => ({ nombre: 'Clase', cantidad: 12, fecha }));
    const ahead = sumGasto(buildGasto({ nombre: 'Dentista', cantidad: 60, fecha: '2026-10-20' }));
    expect(lines(dueSoon(sourcesOf('2026-10-03', RENTS, gym), [ahead]))).toEqual([
      '2026-10-09 Clase 12 weekly',
      '2026-10-20 Dentista 60',
      '2026-11-01 Alquiler 850 monthly',
    ]);
  });

  it('what is pending today as the answer counts it: nothing paid today, nothing that all came back', () => {
    const others = [
      { nombre: 'Dentista', cantidad: 60, fecha: '2026-10-17', estado: 'pendiente' },
      { nombre: 'Pan', cantidad: 2, fecha: '2026-10-17', estado: 'pagado' },
      { nombre: 'Multa', cantidad: 90, fecha: '2026-10-16', estado: 'pendiente' },
      { nombre: 'Concierto', cantidad: 30, fecha: '2026-10-17', estado: 'pendiente', ...allBack(30) },
    ];
    const sources = sourcesOf('2026-10-17', RENTS, others);
    const counted = lines(dueInMes(sources, '2026-10'));
    expect(counted).toEqual(['2026-10-17 Dentista 60']);
    const ahead = sumGasto(buildGasto({ cantidad: 40, fecha: '2026-10-20', ...allBack(40) }));
    expect(lines(dueSoon(sources, [ahead]))).toEqual([...counted, '2026-11-01 Alquiler 850 monthly']);
  });

  it.each([
    ['category', { ...CATALOGO, categorias: new Map() }],
    ['method', { ...CATALOGO, metodosPago: new Map() }],
  ])('nothing whose %s is gone', (_, catalogo) => {
    expect(dueSoon({ ...sourcesOf('2026-10-17', RENTS), catalogo }, [])).toEqual([]);
  });
});

describe('in a month', () => {
  function inMes(today: string, mes: string, rents: readonly string[], others: readonly Known[] = []) {
    return lines(dueInMes(sourcesOf(today, rents, others), mes));
  }

  it('an expected expense once, paid, pending or neither', () => {
    const due = ['2026-11-01 Alquiler 850 monthly'];
    expect(inMes('2026-11-01', '2026-11', RENTS)).toEqual(due);
    expect(inMes('2026-11-05', '2026-11', RENTS)).toEqual(due);
    expect(inMes('2026-11-01', '2026-11', [...RENTS, '2026-11-01'])).toEqual([]);
    const pending = { nombre: 'Alquiler', cantidad: 850, fecha: '2026-11-03', estado: 'pendiente' };
    expect(inMes('2026-11-01', '2026-11', RENTS, [pending])).toEqual(['2026-11-03 Alquiler 850']);
  });

  it.each([
    ['a dearer rent on its day', 1000, '2026-11-01', 0],
    ['one some days late', 1000, '2026-11-05', 0],
    ['one under another name’s amount', 90, '2026-11-01', 1],
    ['one too late to be it', 1000, '2026-11-20', 1],
  ])('%s meets it or not', (_, cantidad, fecha, count) => {
    const other = { nombre: 'ALQUILER', cantidad, fecha };
    expect(inMes('2026-11-10', '2026-11', RENTS, [other])).toHaveLength(count);
  });

  it('each of two series of a name, until its own is paid', () => {
    const insured = ['2026-08-05', '2026-09-05', '2026-10-05'].flatMap((fecha) => [
      { nombre: 'Seguro', cantidad: 20, fecha },
      { nombre: 'Seguro', cantidad: 30, fecha },
    ]);
    const paid = { nombre: 'Seguro', cantidad: 20, fecha: '2026-11-05' };
    expect(inMes('2026-11-02', '2026-11', [], insured)).toHaveLength(2);
    expect(inMes('2026-11-06', '2026-11', [], [...insured, paid])).toEqual(['2026-11-05 Seguro 30 monthly']);
  });

  it('every week that is left of the month', () => {
    const classes = every(7, '2026-09-04', 5).map((fecha) => ({ nombre: 'Clase', cantidad: 12, fecha }));
    expect(inMes('2026-10-03', '2026-10', [], classes).map((line) => line.slice(0, 10))).toEqual([
      '2026-10-09',
      '2026-10-16',
      '2026-10-23',
      '2026-10-30',
    ]);
  });

  it('what is pending from today on; of a later month, all that is entered', () => {
    const others = ['2026-10-09', '2026-10-10', '2026-10-11', '2026-11-02'].flatMap((fecha) => [
      { nombre: 'Luz', cantidad: 50, fecha, estado: 'pendiente' },
      { nombre: 'Pan', cantidad: 2, fecha, estado: 'pagado' },
    ]);
    expect(inMes('2026-10-10', '2026-10', [], others)).toEqual(['2026-10-10 Luz 50', '2026-10-11 Luz 50']);
    expect(inMes('2026-10-10', '2026-11', [], others)).toEqual(['2026-11-02 Luz 50', '2026-11-02 Pan 2']);
  });

  it('the same rent in the next months, none in months that are over or far', () => {
    expect(inMes('2026-10-10', '2026-12', RENTS)).toEqual(['2026-12-01 Alquiler 850 monthly']);
    expect(inMes('2026-10-10', '2027-09', RENTS)).toEqual(['2027-09-01 Alquiler 850 monthly']);
    expect(inMes('2026-10-10', '2027-10', RENTS)).toEqual([]);
    expect(inMes('2026-10-10', '2026-09', RENTS)).toEqual([]);
  });

  it('a yearly one in its month alone', () => {
    const insurance = ['2025-01-10', '2026-01-10'].map((fecha) => ({
      nombre: 'Seguro',
      cantidad: 300,
      fecha,
    }));
    expect(inMes('2026-12-01', '2027-01', [], insurance)).toEqual(['2027-01-10 Seguro 300 yearly']);
    expect(inMes('2026-12-01', '2026-12', [], insurance)).toEqual([]);
  });

  it('no series that the person ended, whatever the case of its name', () => {
    const ended = [seriesKey({ cadence: 'monthly', nombre: ' ALQUILER' })];
    const sources = sourcesOf('2026-11-01', RENTS);
    expect(dueInMes({ ...sources, ended }, '2026-11')).toEqual([]);
    expect(dueInMes({ ...sources, ended: ['yearly alquiler'] }, '2026-11')).toHaveLength(1);
  });
});

it('an overdue rent of the month before is due this month once', () => {
  const rents = [-4, -3, -2].map((back) => addMesesToFecha('2026-12-28', back));
  const sources = sourcesOf('2026-12-02', rents);
  expect(lines(dueInMes(sources, '2026-12'))).toEqual(['2026-12-28 Alquiler 850 monthly']);
});

import { type PaletteGroup, paletteGroups } from '@/components/palette/palette-entries';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { readLine } from '@/lib/read/line/read-line';
import { createFormat } from '@/lib/text/format';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';

const SPAIN = createFormat({ locale: 'es-ES', currency: 'EUR' });

const CATALOGO: Catalogo = {
  categorias: new Map(
    ['Alimentación', 'Ocio y niños', 'Transporte'].map((nombre, index) => [
      index + 1,
      buildCategoria({ id: index + 1, nombre }),
    ]),
  ),
  metodosPago: new Map(
    ['Efectivo', 'Tarjeta de crédito'].map((nombre, index) => [
      index + 4,
      buildMetodoPago({ id: index + 4, nombre }),
    ]),
  ),
};

type Stored = { catalogo?: Catalogo; etiquetas?: readonly string[]; found?: readonly Gasto[] };

/** On 22 November 2026. */
function groupsOf(
  q: string,
  { catalogo = CATALOGO, etiquetas = [], found = [] }: Stored = {},
): PaletteGroup[] {
  const today = '2026-11-22';
  const reading = readLine(q, {
    ...{ today, etiquetas, marks: SPAIN.marks, locale: 'es-ES', currency: 'EUR' },
    categorias: [...catalogo.categorias.values()],
    metodosPago: [...catalogo.metodosPago.values()],
  });
  return paletteGroups(
    { q, today, catalogo, etiquetas, reading, suggested: null, refund: null, found },
    SPAIN,
  );
}

/** The lines of a search, a group each, the headings before them. */
function linesOf(q: string, catalogo = CATALOGO): string[] {
  return groupsOf(q, { catalogo }).map(
    ({ heading, entries }) => `${heading}: ${entries.map(({ label }) => label).join(', ')}`,
  );
}

/** Where the first line of a search leads. */
function hrefOf(q: string): string | null {
  const act = groupsOf(q)[0]?.entries[0]?.act;
  return act?.kind === 'go' ? act.href : null;
}

it.each(['', '   '])('with %j typed shows the pages and the actions', (q) => {
  expect(linesOf(q)).toEqual([
    'Ir a: Resumen, Gastos, Categorías, Importar, Extractos, Métodos de pago, Ajustes, Privacidad',
    'Acciones: Nuevo gasto, Poner presupuestos, Deshacer, Rehacer, Exportar tus datos, Clasificar gastos, Tema claro, Tema oscuro, Tema del sistema, Atajos de teclado',
  ]);
});

it.each([
  ['alimentacion', 'Categorías: Gastos de Alimentación', '/gastos/?todo&cat=1'],
  ['NIÑOS', 'Categorías: Gastos de Ocio y niños', '/gastos/?todo&cat=2'],
  ['ninos ocio', 'Categorías: Gastos de Ocio y niños', '/gastos/?todo&cat=2'],
  ['credito', 'Métodos de pago: Gastos con Tarjeta de crédito', '/gastos/?todo&metodo=5'],
  ['ajus', 'Ir a: Ajustes', '/ajustes/'],
])('«%s» finds «%s» first, which leads to %s', (q, line, href) => {
  expect(linesOf(q)[0]).toBe(line);
  expect(hrefOf(q)).toBe(href);
});

it('words that begin as typed go before words that merely hold it', () => {
  expect(linesOf('te')).toEqual([
    'Acciones: Tema claro, Tema oscuro, Tema del sistema, Atajos de teclado',
    'Ir a: Categorías, Ajustes',
    'Categorías: Gastos de Transporte',
    'Buscar: Buscar «te» en los gastos',
  ]);
});

it.each([
  ['pan de molde', '/gastos/?todo&q=pan%20de%20molde'],
  ['  a&b=#?+%  ', '/gastos/?todo&q=a%26b%3D%23%3F%2B%25'],
  ['año', '/gastos/?todo&q=a%C3%B1o'],
  ['\ud800x', '/gastos/?todo&q=%EF%BF%BDx'],
])('«%s», which is nothing else, is searched for in the expenses', (q, href) => {
  expect(hrefOf(q)).toBe(href);
  expect(new URL(href, 'http://localhost').searchParams.get('q')).toBe(q.trim().toWellFormed());
});

it('of a text that is too long searches for as much as a search may have', () => {
  const href = hrefOf('palabra '.repeat(10_000));
  expect(href).toMatch(/^\/gastos\/\?todo&q=palabra%20/);
  expect(href?.length).toBeLessThan(1000);
});

it('of very many categories shows the first twenty, and any of them when its name is typed', () => {
  const categorias = new Map(
    Array.from({ length: 5000 }, (_, index) => [
      index,
      buildCategoria({ id: index, nombre: `Tipo ${index}` }),
    ]),
  );
  const catalogo = { ...CATALOGO, categorias };
  const groups = groupsOf('tipo', { catalogo });
  expect(groups[0]?.entries).toHaveLength(20);
  expect(linesOf('tipo 4321', catalogo)).toContain('Categorías: Gastos de Tipo 4321');
});

it('every line has an id of its own', () => {
  const ids = groupsOf('o').flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['octubre', 'Gastos de octubre de 2026', '/gastos/?mes=2026-10'],
  ['Noviembre', 'Gastos de noviembre de 2026', '/gastos/?mes=2026-11'],
  // It is still to come this year.
  ['diciembre', 'Gastos de diciembre de 2025', '/gastos/?mes=2025-12'],
  ['oct 2024', 'Gastos de octubre de 2024', '/gastos/?mes=2024-10'],
  ['2/2027', 'Gastos de febrero de 2027', '/gastos/?mes=2027-02'],
])('«%s» leads to that month: %s', (q, label, href) => {
  const entries = groupsOf(q).flatMap((group) => group.entries);
  expect(entries.find(({ id }) => id === 'mes')).toMatchObject({ label, act: { kind: 'go', href } });
});

it.each(['oct', 'octubre pan', 'pan', ''])('«%s» leads to no month', (q) => {
  const ids = groupsOf(q).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).not.toContain('mes');
});

it('an expense that is found says what, how much and when, and is opened', () => {
  const gasto = buildGasto({ id: 7, nombre: 'Cena', cantidad: 1234.5, fecha: '2025-03-09' });
  expect(groupsOf('cena', { found: [gasto] }).at(-1)).toMatchObject({
    heading: 'Gastos encontrados',
    entries: [{ label: 'Cena, 1.234,50 €, 9 mar 2025', act: { kind: 'open', gasto } }],
  });
  expect(groupsOf('cena').at(-1)?.heading).toBe('Buscar');
});

it.each([
  ['#ca', ['#casa go', '#casa_rural go', '#café go']],
  ['#casa', ['#casa go', '#casa_rural go']],
  ['#CAFE', ['#café go']],
  ['#🎉', ['#🎉 go']],
  ['#2026', ['#2026 go']],
  ['12 pan #caf', ['#café type']],
  ['12 pan #café', []],
  ['12 pan nº #2026', []],
  ['#zoo', []],
])('«%s» offers the tags %j', (q, offered) => {
  const groups = groupsOf(q, { etiquetas: ['casa', 'casa rural', 'café', '🎉', '2026'] });
  const entries = groups.find(({ heading }) => heading === 'Etiquetas')?.entries ?? [];
  expect(entries.map(({ label, act }) => `${label} ${act.kind}`)).toEqual(offered);
});

it('a whole hashtag alone leads to the expenses of its tag', () => {
  expect(groupsOf('#casa_rural', { etiquetas: ['casa', 'casa rural'] })[0]?.entries).toMatchObject([
    { label: '#casa_rural', act: { kind: 'go', href: '/gastos/?todo&etiqueta=casa%20rural' } },
  ]);
});

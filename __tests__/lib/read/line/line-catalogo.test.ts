import { begunHashtag, etiquetasBegunBy } from '@/lib/read/line/line-catalogo';
import { readLine } from '@/lib/read/line/read-line';
import type { LineContext } from '@/lib/read/line/line-text';

const CONTEXT: LineContext = {
  today: '2026-11-22',
  locale: 'es-ES',
  currency: 'EUR',
  marks: { group: '.', decimal: ',' },
  categorias: [{ id: 1, nombre: 'Transporte' }],
  metodosPago: [{ id: 2, nombre: 'Efectivo' }],
};

function read(text: string, etiquetas?: string[]) {
  const {
    cantidad,
    nombre,
    fecha,
    categoriaId,
    etiquetas: read,
    questions,
  } = readLine(text, {
    ...CONTEXT,
    etiquetas,
  });
  return { cantidad, nombre, fecha, categoriaId, etiquetas: read, questions };
}

it('12,50 pan #casa #Casa ayer', () => {
  expect(read('12,50 pan #casa #Casa ayer')).toEqual({
    cantidad: 12.5,
    nombre: 'pan',
    fecha: '2026-11-21',
    categoriaId: null,
    etiquetas: ['casa'],
    questions: [],
  });
});

it.each<[text: string, etiquetas: string[], nombre: string]>([
  ['12,50 pan', [], 'pan'],
  ['bar 5 #lisboa', ['lisboa'], 'bar'],
  ['#viaje hotel 89', ['viaje'], 'hotel'],
  ['hotel #viaje #trabajo 89', ['viaje', 'trabajo'], 'hotel'],
  ['hotel 89 #año_nuevo.', ['año nuevo'], 'hotel'],
  ['hotel 89 (#viaje)', ['viaje'], 'hotel'],
  ['hotel 89 #lisboa2026', ['lisboa2026'], 'hotel'],
  ['hotel 89 #semana-santa', ['semana-santa'], 'hotel'],
  ['taxi 9 #transporte', [], 'taxi'],
  ['taxi 9 #transporte #lisboa', ['lisboa'], 'taxi'],
  ['disco 12 nº #3', [], 'disco nº #3'],
  ['piso 12 #1', [], 'piso #1'],
  ['sonata 12 C#mayor', [], 'sonata C#mayor'],
])('%s has the tags %j', (text, etiquetas, nombre) => {
  expect(read(text)).toMatchObject({ etiquetas, nombre, questions: [] });
});

it('takes the spelling in use, and a tag in use before a category', () => {
  const used = ['Lisboa', 'Semana Santa', 'transporte'];
  expect(read('bar 5 #LISBOA #semana_santa', used).etiquetas).toEqual(['Lisboa', 'Semana Santa']);
  expect(read('bar 5 #transporte', used)).toMatchObject({ etiquetas: ['transporte'], categoriaId: null });
});

it('a sign at the end belongs to a tag in use that has it', () => {
  const used = ['de (ida)', 'S.A.', 'casa'];
  expect(read('tren 20 #de_(ida)', used)).toMatchObject({ etiquetas: ['de (ida)'], nombre: 'tren' });
  expect(read('tren 20 #s.a.', used)).toMatchObject({ etiquetas: ['S.A.'], nombre: 'tren' });
  expect(read('tren 20 #casa.', used)).toMatchObject({ etiquetas: ['casa'], nombre: 'tren' });
});

it('a hashtag without room stays in the name', () => {
  const many = Array.from({ length: 20 }, (_, place) => `#t${place}`);
  expect(read(`pan 2 ${many.join(' ')} #zoo`)).toMatchObject({ nombre: 'pan #zoo' });
});

it('names each tag in one spelling', () => {
  const { parts } = readLine('bar 5 #lisboa #Lisbóa', CONTEXT);
  expect(parts.slice(1)).toEqual([
    { kind: 'etiqueta', start: 6, end: 13, nombre: 'lisboa' },
    { kind: 'etiqueta', start: 14, end: 21, nombre: 'lisboa' },
  ]);
});

it.each<[text: string, begun: { start: number; key: string } | null]>([
  ['bar 5 #li', { start: 7, key: 'li' }],
  ['#Año_n', { start: 1, key: 'ano n' }],
  ['bar -#li', { start: 6, key: 'li' }],
  ['bar #', null],
  ['bar #li ', null],
  ['nº #3', null],
  ['C#ma', null],
])('%j has begun the hashtag %j', (text, begun) => {
  expect(begunHashtag(text)).toEqual(begun);
});

it('completes from the tags in use: beginnings first, then later words', () => {
  expect(etiquetasBegunBy('sa', ['Lisboa', 'Semana Santa', 'Salud'])).toEqual(['Salud', 'Semana Santa']);
  expect(etiquetasBegunBy('santa', ['santander', 'Santa'])).toEqual(['Santa', 'santander']);
});

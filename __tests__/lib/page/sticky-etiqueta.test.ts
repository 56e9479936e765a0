import { fixDate } from '../../support/fixed-date';
import { freshDraft, renameSticky, stickyEtiqueta, stickyOn, withSticky } from '@/lib/page/sticky-etiqueta';

const LISBOA = { nombre: 'Lisboa', hasta: '2026-10-19' };

beforeEach(() => {
  fixDate(2026, 10, 19);
});

afterEach(() => {
  jest.useRealTimers();
  stickyEtiqueta.write(null);
});

it('gives new expenses the tag through its last day, and stops by itself after it', () => {
  stickyEtiqueta.write(LISBOA);
  expect(stickyEtiqueta.read()).toEqual(LISBOA);
  expect(freshDraft('2026-10-19', null).etiquetas).toBe('Lisboa');
  expect(withSticky(['cena'])).toEqual(['cena', 'Lisboa']);
  expect(withSticky(['lisboa'])).toEqual(['lisboa']);
  fixDate(2026, 10, 20);
  expect(stickyOn(stickyEtiqueta.read(), '2026-10-20')).toBeNull();
  expect(freshDraft('2026-10-20', null).etiquetas).toBe('');
  expect(withSticky(['cena'])).toEqual(['cena']);
});

it('follows a rename of its tag, and ends with its removal', () => {
  stickyEtiqueta.write(LISBOA);
  renameSticky('oporto', 'Braga');
  expect(stickyEtiqueta.read()).toEqual(LISBOA);
  renameSticky('lisboa', 'Portugal');
  expect(stickyEtiqueta.read()).toEqual({ ...LISBOA, nombre: 'Portugal' });
  renameSticky('Portugal', null);
  expect(stickyEtiqueta.read()).toBeNull();
});

it.each(['{"nombre":"a,b","hasta":"2026-10-19"}', '{"nombre":"a","hasta":"2026-02-30"}', 'lisboa'])(
  'takes no tag from the text %s',
  (text) => {
    localStorage.setItem('mis-gastos:etiqueta', text);
    expect(stickyEtiqueta.read()).toBeNull();
  },
);

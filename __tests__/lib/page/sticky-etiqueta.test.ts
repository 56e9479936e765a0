import { fixDate } from '../../support/fixed-date';
import {
  freshDraft,
  stickyEtiqueta,
  stickyOn,
  turnOf,
  turnSticky,
  withSticky,
} from '@/lib/page/settings/sticky-etiqueta';

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

it('follows a rename of its tag, ends with its removal, and turns back', () => {
  stickyEtiqueta.write(LISBOA);
  expect(turnOf('oporto', 'Braga')).toBeUndefined();
  const renamed = turnOf('lisboa', 'Portugal');
  if (!renamed) throw new Error('not followed');
  turnSticky(renamed);
  expect(stickyEtiqueta.read()).toEqual({ ...LISBOA, nombre: 'Portugal' });
  const removed = turnOf('Portugal', null);
  if (!removed) throw new Error('not followed');
  turnSticky(removed);
  expect(stickyEtiqueta.read()).toBeNull();
  turnSticky({ before: removed.after, after: removed.before });
  turnSticky({ before: renamed.after, after: renamed.before });
  expect(stickyEtiqueta.read()).toEqual(LISBOA);
});

it('stays as the person has set it after the act', () => {
  stickyEtiqueta.write(LISBOA);
  const renamed = turnOf('lisboa', 'Portugal');
  if (!renamed) throw new Error('not followed');
  turnSticky(renamed);
  const later = { nombre: 'Portugal', hasta: '2026-12-01' };
  stickyEtiqueta.write(later);
  turnSticky({ before: renamed.after, after: renamed.before });
  expect(stickyEtiqueta.read()).toEqual(later);
});

it.each(['{"nombre":"a,b","hasta":"2026-10-19"}', '{"nombre":"a","hasta":"2026-02-30"}', 'lisboa'])(
  'takes no tag from the text %s',
  (text) => {
    localStorage.setItem('mis-gastos:etiqueta', text);
    expect(stickyEtiqueta.read()).toBeNull();
  },
);

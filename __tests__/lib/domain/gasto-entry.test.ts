import { completeDraft, newDraft, type GastoDraft } from '@/lib/domain/gasto-entry';
import { validateGasto } from '@/lib/domain/gasto-rules';

const MARKS = { group: '.', decimal: ',' };

function draftWith(part: Partial<GastoDraft>): GastoDraft {
  return { ...newDraft('2026-10-05', 'Efectivo'), amount: '12,50', categoria: 'Hogar', ...part };
}

test('amount and category are enough: the rest has its usual values', () => {
  expect(completeDraft(draftWith({}), MARKS)).toEqual({
    ok: true,
    value: {
      nombre: 'Hogar',
      descripcion: 'Hogar',
      cantidad: 12.5,
      fecha: '2026-10-05',
      categoria: 'Hogar',
      metodoPago: 'Efectivo',
      estado: 'pagado',
    },
  });
});

test.each([
  [{ nombre: ' Luz ' }, 'Luz', 'Luz'],
  [{ nombre: 'Luz', descripcion: ' Marzo ' }, 'Luz', 'Marzo'],
  [{ nombre: '   ', descripcion: 'Marzo' }, 'Hogar', 'Marzo'],
])('%o becomes «%s», «%s»', (part, nombre, descripcion) => {
  expect(completeDraft(draftWith(part), MARKS)).toMatchObject({ ok: true, value: { nombre, descripcion } });
});

test('what it completes passes the specification’s rules', () => {
  const entry = completeDraft(draftWith({ nombre: ' Luz ' }), MARKS);
  if (!entry.ok) throw new Error('refused');
  expect(validateGasto({ ...entry.value, categoriaId: 1, metodoPagoId: 1 }).ok).toBe(true);
});

test.each<[Partial<GastoDraft>, object]>([
  [{ amount: '' }, { amount: 'empty' }],
  [{ amount: '0' }, { amount: 'not-positive' }],
  [{ amount: '1,234' }, { amount: { asDecimal: 1.234, asGrouped: 1234 } }],
  [{ categoria: null }, { categoria: 'not-chosen' }],
  [{ metodoPago: null }, { metodoPago: 'not-chosen' }],
  [{ fecha: '' }, { fecha: 'no-day' }],
  [{ fecha: '2026-02-30' }, { fecha: 'no-day' }],
  [
    { amount: 'abc', categoria: null, fecha: '' },
    { amount: 'no-number', categoria: 'not-chosen', fecha: 'no-day' },
  ],
])('%o is refused with %o', (part, fault) => {
  expect(completeDraft(draftWith(part), MARKS)).toEqual({ ok: false, fault });
});

test.each([
  ['decimal', 1.234],
  ['grouped', 1234],
] as const)('an ambiguous amount that was meant as %s is %d', (amountMeaning, cantidad) => {
  expect(completeDraft(draftWith({ amount: '1,234', amountMeaning }), MARKS)).toMatchObject({
    ok: true,
    value: { cantidad },
  });
});

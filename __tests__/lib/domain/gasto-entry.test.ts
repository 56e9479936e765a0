import type { Gasto } from '@/lib/domain/entities';
import { completeDraft, draftOf, type GastoDraft, newDraft } from '@/lib/domain/gasto-entry';
import { GASTO_TEXTS } from '@/lib/domain/gasto-fields';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { readableGasto } from '@/lib/domain/readable-rows';
import { createFormat } from '@/lib/text/format';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';

const MARKS = { group: '.', decimal: ',' };

function draftWith(part: Partial<GastoDraft>): GastoDraft {
  return { ...newDraft('2026-10-05', 'Efectivo'), cantidad: '12,50', categoria: 'Hogar', ...part };
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
  [{ nombre: '\u200b\u2060', descripcion: '\u00ad' }, 'Hogar', 'Hogar'],
])('%o becomes «%s», «%s»', (part, nombre, descripcion) => {
  expect(completeDraft(draftWith(part), MARKS)).toMatchObject({ ok: true, value: { nombre, descripcion } });
});

test('an amount may be a sum, and is refused where that has no result', () => {
  expect(completeDraft(draftWith({ cantidad: '145,80/3' }), MARKS)).toMatchObject({
    ok: true,
    value: { cantidad: 48.6 },
  });
  expect(completeDraft(draftWith({ cantidad: '1/0' }), MARKS)).toEqual({
    ok: false,
    fault: { cantidad: 'divided-by-zero' },
  });
});

test('what it completes passes the specification’s rules', () => {
  const entry = completeDraft(draftWith({ nombre: ' Luz ' }), MARKS);
  if (!entry.ok) throw new Error('refused');
  expect(validateGasto({ ...entry.value, categoriaId: 1, metodoPagoId: 1 }).ok).toBe(true);
});

test.each<[Partial<GastoDraft>, object]>([
  [{ cantidad: '' }, { cantidad: 'empty' }],
  [{ cantidad: '0' }, { cantidad: 'not-positive' }],
  [{ cantidad: '1,234' }, { cantidad: { asDecimal: 1.234, asGrouped: 1234 } }],
  [{ categoria: null }, { categoria: 'not-chosen' }],
  [{ metodoPago: null }, { metodoPago: 'not-chosen' }],
  [{ fecha: '' }, { fecha: 'no-day' }],
  [{ fecha: '2026-02-30' }, { fecha: 'no-day' }],
  [
    { cantidad: 'abc', categoria: null, fecha: '' },
    { cantidad: 'no-number', categoria: 'not-chosen', fecha: 'no-day' },
  ],
])('%o is refused with %o', (part, fault) => {
  expect(completeDraft(draftWith(part), MARKS)).toEqual({ ok: false, fault });
});

test.each([
  ['decimal', 1.23],
  ['grouped', 1230],
] as const)('an ambiguous amount that was meant as %s is %d', (cantidadMeaning, cantidad) => {
  expect(completeDraft(draftWith({ cantidad: '1,230', cantidadMeaning }), MARKS)).toMatchObject({
    ok: true,
    value: { cantidad },
  });
});

test.each<['nombre' | 'descripcion']>([['nombre'], ['descripcion']])(
  'a %s may be as long as its limit, and no longer',
  (field) => {
    const longest = 'x'.repeat(GASTO_TEXTS[field].limit);
    expect(completeDraft(draftWith({ [field]: longest }), MARKS).ok).toBe(true);
    const tooLong = completeDraft(draftWith({ [field]: `${longest}x` }), MARKS);
    expect(tooLong).toEqual({ ok: false, fault: { [field]: 'too-long' } });
  },
);

describe('an amount, by the marks of the locale', () => {
  const ambiguous = { asDecimal: 1.234, asGrouped: 1234 };

  it.each([
    ['es-ES', '1.234', 1234],
    ['es-ES', '1,234', ambiguous],
    ['es-ES', '1.234,56', 1234.56],
    ['es-ES', '1,234.56', 1234.56],
    ['es-ES', '12.50 €', 12.5],
    ['es-ES', '1 234,5', 1234.5],
    ['es-MX', '1,234', 1234],
    ['es-MX', '1.234', ambiguous],
    ['es-MX', '$1,234.56', 1234.56],
    ['es-MX', '12,5', 12.5],
    ['es-AR', '1.234', 1234],
    ['es-AR', '1,234', ambiguous],
    ['es-AR', '$ 12.500,5', 12_500.5],
    ['es-CO', '1.234', 1234],
    ['es-CO', '12.500', 12_500],
    ['es-CO', '1,234', ambiguous],
    ['es-CL', '$12.500', 12_500],
    ['es-CL', '1.234.567', 1_234_567],
    ['es-CL', '0,500', 0.5],
    ['es-CL', '1,234', ambiguous],
  ])('in %s, «%s» is %j', (locale, cantidad, meant) => {
    const { marks } = createFormat({ locale, currency: 'EUR' });
    const completed = completeDraft(draftWith({ cantidad }), marks);
    if (typeof meant === 'number') expect(completed).toMatchObject({ value: { cantidad: meant } });
    else expect(completed).toEqual({ ok: false, fault: { cantidad: meant } });
  });

  it.each(['es-ES', 'es-MX', 'es-AR', 'es-CO', 'es-CL'])(
    'in %s, it reads what the screen writes',
    (locale) => {
      const { marks, plainNumber } = createFormat({ locale, currency: 'EUR' });
      for (const cantidad of [0.01, 0.5, 12.5, 999, 1000, 1234.56, 1_234_567.8]) {
        const typed = plainNumber(cantidad);
        expect(completeDraft(draftWith({ cantidad: typed }), marks)).toMatchObject({ value: { cantidad } });
      }
    },
  );
});

const catalogo = {
  categorias: new Map([[1, buildCategoria()]]),
  metodosPago: new Map([[1, buildMetodoPago()]]),
};

describe('draftOf', () => {
  it('names the category and the method, and keeps everything else as it is stored', () => {
    const gasto = buildGasto({ estado: 'en disputa', nombre: '  Luz ' });
    expect(draftOf(gasto, catalogo, '45,5')).toEqual({
      cantidad: '45,5',
      cantidadMeaning: null,
      categoria: 'Alimentación',
      metodoPago: 'Efectivo',
      nombre: '  Luz ',
      descripcion: 'Compra de la semana',
      fecha: '2026-01-15',
      estado: 'en disputa',
      etiquetas: '',
    });
  });

  it('leaves a descripcion that repeats the nombre to the nombre', () => {
    const draft = draftOf(buildGasto({ nombre: 'Luz', descripcion: 'Luz' }), catalogo, '1');
    expect([draft.nombre, draft.descripcion]).toEqual(['Luz', '']);
  });

  it('has no name for what is not there', () => {
    const draft = draftOf(buildGasto({ categoriaId: 8, metodoPagoId: 9 }), catalogo, '1');
    expect([draft.categoria, draft.metodoPago]).toEqual([null, null]);
  });
});

describe('a draft of a stored expense', () => {
  function edited(gasto: Gasto, part: Partial<GastoDraft>) {
    const { plainNumber, marks } = createFormat({ locale: 'es-ES', currency: 'EUR' });
    const draft = draftOf(gasto, catalogo, plainNumber(gasto.cantidad));
    const origin = { draft, gasto };
    return completeDraft({ ...draft, ...part }, marks, origin);
  }

  it.each([0.1 + 0.2, 1e-12, 1e21, 1.2345678901234, 45.5])(
    'keeps %d while its amount is not touched',
    (cantidad) => {
      expect(edited(buildGasto({ cantidad }), { estado: 'pendiente' })).toMatchObject({
        ok: true,
        value: { cantidad, estado: 'pendiente' },
      });
    },
  );

  it.each([
    ['white space around it', '  Luz\u00a0', ' Marzo\n'],
    ['characters that are not in NFC', 'cafe\u0301', 'cafe\u0301 solo'],
    [
      'more than a person may type',
      'x'.repeat(GASTO_TEXTS.nombre.limit + 1),
      'y'.repeat(GASTO_TEXTS.descripcion.limit + 1),
    ],
  ])('keeps a nombre and a descripcion with %s to the letter', (_, nombre, descripcion) => {
    expect(edited(buildGasto({ nombre, descripcion }), { cantidad: '7' })).toMatchObject({
      ok: true,
      value: { nombre, descripcion, cantidad: 7 },
    });
  });

  it('keeps a descripcion that repeats an odd nombre to the letter', () => {
    const gasto = buildGasto({ nombre: ' Luz ', descripcion: ' Luz ' });
    expect(edited(gasto, {})).toMatchObject({ value: { nombre: ' Luz ', descripcion: ' Luz ' } });
  });

  it('trims and limits what was typed over it', () => {
    const gasto = buildGasto({ nombre: ' Luz ', descripcion: ' Luz ' });
    expect(edited(gasto, { nombre: ' Gas ' })).toMatchObject({
      value: { nombre: 'Gas', descripcion: 'Gas' },
    });
    const nombre = 'x'.repeat(GASTO_TEXTS.nombre.limit + 1);
    expect(edited(buildGasto({ nombre }), { nombre: `${nombre}y` })).toEqual({
      ok: false,
      fault: { nombre: 'too-long' },
    });
  });

  it('reads an amount that was typed over the stored one, and asks where it is ambiguous', () => {
    expect(edited(buildGasto(), { cantidad: '45,6' })).toMatchObject({ value: { cantidad: 45.6 } });
    expect(edited(buildGasto(), { cantidad: '1,234' })).toMatchObject({
      fault: { cantidad: { asDecimal: 1.234, asGrouped: 1234 } },
    });
  });

  it('asks nothing of an untouched amount that would be ambiguous if it were typed', () => {
    expect(edited(buildGasto({ cantidad: 1.234 }), {})).toMatchObject({ value: { cantidad: 1.234 } });
  });

  it('asks for a category and a method that are not there', () => {
    expect(edited(buildGasto({ categoriaId: 8, metodoPagoId: 9 }), {})).toEqual({
      ok: false,
      fault: { categoria: 'not-chosen', metodoPago: 'not-chosen' },
    });
  });
});

test('what a stored expense lacks is asked for when it is edited', () => {
  const gasto = readableGasto({ id: 1, nombre: 'Pan' });
  const draft = draftOf(gasto, catalogo, '');
  expect(completeDraft(draft, MARKS, { draft, gasto })).toEqual({
    ok: false,
    fault: {
      cantidad: 'empty',
      categoria: 'not-chosen',
      metodoPago: 'not-chosen',
      fecha: 'no-day',
      estado: 'not-chosen',
    },
  });
});

describe('tags', () => {
  const gasto = buildGasto({ etiquetas: ['Lisboa', 'trabajo'] });
  const draft = draftOf(gasto, catalogo, '45,5');

  function etiquetasOf(etiquetas: string) {
    const entry = completeDraft({ ...draft, etiquetas }, MARKS, { draft, gasto });
    return entry.ok ? entry.value : null;
  }

  it('are a text with commas in the draft', () => {
    expect(draft.etiquetas).toBe('Lisboa, trabajo');
  });

  it('stay as they are stored if nothing changed', () => {
    expect(etiquetasOf(draft.etiquetas)).not.toHaveProperty('etiquetas');
  });

  it.each([
    ['Lisboa, trabajo, viaje', ['Lisboa', 'trabajo', 'viaje']],
    ['lisboa , LISBOA,', ['lisboa']],
    ['', undefined],
    [' , ', undefined],
  ])('%j becomes %j', (typed, etiquetas) => {
    expect(etiquetasOf(typed)).toHaveProperty('etiquetas', etiquetas);
  });

  it('a new expense without any has no field', () => {
    const entry = completeDraft(draftWith({}), MARKS);
    expect(entry.ok && 'etiquetas' in entry.value).toBe(false);
  });
});

import fc from 'fast-check';
import { createBackup, readBackup, readBackupCount } from '@/lib/export/backup-file';
import { parseFile } from '@/lib/import/parse-file';
import { buildCategoria, buildGasto, buildMetodoPago } from '../../support/build-gasto';

const MADE = new Date('2026-10-05T10:00:00Z');
const PASSPHRASE = 'caballo correcto batería grapa';

const CATEGORIAS = [
  buildCategoria({ id: 3, nombre: 'Café ☕', presupuesto: 40 }),
  buildCategoria({ id: 8, nombre: 'Ocio' }),
];
const METODOS_PAGO = [buildMetodoPago({ id: 5 })];
const GASTOS = [
  buildGasto({ id: 2, categoriaId: 3, metodoPagoId: 5, nombre: 'Doble «solo»\n', cantidad: 0.1 + 0.2 }),
  { ...buildGasto({ id: 9, categoriaId: 8, metodoPagoId: 5, nombre: '🍕' }), marcas: ['a', { b: null }] },
  buildGasto({ id: 10, categoriaId: 8, metodoPagoId: 5 }),
];
const COUNTS = { gastos: 3, categorias: 2, metodosPago: 1 };
const CONTENT = {
  categorias: CATEGORIAS,
  metodosPago: METODOS_PAGO,
  gastos: GASTOS.map((gasto) => JSON.parse(JSON.stringify({ ...gasto, id: undefined })) as unknown),
};

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

async function write(passphrase: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const backup = createBackup();
  backup.begin({ categorias: byId(CATEGORIAS), metodosPago: byId(METODOS_PAGO) });
  backup.add(GASTOS.slice(0, 2));
  backup.add([]);
  backup.add(GASTOS.slice(2));
  const written = await backup.end(MADE, passphrase);
  if (!written.ok) throw new Error(written.fault);
  expect(written.value.counts).toEqual(COUNTS);
  return written.value.bytes;
}

const kept = new Map<string | null, Promise<Uint8Array<ArrayBuffer>>>();

/** A copy of the one backup of all tests that need not write their own: to derive a key takes long on purpose. */
async function backup(passphrase: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const writing = kept.get(passphrase) ?? write(passphrase);
  kept.set(passphrase, writing);
  return (await writing).slice();
}

async function faultOf(bytes: Uint8Array, passphrase: string | null = null): Promise<string | null> {
  const read = await readBackup(Uint8Array.from(bytes).buffer, passphrase);
  return read.ok ? null : read.fault;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The text with every letter that is not ASCII as JSON's escape. */
function escapeLetters(text: string): string {
  return text.replaceAll(/[^ -~\s]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function holdsTheSame(one: Uint8Array, other: Uint8Array): boolean {
  try {
    return JSON.stringify(JSON.parse(textOf(one))) === JSON.stringify(JSON.parse(textOf(other)));
  } catch {
    return false;
  }
}

/** The browser's crypto on an insecure origin. */
function withoutSubtle(): void {
  jest.replaceProperty(crypto, 'subtle', undefined as never);
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['without a passphrase', null],
  ['with a passphrase', PASSPHRASE],
])('gives back what was written, %s', async (_, passphrase) => {
  const read = await readBackup((await write(passphrase)).buffer, passphrase);
  expect(read).toEqual({
    ok: true,
    value: { made: MADE.toISOString(), counts: COUNTS, content: CONTENT, whole: true },
  });
});

it('a backup of nothing can be read', async () => {
  const backup = createBackup();
  backup.begin({ categorias: new Map(), metodosPago: new Map() });
  const written = await backup.end(MADE, null);
  const bytes = written.ok ? written.value.bytes : new Uint8Array();
  expect(await readBackup(bytes.buffer, null)).toMatchObject({
    ok: true,
    value: { content: { categorias: [], metodosPago: [], gastos: [] } },
  });
});

it('a plain backup is a file that can be imported, its sum that of the file with zeros in its place', async () => {
  const bytes = await write(null);
  expect(parseFile(bytes.buffer)).toEqual({ ok: true, value: CONTENT });
  const { copia } = JSON.parse(textOf(bytes)) as { copia: Record<string, unknown> };
  expect(copia).toEqual({
    formato: 'mis-gastos',
    version: 1,
    creada: MADE.toISOString(),
    ...COUNTS,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  const summed = bytesOf(textOf(bytes).replace(String(copia.sha256), '0'.repeat(64)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', summed));
  expect(copia.sha256).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
});

it.each([null, PASSPHRASE])(
  'names the device that made it, whatever it is called (%s)',
  async (passphrase) => {
    const writer = createBackup();
    writer.begin({ categorias: new Map(), metodosPago: new Map() });
    const nombre = 'Íñigo }{" \\ ☕';
    const written = await writer.end(MADE, passphrase, { id: 'k3x9q7', nombre });
    const bytes = written.ok ? written.value.bytes : new Uint8Array();
    expect(await readBackup(bytes.buffer, passphrase)).toMatchObject({
      ok: true,
      value: { device: nombre, whole: true },
    });
    const indented = bytesOf(JSON.stringify(JSON.parse(textOf(bytes)), null, 2));
    expect(await readBackup(indented.buffer, passphrase)).toMatchObject({
      ok: true,
      value: { device: nombre, whole: true },
    });
    if (passphrase !== null) expect(textOf(bytes)).not.toContain('dispositivo');
  },
);

it('an encrypted backup names its algorithms and tells nothing else; two of the same have nothing in common', async () => {
  const [one, other] = [await write(PASSPHRASE), await write(PASSPHRASE)];
  type Envelope = { copia: { cifrado: Record<string, unknown> }; contenido: string };
  const [first, second] = [one, other].map((bytes) => JSON.parse(textOf(bytes)) as Envelope);
  expect(first?.copia).toEqual({
    formato: 'mis-gastos',
    version: 1,
    cifrado: {
      kdf: 'PBKDF2-SHA-256',
      iteraciones: 600_000,
      sal: expect.stringMatching(/^[\w+/]{22}==$/) as string,
      algoritmo: 'AES-GCM-256',
      iv: expect.stringMatching(/^[\w+/]{16}$/) as string,
      compresion: 'gzip',
    },
    sha256: expect.any(String) as string,
  });
  expect(second?.copia.cifrado.sal).not.toBe(first?.copia.cifrado.sal);
  expect(second?.copia.cifrado.iv).not.toBe(first?.copia.cifrado.iv);
  expect(second?.contenido.slice(0, 40)).not.toBe(first?.contenido.slice(0, 40));
});

describe('a passphrase', () => {
  it('is asked for where it is needed', async () => {
    expect(await faultOf(await backup(PASSPHRASE))).toBe('passphrase-needed');
  });

  it.each(['', 'Caballo correcto batería grapa', `${PASSPHRASE} `])(
    'that is wrong is: «%s»',
    async (typed) => {
      expect(await faultOf(await backup(PASSPHRASE), typed)).toBe('wrong-passphrase');
    },
  );

  it('that was typed with another keyboard opens all the same', async () => {
    expect(await faultOf(await backup(PASSPHRASE), PASSPHRASE.normalize('NFD'))).toBeNull();
  });

  it('that is given for a plain backup is not needed', async () => {
    expect(await faultOf(await backup(null), PASSPHRASE)).toBeNull();
  });
});

describe.each([
  ['a plain backup', null],
  ['an encrypted backup', PASSPHRASE],
])('%s', (_, passphrase) => {
  it('that was cut short is damaged, or too short to be one', async () => {
    const bytes = await backup(passphrase);
    const beginning = '{"copia":{"formato":"mis-gastos","version":1'.length;
    for (const length of [beginning, beginning + 20, 300, bytes.length - 3, bytes.length - 2])
      expect([length, await faultOf(bytes.slice(0, length), passphrase)]).toEqual([length, 'damaged']);
    for (const length of [0, 1, 20]) expect(await faultOf(bytes.slice(0, length))).toBe('not-a-backup');
  });

  it('in which any byte was edited is refused', async () => {
    const bytes = await backup(passphrase);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: bytes.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (place, by) => {
          const edited = bytes.map((byte, at) => (at === place ? byte ^ by : byte));
          // White space that has become another one changes nothing of what the file holds.
          fc.pre(!holdsTheSame(edited, bytes));
          const refusals = place < 50 ? ['damaged', 'not-a-backup', 'newer-version'] : ['damaged'];
          expect(refusals).toContain(await faultOf(edited, passphrase));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each<[string, (text: string) => string]>([
    ['text', (text) => `${text}Enviado desde mi teléfono`],
    ['a part', (text) => text.replace(/\}\n$/, ',"más":1}\n')],
    ['a field of its head', (text) => text.replace('"version":1,', '"version":1,"más":1,')],
  ])('that %s was added to is damaged', async (__, change) => {
    expect(await faultOf(bytesOf(change(textOf(await backup(passphrase)))), passphrase)).toBe('damaged');
  });

  it.each<[string, (text: string) => string]>([
    ['indented by an editor', (text) => JSON.stringify(JSON.parse(text), null, 2)],
    ['indented by tabs, much', (text) => JSON.stringify(JSON.parse(text), null, '\t'.repeat(10))],
    ['put on one line', (text) => JSON.stringify(JSON.parse(text))],
    ['saved with a BOM', (text) => `\uFEFF${text}`],
    ['sent by mail, with CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['sent by mail, with CRLF and a BOM', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['left with other line ends', (text) => ` \n${text.trimEnd()}\n\n\t`],
    ['saved with its letters as escapes', escapeLetters],
  ])('that was %s is whole, and gives back what was written', async (__, change) => {
    const changed = bytesOf(change(textOf(await backup(passphrase))));
    expect(await readBackup(changed.buffer, passphrase)).toEqual({
      ok: true,
      value: { made: MADE.toISOString(), counts: COUNTS, content: CONTENT, whole: true },
    });
  });

  it('of a newer version is not touched, whatever else it has', async () => {
    const newer = textOf(await backup(passphrase)).replace('"version":1', '"version":2');
    expect(await faultOf(bytesOf(newer), passphrase)).toBe('newer-version');
    expect(await faultOf(bytesOf('{"copia":{"formato":"mis-gastos","version":3,'))).toBe('newer-version');
  });
});

it('an encrypted backup that was changed on purpose, sum and all, does not open', async () => {
  const bytes = await backup(PASSPHRASE);
  const head = textOf(bytes).replace('"kdf"', '"de":"mí","kdf"');
  expect(await faultOf(await summedUp(head), PASSPHRASE)).toBeNull();
  const fewer = textOf(bytes).replace('600000', '600001');
  expect(await faultOf(await summedUp(fewer), PASSPHRASE)).toBe('wrong-passphrase');
  const forged = textOf(bytes).replace(
    /"contenido":"(.)/,
    (_, first) => `"contenido":"${first === 'A' ? 'B' : 'A'}`,
  );
  expect(await faultOf(await summedUp(forged), PASSPHRASE)).toBe('wrong-passphrase');
});

it.each([
  ['too few iterations', '"iteraciones":600000', '"iteraciones":1000'],
  ['iterations for hours', '"iteraciones":600000', '"iteraciones":1e15'],
  ['another algorithm', 'AES-GCM-256', 'AES-CBC-256'],
  ['no content', '"contenido"', '"nada"'],
])('an encrypted backup with %s is damaged', async (_, from, to) => {
  const text = textOf(await backup(PASSPHRASE)).replace(from, to);
  expect(await faultOf(await summedUp(text), PASSPHRASE)).toBe('damaged');
});

/** The bytes of a backup whose sum is right again. */
async function summedUp(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const zeros = text.replace(/"sha256":"[0-9a-f]{64}"/, `"sha256":"${'0'.repeat(64)}"`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(zeros)));
  const sum = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return bytesOf(zeros.replace('0'.repeat(64), sum));
}

it.each([
  ['an export', JSON.stringify({ categorias: [], metodosPago: [], gastos: [] })],
  ['a list of expenses', '[]'],
  ['another program’s backup', '{"copia":{"formato":"otro","version":1}}'],
  ['no JSON', 'fecha;nombre;cantidad'],
  ['nothing', ''],
  ['binary', '\u0000\u0001\u0002'],
])('%s is no backup', async (_, text) => {
  expect(await faultOf(bytesOf(text))).toBe('not-a-backup');
});

it('any bytes are answered, never thrown at', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, headed) => {
      const head = headed ? bytesOf('{"copia":{"formato":"mis-gastos","version":1') : new Uint8Array();
      expect(await faultOf(Uint8Array.of(...head, ...bytes), 'x')).not.toBeNull();
    }),
    { numRuns: 300 },
  );
});

describe('on an insecure origin', () => {
  it('a plain backup is written without its sum, and read as one that could not be checked', async () => {
    withoutSubtle();
    const bytes = await write(null);
    expect(textOf(bytes)).toContain('"sha256":null');
    expect(await readBackup(bytes.buffer, null)).toMatchObject({ ok: true, value: { whole: false } });
    jest.restoreAllMocks();
    expect(await readBackup(bytes.buffer, null)).toMatchObject({ ok: true, value: { whole: false } });
  });

  it('the sum of another one is not checked, but its counts are', async () => {
    const bytes = await write(null);
    withoutSubtle();
    expect(await readBackup(bytes.buffer, null)).toMatchObject({ ok: true, value: { whole: false } });
    expect(await faultOf(bytesOf(textOf(bytes).replace('"gastos":3', '"gastos":4')))).toBe('damaged');
    expect(await faultOf(bytes.slice(0, -4))).toBe('damaged');
  });

  it('an encrypted backup is neither written nor read', async () => {
    const bytes = await backup(PASSPHRASE);
    withoutSubtle();
    expect(await faultOf(bytes, PASSPHRASE)).toBe('no-crypto');
    const writer = createBackup();
    expect(await writer.end(MADE, PASSPHRASE)).toEqual({ ok: false, fault: 'no-crypto' });
  });
});

it('one whose expense was edited is damaged, however it was saved', async () => {
  const edited = textOf(await backup(null)).replace('Doble', 'Triple');
  expect(await faultOf(bytesOf(edited))).toBe('damaged');
  expect(await faultOf(bytesOf(JSON.stringify(JSON.parse(edited), null, 2)))).toBe('damaged');
});

it('tells how much a whole plain backup holds, without reading it', async () => {
  const bytes = await write(null);
  expect(await readBackupCount(bytes.buffer)).toEqual({ made: MADE.toISOString(), gastos: 3 });
  expect(await readBackupCount(bytes.slice(0, -2).buffer)).toBeNull();
  expect(await readBackupCount(bytesOf('{}').buffer)).toBeNull();
});

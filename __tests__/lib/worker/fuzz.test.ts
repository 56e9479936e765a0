import fc from 'fast-check';
import type { GastosDatabase } from '@/lib/db/databases';
import { validateGasto } from '@/lib/domain/gasto-rules';
import { AS_IT_IS } from '@/lib/import/import-flow';
import { runImport, runReview } from '@/lib/worker/run-import';
import { backupOf, restore, unwatched } from '../../support/backup-of';
import { buildFile } from '../../support/build-file';
import { buildGastoFields } from '../../support/build-gasto';
import { importInto } from '../../support/import-into';
import { NOW, storesOf } from '../../support/stores-of';
import { contentOf, newDatabase, NOTHING } from '../../support/test-database';

/** How long each test tries; the slow suite asks for minutes. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 1);

jest.setTimeout((SECONDS + 60) * 1000);

const FOR_A_WHILE = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 };

const FILE = JSON.stringify(
  buildFile([buildGastoFields(), buildGastoFields({ nombre: 'Ñandú 🍕' }), { nombre: 'Roto' }]),
);

/** Cuts, puts and overwrites that a broken download, a bad disk or an editor makes. */
const damage = fc.array(
  fc.record({ at: fc.nat(), cut: fc.nat({ max: 40 }), put: fc.uint8Array({ maxLength: 12 }) }),
  { minLength: 1, maxLength: 4 },
);
const hostile = fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', '\uD800', '1e999', '=1+1');
const anyJson = fc.jsonValue({ maxDepth: 4 });
const anyItem = fc.oneof(
  anyJson,
  fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(buildGastoFields()), 'id', 'presupuesto', '_error'), hostile),
    fc.oneof(anyJson, hostile),
  ),
);
const anyList = fc.oneof(fc.array(anyItem, { maxLength: 8 }), anyJson);
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  anyJson.map(encode),
  fc.array(anyItem, { maxLength: 8 }).map(encode),
  fc.record({ categorias: anyList, metodosPago: anyList, gastos: anyList }).map(encode),
  damage.map((places) => damaged(new TextEncoder().encode(FILE), places)),
);

test(`a review and an import of any bytes end in an outcome, and what is stored keeps the rules (${SECONDS} s)`, async () => {
  await fc.assert(
    fc.asyncProperty(anyBytes, fc.boolean(), async (bytes, skipDuplicates) => {
      const db = newDatabase();
      const file = fileOf(bytes);
      const review = await runReview(storesOf(db), { file, mends: AS_IT_IS.mends }, unwatched());
      const plan = { ...AS_IT_IS, skipDuplicates };
      const outcome = await runImport(storesOf(db), { file, ...plan }, unwatched(), NOW);
      const stored = await contentOf(db);
      if (outcome.kind === 'finished') {
        expect(review.kind).toBe('reviewed');
        expect(outcome.summary.imported).toBe(stored.gastos.length);
        for (const gasto of stored.gastos) expect(validateGasto(gasto)).toMatchObject({ ok: true });
      } else {
        expect(outcome.kind).toBe('refused');
        expect(review).toEqual(outcome);
        expect(stored).toEqual(NOTHING);
      }
      await db.delete();
    }),
    FOR_A_WHILE,
  );
});

test(`a backup that is not as it was written is refused, and nothing is touched (${SECONDS} s)`, async () => {
  const db = newDatabase();
  await importInto(db, JSON.parse(FILE));
  const stores = storesOf(db);
  const whole = new Uint8Array(await (await backupOf(stores)).arrayBuffer());
  const before = await contentOf(db);
  await fc.assert(
    fc.asyncProperty(damage, fc.constantFrom('add', 'replace'), async (places, how) => {
      const bytes = damaged(whole, places);
      // White space alone is no damage: another program may have saved the file.
      fc.pre(contentIn(bytes) !== contentIn(whole));
      const outcome = await restore(stores, fileOf(bytes), how);
      expect(outcome.kind).toBe('refused');
      expect(await contentOf(db)).toEqual(before);
    }),
    FOR_A_WHILE,
  );
});

test(`any bytes at all are no backup (${SECONDS} s)`, async () => {
  const db: GastosDatabase = newDatabase();
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const outcome = await restore(storesOf(db), fileOf(bytes), 'replace');
      expect(outcome).toEqual({ kind: 'refused', fault: 'not-a-backup' });
    }),
    FOR_A_WHILE,
  );
});

function damaged(
  bytes: Uint8Array<ArrayBuffer>,
  places: readonly { at: number; cut: number; put: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  return places.reduce((given, { at, cut, put }) => {
    const place = at % (given.length + 1);
    return Uint8Array.from([...given.subarray(0, place), ...put, ...given.subarray(place + cut)]);
  }, bytes);
}

function encode(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

function fileOf(bytes: Uint8Array): File {
  return new File([Uint8Array.from(bytes)], 'gastos.json', { type: 'application/json' });
}

/** JSON's own text of it, whatever its white space; null if it is no JSON. */
function contentIn(bytes: Uint8Array): string | null {
  try {
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

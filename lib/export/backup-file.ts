import type { BackupFault } from '@/lib/domain/copies';
import { toInstant } from '@/lib/domain/dates';
import { type Device, deviceNombreOf } from '@/lib/domain/device';
import type { Catalogo, Gasto, RowCounts } from '@/lib/domain/entities';
import { failure, type Result, success } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/values';
import { type FileContent, parseFile } from '@/lib/import/parse-file';
import { decrypt, encrypt, isCipherHead, newCipherHead, subtleCrypto } from './backup-cipher';
import { Compressor, fromBase64, inflate, joined, sha256Of, toBase64 } from './bytes';

/** In writing order. */
const PLAIN_KEYS = ['copia', 'categorias', 'metodosPago', 'gastos'];
const ENCRYPTED_KEYS = ['copia', 'contenido'];

function headText(copia: object): string {
  return `{"copia":${JSON.stringify(copia)},\n`;
}

/** From the head of a plain backup to its first expense. */
function listsText(categorias: Iterable<unknown>, metodosPago: Iterable<unknown>): string {
  return `"categorias":${listText(categorias)},\n"metodosPago":${listText(metodosPago)},\n"gastos":[`;
}

function gastosText(gastos: readonly unknown[], isFirst: boolean): string {
  return gastos
    .map((gasto, place) => `${isFirst && place === 0 ? '' : ','}\n${JSON.stringify(gasto)}`)
    .join('');
}

const END_TEXT = '\n]}\n';

function contenidoText(contenido: string): string {
  return `"contenido":${JSON.stringify(contenido)}}\n`;
}

/** Undoes what an editor or a mail changed: white space, escapes, marks. Null for other files. */
function rewritten(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  let file: unknown;
  try {
    file = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  const text = isRecord(file) ? textOf(file) : null;
  return text === null ? null : new TextEncoder().encode(text);
}

function textOf(file: Record<string, unknown>): string | null {
  const { copia, categorias, metodosPago, gastos, contenido } = file;
  const keys = Object.keys(file).join();
  if (!isRecord(copia)) return null;
  if (keys === ENCRYPTED_KEYS.join())
    return typeof contenido === 'string' ? headText(copia) + contenidoText(contenido) : null;
  if (keys !== PLAIN_KEYS.join()) return null;
  if (!Array.isArray(categorias) || !Array.isArray(metodosPago) || !Array.isArray(gastos)) return null;
  return headText(copia) + listsText(categorias, metodosPago) + gastosText(gastos, true) + END_TEXT;
}

function listText(rows: Iterable<unknown>): string {
  const lines = Array.from(rows, (row) => JSON.stringify(row));
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`;
}

/** Stands in place of the sum meanwhile. */
const NO_SUM = '0'.repeat(64);

/** Also the written one (docs/backup-format.md). */
const BACKUP_VERSION = 1;

/** Captures the version. */
const BEGINNING_PATTERN =
  /^\s*\{\s*"copia"\s*:\s*\{\s*"formato"\s*:\s*"mis-gastos"\s*,\s*"version"\s*:\s*(\d+)/;

/** The whole head: texts, numbers and at most objects of these. */
const HEAD_PATTERN =
  /^\s*\{\s*"copia"\s*:\s*(\{(?:[^{}"]|"(?:[^"\\]|\\.)*"|\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})*\})/;

const SUM_PATTERN = /"sha256"\s*:\s*"([0-9a-f]{64})"/;

/** Even for a head that an editor has indented. */
const MAX_HEAD_BYTES = 16_384;

/** The `copia` of a file. Only its sum's type is checked. */
type BackupHead = Record<string, unknown> & { sha256: string | null };

type BackupBeginning = { version: number; head: BackupHead | null };

function writeHead(fields: object, summed: boolean): string {
  const copia = { formato: 'mis-gastos', version: BACKUP_VERSION, ...fields, sha256: summed ? NO_SUM : null };
  return headText(copia);
}

/** Null if the file is no backup. */
function readBeginning(bytes: Uint8Array<ArrayBuffer>): BackupBeginning | null {
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const [, version] = BEGINNING_PATTERN.exec(text) ?? [];
  return version === undefined ? null : { version: Number(version), head: headOf(text) };
}

function headOf(text: string): BackupHead | null {
  try {
    const head: unknown = JSON.parse(HEAD_PATTERN.exec(text)?.[1] ?? '');
    if (!isRecord(head)) return null;
    const { sha256 } = head;
    return sha256 === null || typeof sha256 === 'string' ? { ...head, sha256 } : null;
  } catch {
    return null;
  }
}

async function putSum(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const place = placeOfSum(bytes);
  const sum = place === null ? null : await sha256Of(bytes);
  if (place !== null && sum !== null) bytes.set(new TextEncoder().encode(sum), place);
}

/** Null if the browser computes no sums, or the file names none. */
async function checkSum(bytes: Uint8Array<ArrayBuffer>, { sha256 }: BackupHead): Promise<boolean | null> {
  if (sha256 === null) return null;
  const place = placeOfSum(bytes);
  if (place === null) return false;
  const asWritten = bytes.slice();
  asWritten.set(new TextEncoder().encode(NO_SUM), place);
  const sum = await sha256Of(asWritten);
  return sum === null ? null : sum === sha256;
}

/** In bytes. */
function placeOfSum(bytes: Uint8Array<ArrayBuffer>): number | null {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const found = SUM_PATTERN.exec(text);
  return found ? found.index + found[0].length - NO_SUM.length - 1 : null;
}

type WrittenBackup = { bytes: Uint8Array<ArrayBuffer>; counts: RowCounts };

/** `begin` once, `add` each piece, then `end`; a null passphrase means no encryption. */
type BackupWriter = {
  begin: (catalogo: Catalogo) => void;
  add: (gastos: readonly Gasto[]) => void;
  end: (
    made: Date,
    passphrase: string | null,
    device?: Device,
  ) => Promise<Result<WrittenBackup, 'no-crypto'>>;
};

/** `whole`: false if only counts could be checked. Older files have no `device`. */
type ReadBackup = {
  made: string;
  device?: string;
  counts: RowCounts;
  content: FileContent;
  whole: boolean;
};

/** See docs/backup-format.md. */
export function createBackup(): BackupWriter {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const counts = { gastos: 0, categorias: 0, metodosPago: 0 };

  return {
    begin: ({ categorias, metodosPago }) => {
      counts.categorias = categorias.size;
      counts.metodosPago = metodosPago.size;
      parts.push(encoder.encode(listsText(categorias.values(), metodosPago.values())));
    },
    add: (gastos) => {
      // Nothing refers to the id of an expense.
      const rows = gastos.map((gasto) => ({ ...gasto, id: undefined }));
      parts.push(encoder.encode(gastosText(rows, counts.gastos === 0)));
      counts.gastos += gastos.length;
    },
    end: async (made, passphrase, device) => {
      const head = encoder.encode(
        writeHead(
          {
            creada: toInstant(made),
            ...(device && { dispositivo: device.nombre, dispositivoId: device.id }),
            ...counts,
          },
          subtleCrypto() !== undefined,
        ),
      );
      const plain = joined([head, ...parts, encoder.encode(END_TEXT)]);
      await putSum(plain);
      if (passphrase === null) return success({ bytes: plain, counts });
      const subtle = subtleCrypto();
      if (!subtle) return failure('no-crypto');
      return success({ bytes: await seal(subtle, plain, passphrase), counts });
    },
  };
}

/** Never throws. */
export async function readBackup(
  buffer: ArrayBuffer,
  passphrase: string | null,
): Promise<Result<ReadBackup, BackupFault>> {
  const bytes = new Uint8Array(buffer);
  const checked = await checkBeginning(bytes);
  if (!checked.ok) return checked;
  const { head, whole } = checked.value;
  if (head.cifrado === undefined) return readPlain(bytes, head, whole);
  const opened = await open(bytes, head, passphrase);
  if (!opened.ok) return opened;
  const inner = await checkBeginning(opened.value);
  return inner.ok && inner.value.head.cifrado === undefined
    ? readPlain(opened.value, inner.value.head, true)
    : failure('damaged');
}

/** Null for damaged, encrypted and other files. */
export async function readBackupCount(buffer: ArrayBuffer): Promise<{ made: string; gastos: number } | null> {
  const checked = await checkBeginning(new Uint8Array(buffer));
  if (!checked.ok) return null;
  const { creada, gastos } = checked.value.head;
  return isInstant(creada) && typeof gastos === 'number' ? { made: creada, gastos } : null;
}

type CheckedHead = { head: BackupHead; whole: boolean };

async function checkBeginning(bytes: Uint8Array<ArrayBuffer>): Promise<Result<CheckedHead, BackupFault>> {
  const beginning = readBeginning(bytes);
  if (!beginning) return failure('not-a-backup');
  const { version, head } = beginning;
  if (version > BACKUP_VERSION) return failure('newer-version');
  const whole = head && (await checkContent(bytes, head));
  return head && whole !== false ? success({ head, whole: whole === true }) : failure('damaged');
}

/** True if the file is as written, to the byte or in its content. Null without a sum. */
async function checkContent(bytes: Uint8Array<ArrayBuffer>, head: BackupHead): Promise<boolean | null> {
  const whole = await checkSum(bytes, head);
  const asWritten = whole === false ? rewritten(bytes) : null;
  return asWritten ? checkSum(asWritten, head) : whole;
}

function readPlain(
  bytes: Uint8Array<ArrayBuffer>,
  { creada, dispositivo, gastos, categorias, metodosPago }: BackupHead,
  whole: boolean,
): Result<ReadBackup, 'damaged'> {
  const parsed = parseFile(bytes.buffer);
  if (!parsed.ok || !isInstant(creada)) return failure('damaged');
  const content = parsed.value;
  if (!Array.isArray(content.categorias) || !Array.isArray(content.metodosPago)) return failure('damaged');
  const counts = {
    gastos: content.gastos.length,
    categorias: content.categorias.length,
    metodosPago: content.metodosPago.length,
  };
  const asSaid =
    counts.gastos === gastos && counts.categorias === categorias && counts.metodosPago === metodosPago;
  const device = deviceNombreOf(dispositivo);
  return asSaid
    ? success({ made: creada, ...(device !== null && { device }), counts, content, whole })
    : failure('damaged');
}

/** Encrypts the counts too. */
async function seal(
  subtle: SubtleCrypto,
  plain: Uint8Array<ArrayBuffer>,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const cifrado = newCipherHead();
  const compressor = new Compressor();
  compressor.write(plain);
  const secret = await encrypt(subtle, await compressor.finish(), passphrase, cifrado, boundTo(cifrado));
  const text = writeHead({ cifrado }, true) + contenidoText(toBase64(secret));
  const bytes = new TextEncoder().encode(text);
  await putSum(bytes);
  return bytes;
}

async function open(
  bytes: Uint8Array<ArrayBuffer>,
  { cifrado }: BackupHead,
  passphrase: string | null,
): Promise<Result<Uint8Array<ArrayBuffer>, BackupFault>> {
  const secret = contentOf(bytes);
  if (!secret || !isCipherHead(cifrado)) return failure('damaged');
  const subtle = subtleCrypto();
  if (!subtle) return failure('no-crypto');
  if (passphrase === null) return failure('passphrase-needed');
  const packed = await decrypt(subtle, secret, passphrase, cifrado, boundTo(cifrado));
  if (!packed) return failure('wrong-passphrase');
  try {
    return success(await inflate(packed));
  } catch {
    return failure('damaged');
  }
}

/** The head's part that the encryption binds, without the file's white space. */
function boundTo({
  kdf,
  iteraciones,
  sal,
  algoritmo,
  iv,
  compresion,
}: ReturnType<typeof newCipherHead>): string {
  const cifrado = { kdf, iteraciones, sal, algoritmo, iv, compresion };
  return JSON.stringify({ formato: 'mis-gastos', version: BACKUP_VERSION, cifrado });
}

function contentOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  try {
    const file: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(file) && typeof file.contenido === 'string' ? fromBase64(file.contenido) : null;
  } catch {
    return null;
  }
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

import type { BackupCounts, BackupFault } from '@/lib/domain/copies';
import { toInstant } from '@/lib/domain/dates';
import { type Device, deviceNombreOf } from '@/lib/domain/device';
import type { Catalogo, Gasto } from '@/lib/domain/entities';
import { failure, type Result, success } from '@/lib/domain/result';
import { isRecord } from '@/lib/domain/values';
import { type FileContent, parseFile } from '@/lib/import/parse-file';
import { decrypt, encrypt, isCipherHead, newCipherHead, subtleCrypto } from './backup-cipher';
import {
  BACKUP_VERSION,
  type BackupHead,
  checkSum,
  contenidoText,
  END_TEXT,
  gastosText,
  listsText,
  putSum,
  readBeginning,
  rewritten,
  writeHead,
} from './backup-text';
import { Compressor, fromBase64, inflate, joined, toBase64 } from './bytes';

type WrittenBackup = { bytes: Uint8Array<ArrayBuffer>; counts: BackupCounts };

/** `begin` once, `add` for each piece, then `end`; a null passphrase means no encryption. */
type BackupWriter = {
  begin: (catalogo: Catalogo) => void;
  add: (gastos: readonly Gasto[]) => void;
  end: (
    made: Date,
    passphrase: string | null,
    device?: Device,
  ) => Promise<Result<WrittenBackup, 'no-crypto'>>;
};

/** `whole` is false if no sum could be checked: then only the counts were. `device` is missing in older files. */
export type ReadBackup = {
  made: string;
  device?: string;
  counts: BackupCounts;
  content: FileContent;
  whole: boolean;
};

/** docs/backup-format.md: a head and the import's full form, with every field of a row. */
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

/** Reads the head of an undamaged, unencrypted backup; null for other files. */
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

/**
 * True if a file holds what was written: to the byte or, after another program saved it, in its content. Null without
 * a sum to check.
 */
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

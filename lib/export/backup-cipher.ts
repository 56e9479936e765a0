import { isRecord } from '@/lib/domain/values';
import { fromBase64, toBase64 } from './bytes';

/** docs/backup-format.md; `sal` and `iv` are base64. */
type CipherHead = {
  kdf: 'PBKDF2-SHA-256';
  iteraciones: number;
  sal: string;
  algoritmo: 'AES-GCM-256';
  iv: string;
  compresion: 'gzip';
};

/** These make guessing slow (OWASP's figure for PBKDF2 with SHA-256). */
const ITERATIONS = 600_000;

/** No version of the program writes more, which would take minutes. */
const MAX_ITERATIONS = 10_000_000;

const SALT_BYTES = 16;
const IV_BYTES = 12;

/** Undefined on an insecure origin. */
export function subtleCrypto(): SubtleCrypto | undefined {
  return globalThis.crypto.subtle;
}

/** False on an insecure origin. */
export function canEncrypt(): boolean {
  return subtleCrypto() !== undefined;
}

export function newCipherHead(): CipherHead {
  return {
    kdf: 'PBKDF2-SHA-256',
    iteraciones: ITERATIONS,
    sal: toBase64(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
    algoritmo: 'AES-GCM-256',
    iv: toBase64(crypto.getRandomValues(new Uint8Array(IV_BYTES))),
    compresion: 'gzip',
  };
}

/** True for a head that this program can have written. */
export function isCipherHead(value: unknown): value is CipherHead {
  return (
    isRecord(value) &&
    value.kdf === 'PBKDF2-SHA-256' &&
    value.algoritmo === 'AES-GCM-256' &&
    value.compresion === 'gzip' &&
    Number.isInteger(value.iteraciones) &&
    Number(value.iteraciones) >= ITERATIONS &&
    Number(value.iteraciones) <= MAX_ITERATIONS &&
    hasBytes(value.sal, SALT_BYTES) &&
    hasBytes(value.iv, IV_BYTES)
  );
}

/** `bound` stays readable, and must not be changed. */
export async function encrypt(
  subtle: SubtleCrypto,
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
  head: CipherHead,
  bound: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await keyOf(subtle, passphrase, head, 'encrypt');
  return new Uint8Array(await subtle.encrypt(parametersOf(head, bound), key, bytes));
}

/** Null if passphrase, bytes or `bound` differ from the encryption's. */
export async function decrypt(
  subtle: SubtleCrypto,
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
  head: CipherHead,
  bound: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await keyOf(subtle, passphrase, head, 'decrypt');
  try {
    return new Uint8Array(await subtle.decrypt(parametersOf(head, bound), key, bytes));
  } catch {
    return null;
  }
}

/** NFC: keyboards write «é» as one character or two. */
async function keyOf(
  subtle: SubtleCrypto,
  passphrase: string,
  { sal, iteraciones }: CipherHead,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const secret = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(sal), iterations: iteraciones };
  return subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, [usage]);
}

function parametersOf({ iv }: CipherHead, bound: string): AesGcmParams {
  return { name: 'AES-GCM', iv: bytesOf(iv), additionalData: new TextEncoder().encode(bound) };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return fromBase64(base64) ?? new Uint8Array();
}

function hasBytes(value: unknown, length: number): boolean {
  return typeof value === 'string' && fromBase64(value)?.length === length;
}

export type BackupCounts = { gastos: number; categorias: number; metodosPago: number };

/**
 * Reasons for not restoring a file:
 * - `damaged`: cut short or changed since.
 * - `passphrase-needed`: encrypted, without a given passphrase.
 * - `wrong-passphrase`: perhaps a tampered file that never opens.
 * - `no-crypto`: encrypted, but the browser has no encryption (insecure origin).
 */
export type BackupFault =
  'not-a-backup' | 'newer-version' | 'damaged' | 'passphrase-needed' | 'wrong-passphrase' | 'no-crypto';

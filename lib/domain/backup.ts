/** How many rows of each kind a backup holds. */
export type BackupCounts = { gastos: number; categorias: number; metodosPago: number };

/**
 * Why a file cannot be restored; nothing of it is looked at further.
 * - `not-a-backup`: the program has not written it as a backup.
 * - `newer-version`: a newer version of the program has written it.
 * - `damaged`: it was cut short or changed since it was written.
 * - `passphrase-needed`: it is encrypted, and no passphrase was given.
 * - `wrong-passphrase`: it does not open with this one. On purpose, somebody could have changed it so that it never
 *   does.
 * - `no-crypto`: it is encrypted, and the browser offers no encryption here (insecure origin).
 */
export type BackupFault =
  'not-a-backup' | 'newer-version' | 'damaged' | 'passphrase-needed' | 'wrong-passphrase' | 'no-crypto';

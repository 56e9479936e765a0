const SIGNS = 'abcdefghijklmnopqrstuvwxyz012345';

/** Eight random signs. */
export function newReembolsoId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join('');
}

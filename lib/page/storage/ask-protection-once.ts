import { protectionAsked } from './protection-asked';

/** Once ever, and only if this needs no question to the person. */
export function askForProtectionOnce(): void {
  if (protectionAsked.read() === 'yes') return;
  protectionAsked.write('yes');
  void import('./protection').then(
    ({ askInSilence }) => askInSilence(),
    () => undefined, // The site cannot be reached; the settings still offer protection.
  );
}

import { protectionAsked } from './protection-asked';

/** Has the browser protect the data, the first time that it is called in this browser, if that asks the person nothing. */
export function askForProtectionOnce(): void {
  if (protectionAsked.read() === 'yes') return;
  protectionAsked.write('yes');
  void import('./protection').then(
    ({ askInSilence }) => askInSilence(),
    () => undefined, // The site cannot be reached: the settings still offer it.
  );
}

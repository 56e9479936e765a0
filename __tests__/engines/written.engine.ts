import { LOCALES } from '@/lib/domain/preferences';
import { askIntl, comparedWithIntl } from '../support/as-intl';
import { expect, test } from './engine-test';

/** Takes away the two ways of writing that the Unicode CLDR changed after 2022: «28 %» outside of Spain, «sep» in Mexico. */
function withoutChanges(written: string): string {
  return written.replace(/\s%$/, '%').replace(/\bsept?\b/, 'sep');
}

test('amounts, numbers, days and lists are written as Intl does here', async ({ app, engine }) => {
  // On Linux, WebKit has the system's edition of the CLDR, which may be years old.
  const comparable = engine === 'webkit' ? withoutChanges : String;
  await app.open('privacidad/');
  for (const locale of LOCALES) {
    const compared = comparedWithIntl(locale);
    const byIntl = await app.read(
      askIntl,
      compared.map(({ asked }) => asked),
    );
    for (const [at, { what, written }] of compared.entries())
      expect
        .soft(written.map(comparable), `${what} in ${locale}`)
        .toEqual(byIntl[at]?.map((text) => comparable(text)));
  }
});

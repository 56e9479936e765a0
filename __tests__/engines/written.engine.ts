import { LOCALES } from '@/lib/domain/preferences';
import { askIntl, comparedWithIntl } from '../support/as-intl';
import { expect, test } from './engine-test';

test('amounts, numbers, days and lists are written as Intl does here', async ({ app }) => {
  await app.open('privacidad/');
  for (const locale of LOCALES) {
    const compared = comparedWithIntl(locale);
    const byIntl = await app.read(
      askIntl,
      compared.map(({ asked }) => asked),
    );
    for (const [at, { what, written }] of compared.entries())
      expect.soft(written, `${what} in ${locale}`).toEqual(byIntl[at]);
  }
});

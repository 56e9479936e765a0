import { LOCALES } from '@/lib/domain/preferences';
import { askIntl, comparedWithIntl } from '../../support/as-intl';

it.each(LOCALES)('amounts, numbers, days and lists are written in %s as Intl does', (locale) => {
  const compared = comparedWithIntl(locale);
  const byIntl = askIntl(compared.map(({ asked }) => asked));
  expect(compared.map(({ what, written }) => ({ what, written }))).toEqual(
    compared.map(({ what }, at) => ({ what, written: byIntl[at] })),
  );
});

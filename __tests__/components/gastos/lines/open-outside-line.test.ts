import { openOutsideLine } from '@/components/gastos/lines/open-outside-line';
import { closeEntry, openedEntry } from '@/lib/page/overlays';
import { pageDatabase } from '@/lib/page/storage/page-database';
import { createFormat } from '@/lib/text/format';
import { buildGastoFields } from '../../../support/build-gasto';
import { provideIndexWorker } from '../../../support/in-process-worker';
import { seedCatalogo } from '../../../support/seed-catalogo';

provideIndexWorker();

afterEach(closeEntry);

it('a line from outside takes the spelling of a tag in use, also of one with a space', async () => {
  await seedCatalogo(pageDatabase);
  await pageDatabase.gastos.add(buildGastoFields({ etiquetas: ['Lisboa', 'semana santa'] }));
  const line = '12,50 pan #LISBOA #Semana_Santa #nueva';
  await openOutsideLine(line, createFormat({ locale: 'es-ES', currency: 'EUR' }));
  expect(openedEntry.getState()).toMatchObject({
    state: 'new',
    line: { draft: { nombre: 'Pan', cantidad: '12,50', etiquetas: 'Lisboa, semana santa, nueva' } },
  });
});

it('money back from outside is no expense: it begins the field that asks for its own', async () => {
  await openOutsideLine(' devuelto 20 cena ', createFormat({ locale: 'es-ES', currency: 'EUR' }));
  expect(openedEntry.getState()).toMatchObject({
    state: 'new',
    line: { draft: {}, typed: 'devuelto 20 cena' },
  });
});

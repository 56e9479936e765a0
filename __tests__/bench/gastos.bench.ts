import { test } from '@playwright/test';
import { milliseconds, report } from './report';
import { compareShown } from './time-shown';

const FEW = 100;
const MANY = 100_000;
const FIRST_ROW = 'section[aria-label^="Gastos de"] li';

test(`/gastos with ${MANY} stored expenses against ${FEW}`, async () => {
  const { few, many } = await compareShown(
    { address: 'gastos/', selector: FIRST_ROW },
    { few: FEW, many: MANY },
  );
  report(`First row of /gastos with ${FEW} stored`, milliseconds(few));
  report(`  with ${MANY} stored`, milliseconds(many));
  report('  many against few', (many / few).toFixed(2), '<= 1.3');
});

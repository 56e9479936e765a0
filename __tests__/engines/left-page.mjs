import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { answer, pathOf } from '../../scripts/serve.mjs';
import { missingWebKit, openWebKit, retry } from './webkit.mjs';

const GASTOS = 10_000;

/** Answers `granted`, or `held` if the program's write lock is not to be had within 8 s: less than any wait is ended in. */
const WRITE_LOCK = `
  const [answer] = arguments;
  const queue = new AbortController();
  setTimeout(() => queue.abort(), 8000);
  navigator.locks
    .request('mis-gastos:write', { signal: queue.signal }, () => answer('granted'))
    .catch(() => answer('held'));`;

const BUTTON =
  "[...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Importar Gastos')";

/** Leaves the page as soon as its text matches. */
const leaveAt = (/** @type {RegExp} */ text) => `
  new MutationObserver((_, observer) => {
    if (!${text}.test(document.body.innerText)) return;
    observer.disconnect();
    location.href = '/gastos/?nuevo';
  }).observe(document.body, { subtree: true, childList: true, characterData: true });`;

const missing = missingWebKit();
if (missing) console.error(missing);

for (const text of [/Importar Otro Archivo/, /[2-9]\d ?%/])
  test(
    `WebKit: a page that is left at «${text}» lets go of the write lock`,
    { skip: missing ?? false },
    async (t) => {
      const server = createServer((request, response) => {
        answer(response, process.argv[2] ?? 'out', pathOf(request.url ?? '/'));
      });
      await new Promise((resolve) => {
        server.listen(0, () => {
          resolve(null);
        });
      });
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const page = await openWebKit();
      t.after(async () => {
        await page.close();
        server.close();
        server.closeAllConnections();
      });
      await page.open(`http://localhost:${port}/importar/`);
      await retry(() => page.upload('input[type=file]', exchangeFile()));
      await retry(() => page.run(`if (!${BUTTON}) throw new Error('no file is chosen')`));
      await page.run(`${leaveAt(text)} ${BUTTON}.click();`);
      await retry(async () => {
        assert.equal(await page.run('return location.pathname'), '/gastos/');
      });
      assert.equal(await page.ask(WRITE_LOCK), 'granted');
    },
  );

function exchangeFile() {
  const gastos = Array.from({ length: GASTOS }, (_, at) => ({
    ...{ nombre: `Gasto ${at}`, descripcion: 'Compra', cantidad: 1 + (at % 90), fecha: '2026-11-05' },
    ...{ categoriaId: 1, metodoPagoId: 1, estado: 'pagado' },
  }));
  const categorias = [{ id: 1, nombre: 'Casa', descripcion: 'Casa', color: 'red', icono: '🏠' }];
  const metodosPago = [{ id: 1, nombre: 'Efectivo', descripcion: 'Efectivo', icono: '💶' }];
  const file = join(mkdtempSync(join(tmpdir(), 'engines-')), 'gastos.json');
  writeFileSync(file, JSON.stringify({ categorias, metodosPago, gastos }));
  return file;
}

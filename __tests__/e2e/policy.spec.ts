import { readFile } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import { buildFile } from '../support/build-file';
import { buildGastoFields } from '../support/build-gasto';
import { PAGES } from '../support/pages';
import { seed } from '../support/seed';
import { chooseFile, expect, importFile, jsonFile, test } from '../support/site-test';

/** What a hostile file could try, each of which would leave its mark. */
const MARK = 'globalThis.marked = true';
const PAYLOADS = [
  ...['', '"', "'", '`', '">', "'>", '</title>', '</textarea>', '</style>', '-->'].flatMap((prefix) => [
    `${prefix}<script>${MARK}</script>`,
    `${prefix}<img src=x onerror="${MARK}">`,
    `${prefix}<svg onload="${MARK}">`,
    `${prefix} onfocus="${MARK}" autofocus="`,
  ]),
  `javascript:${MARK}`,
  `data:text/html,<script>${MARK}</script>`,
  `<iframe srcdoc="<script>parent.${MARK}</script>">`,
  `<a href="javascript:${MARK}">pulsa</a>`,
  `<style>@import 'data:text/css,*{}'</style>`,
  `<base href="https://example.org/">`,
  `<meta http-equiv="refresh" content="0;url=https://example.org/">`,
  `<form action="https://example.org/"><button autofocus>`,
  `<template><script>${MARK}</script></template>`,
  `{{constructor.constructor('${MARK}')()}}`,
];

async function marked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in globalThis);
}

test('every page begins with the policy, which allows no text to run but its own', async ({ page }) => {
  for (const [route] of PAGES) {
    const html = await (await page.request.get(route)).text();
    const [policy] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.slice(1) ?? [];
    expect(html.indexOf('Content-Security-Policy'), route).toBeLessThan(
      html.search(/<(?:script|link|style)/),
    );
    // The head's own script waits for no styles, hears of each script that fails, and knows the phone's width.
    const [viewport, own] = [html.indexOf('name="viewport"'), html.indexOf('earlyPresses')];
    expect(viewport, route).toBeLessThan(own);
    expect(own, route).toBeLessThan(html.search(/<(?:link|script src)/));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  }
});

test.describe('a page', () => {
  test.use({ expectedLog: /Content Security Policy|'Trusted(?:HTML|Script|ScriptURL)' assignment/ });

  test('runs no script that is put into it, and reaches nobody', async ({ page }) => {
    await page.goto('gastos/');
    const refused = await page.evaluate(async (text) => {
      const script = document.createElement('script');
      script.append(text);
      const outcomes: boolean[] = [];
      async function refuses(act: () => unknown) {
        try {
          await act();
          outcomes.push(false);
        } catch {
          outcomes.push(true);
        }
      }
      await refuses(() => fetch('https://example.org/'));
      await refuses(() => (document.createElement('div').innerHTML = '<img src=x>'));
      await refuses(() => (document.createElement('script').src = 'https://example.org/x.js'));
      await refuses(() => new Worker('https://example.org/x.js'));
      await refuses(() => new RTCPeerConnection());
      await refuses(() => {
        if (!Reflect.deleteProperty(self, 'RTCPeerConnection')) throw new TypeError('It stays away');
      });
      await refuses(() => {
        document.head.append(script);
      });
      return outcomes.slice(0, 6);
    }, MARK);
    expect(refused).toEqual([true, true, true, true, true, true]);
    expect(await marked(page)).toBe(false);
  });
});

/** Of what reaches the network, what a worker still has. */
function waysOut(worker: Worker): Promise<string[]> {
  const ways = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'Worker', 'caches'];
  return worker.evaluate((names) => names.filter((name) => Reflect.get(self, name) !== undefined), ways);
}

test('neither worker can reach the network, and both do their work', { tag: '@slow' }, async ({ page }) => {
  // It waits for the import to be started.
  const importing = page.waitForEvent('worker');
  await chooseFile(page, jsonFile(buildFile()));
  expect(await waysOut(await importing)).toEqual([]);
  await page.reload();
  await importFile(page, jsonFile(buildFile()));

  const searching = page.waitForEvent('worker');
  await page.goto('gastos/?todo');
  expect(await waysOut(await searching)).toEqual([]);
  await expect(page.getByText('1 gasto', { exact: true })).toBeVisible();
});

test(
  'neither worker for statements can reach the network, and both read theirs',
  { tag: '@slow' },
  async ({ page }) => {
    for (const name of ['01-santander-es.csv', '10-bbva-es.xlsx']) {
      await page.goto('extractos/');
      const reading = page.waitForEvent('worker');
      await page
        .getByLabel('Extracto del banco')
        .setInputFiles(new URL(`../support/extractos/${name}`, import.meta.url).pathname);
      expect(await waysOut(await reading)).toEqual([]);
      await expect(page.getByText(/^Cuadra: \d+ de/)).toBeVisible();
    }
  },
);

/** What a button offers as a download. */
async function downloaded(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test(
  'fifty hostile texts are shown as texts, on every screen and in exports',
  { tag: '@slow' },
  async ({ page }) => {
    expect(PAYLOADS).toHaveLength(50);
    const file = {
      categorias: PAYLOADS.map((nombre, id) => ({
        id: id + 1,
        nombre,
        descripcion: nombre,
        color: nombre,
        icono: nombre,
      })),
      metodosPago: PAYLOADS.map((nombre, id) => ({ id: id + 1, nombre, descripcion: nombre, icono: nombre })),
      gastos: PAYLOADS.map((nombre, id) =>
        buildGastoFields({
          nombre,
          descripcion: nombre,
          estado: nombre,
          categoriaId: id + 1,
          metodoPagoId: id + 1,
        }),
      ),
    };
    await seed(page, file);
    for (const [route] of PAGES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await marked(page), route).toBe(false);
    }
    await page.goto('?mes=2026-01');
    await page.getByRole('switch', { name: 'Por categoría' }).click();
    await page.getByRole('button', { name: 'Ver como tabla: Categorías' }).click();
    await page.goto('importar/');
    const exported = JSON.parse(await downloaded(page, 'Exportar JSON')) as { gastos: { nombre: string }[] };
    expect(exported.gastos.map(({ nombre }) => nombre).sort()).toEqual(PAYLOADS.toSorted());
    expect(await marked(page)).toBe(false);
    await page.goto('gastos/?todo&q=onerror');
    await expect(page.getByText('10 gastos', { exact: true })).toBeVisible();
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('textbox', { name: 'Nombre' }))
        .first(),
    ).toBeVisible();
    expect(await marked(page)).toBe(false);
  },
);

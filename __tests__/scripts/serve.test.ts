import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const parent = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(parent, 'site');
let server: ChildProcess;
let url: URL;

beforeAll(async () => {
  mkdirSync(join(site, 'gastos'), { recursive: true });
  for (const [path, text] of [
    ['secret.txt', 'not published'],
    ['site/404.html', 'no such page'],
    ['site/index.html', 'start'],
    ['site/gastos/index.html', 'gastos'],
    ['site/licencias.txt', 'licences'],
  ] as const)
    writeFileSync(join(parent, path), text);
  const { stdout } = (server = spawn('node', ['scripts/serve.mjs', site, '0']));
  const [said] = (await once(createInterface(stdout), 'line')) as [string];
  url = new URL(said.slice(said.indexOf('http')));
});
afterAll(() => {
  server.kill();
  rmSync(parent, { recursive: true });
});

async function ask(path: string) {
  const response = await fetch(url.origin + path, { redirect: 'manual' });
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type'),
    location: headers.get('location'),
    text: await response.text(),
  };
}

test.each([
  ['/', 200, 'start'],
  ['/?q=1', 200, 'start'],
  ['/gastos/', 200, 'gastos'],
  ['/licencias.txt', 200, 'licences'],
  ['/nada', 404, 'no such page'],
  ['/nada/', 404, 'no such page'],
  ['/..%2fsecret.txt', 404, 'no such page'],
  ['/%E0%A4%A', 404, 'no such page'],
])('%s is answered with %i and the file at its path', async (path, status, text) => {
  expect(await ask(path)).toMatchObject({ status, text });
});

test('an address without its slash leads to its page', async () => {
  expect(await ask('/gastos')).toMatchObject({ status: 301, location: 'gastos/' });
});

test('texts are UTF-8', async () => {
  expect((await ask('/licencias.txt')).type).toBe('text/plain; charset=utf-8');
});

test('nobody else on the network is answered', async () => {
  // Another address of this machine: a server for the whole network would answer it.
  await expect(fetch(`http://127.0.0.2:${url.port}/`)).rejects.toThrow('fetch failed');
});

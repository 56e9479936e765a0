import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PORT = 4184;

/** A web server that people host the program with, and how the recipe of docs/hosting.md becomes a test's. */
export type HostKind = {
  name: string;
  /** How docs/hosting.md marks its recipe. */
  language: string;
  /** What the recipe says of the place, and what it is here. */
  place: (root: string) => [string, string][];
  /** The whole configuration around a recipe; its other files go to a folder. */
  configuration: (recipe: string, folder: string) => string;
  /** What runs it in the foreground. */
  command: (file: string) => [string, ...string[]];
};

export const NGINX: HostKind = {
  name: 'nginx',
  language: 'nginx',
  place: (root) => [
    ['listen 443 ssl;', `listen 127.0.0.1:${PORT};`],
    ['server_name gastos.example.org;', 'server_name localhost;'],
    ['root /srv/mis-gastos;', `root ${root};`],
  ],
  // Around the recipe stands what Debian's own configuration has, without what needs root.
  configuration: (recipe, folder) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((use) => `${use}_temp_path ${folder}/${use};`)
    .join(' ')}
  ${recipe}
}`,
  command: (file) => ['nginx', '-p', dirname(file), '-c', file],
};

export const CADDY: HostKind = {
  name: 'caddy',
  language: 'caddyfile',
  place: (root) => [
    ['gastos.example.org {', `http://localhost:${PORT} {`],
    ['root * /srv/mis-gastos', `root * ${root}`],
  ],
  configuration: (recipe) => `{\n  admin off\n  default_bind 127.0.0.1\n}\n${recipe}`,
  command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
};

/** A web server at work. */
export type RealHost = { url: string; stop: () => Promise<void> };

/**
 * Starts a web server by its recipe in docs/hosting.md, of which only the place is changed: the address, the root and, with a
 * path, where the page for unknown addresses is. It keeps its files in a folder of the test.
 *
 * @throws where the recipe does not say what is to be changed, the server is not installed, or does not start
 */
export async function startHost(
  kind: HostKind,
  site: { root: string; path: string },
  folder: string,
): Promise<RealHost> {
  const url = `http://localhost:${PORT}${site.path}`;
  if (await isAnswered(url)) throw new Error(`Something else answers at ${url}`);
  const recipe = inPlace(await recipeOf(kind), [
    ...kind.place(site.root),
    ['/404.html', `${site.path}404.html`],
  ]);
  const file = join(folder, `${kind.name}.conf`);
  await writeFile(file, kind.configuration(recipe, folder));
  const server = run(kind.command(file), folder);
  while (server.end === null && !(await isAnswered(url))) await wait(100);
  if (server.end !== null) throw new Error(server.end);
  return { url, stop: server.stop };
}

/** Runs a server until it is stopped or ends by itself, and then says why. */
function run([program, ...options]: [string, ...string[]], home: string) {
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian keeps servers where only root looks for programs.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin`, HOME: home },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', ({ message }) => {
      server.end = `${program} is not installed: apt-get install ${program} (${message})`;
      resolve();
    });
    child.once('close', () => {
      server.end ??= `${program} does not run: ${said}`;
      resolve();
    });
  });
  const server: { end: string | null; stop: RealHost['stop'] } = {
    end: null,
    stop: () => {
      child.kill();
      return ended;
    },
  };
  return server;
}

function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function recipeOf({ language }: HostKind): Promise<string> {
  const document = await readFile('docs/hosting.md', 'utf8');
  const [, recipe] = new RegExp('```' + language + '\\n(.*?)```', 's').exec(document) ?? [];
  if (recipe === undefined) throw new Error(`docs/hosting.md has no recipe marked ${language}`);
  return recipe;
}

function inPlace(recipe: string, changes: [string, string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`The recipe does not say «${from}» once`);
    return text.replace(from, () => to);
  }, recipe);
}

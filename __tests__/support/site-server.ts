import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain static host of a built site, which can be made to fail. */
export type SiteServer = {
  url: string;
  /** What is published. */
  folder: string;
  /** Whether it answers nobody. */
  gone: boolean;
  close: () => Promise<void>;
};

/**
 * Serves a folder at a path (`/`, `/mis-gastos/`) as static hosts do: a folder's page at the folder's address, 404.html
 * where there is nothing.
 */
export async function serveSite(folder: string, path: string): Promise<SiteServer> {
  const server = createServer(({ url = '/' }, response) => {
    if (site.gone) response.destroy();
    else answer(site.folder, new URL(url, site.url).pathname.slice(path.length - 1), response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const site: SiteServer = {
    url: `http://localhost:${port}${path}`,
    folder,
    gone: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return site;
}

function answer(folder: string, path: string, response: ServerResponse): void {
  const file = fileOf(folder, path);
  const sent = file ?? join(folder, '404.html');
  response.writeHead(file ? 200 : 404, {
    'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
  });
  createReadStream(sent).pipe(response);
}

function fileOf(folder: string, path: string): string | null {
  const asked = join(folder, decodeURIComponent(path));
  const file = path.endsWith('/') ? join(asked, 'index.html') : asked;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

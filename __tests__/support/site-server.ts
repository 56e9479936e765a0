import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, pathOf } from '../../scripts/serve.mjs';

/** A plain static host of a built site, which can be made to fail. */
export type SiteServer = {
  url: string;
  /** What is published. */
  folder: string;
  /** Whether it answers nobody. */
  gone: boolean;
  close: () => Promise<void>;
};

/** Ports that this process has served at: a browser that still runs keeps their data, and the system gives a port again. */
const used = new Set<number>();

/** Serves a folder at a path (`/`, `/mis-gastos/`), at a port of its own. */
export async function serveSite(folder: string, path: string): Promise<SiteServer> {
  const server = createServer(({ url = '/' }, response) => {
    if (site.gone) response.destroy();
    else answer(response, site.folder, pathOf(url).slice(path.length - 1));
  });
  const port = await listen(server);
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

async function listen(server: Server): Promise<number> {
  for (;;) {
    await once(server.listen(0, 'localhost'), 'listening');
    const { port } = server.address() as AddressInfo;
    if (!used.has(port)) {
      used.add(port);
      return port;
    }
    await once(server.close(), 'close');
  }
}

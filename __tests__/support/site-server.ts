import { createServer } from 'node:http';
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

/** Serves a folder at a path (`/`, `/mis-gastos/`). */
export async function serveSite(folder: string, path: string): Promise<SiteServer> {
  const server = createServer(({ url = '/' }, response) => {
    if (site.gone) response.destroy();
    else answer(response, site.folder, pathOf(url).slice(path.length - 1));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
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

import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Copies a built site as its next version: the same program, but no script has the name that it had. */
export async function copyAsNextVersion(site: string, folder: string): Promise<void> {
  await cp(site, folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (['.html', '.js', '.txt'].includes(extname(path))) {
      const text = await readFile(path, 'utf8');
      const renamed = text.replaceAll(/(static\/chunks\/[\w.-]+)\.js/g, '$1-next.js');
      // The policy knows the page's scripts by their hashes, which are others now.
      await writeFile(path, renamed.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    }
    if (/static\/chunks\/[^/]+\.js$/.test(path)) await rename(path, path.replace(/\.js$/, '-next.js'));
  }
  execFileSync('node', ['scripts/write-service-worker.mjs', folder], { stdio: 'ignore' });
}

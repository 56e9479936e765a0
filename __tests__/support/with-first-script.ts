import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Copies a built site, with a script that runs in each page before all others. */
export async function copyWithFirstScript(site: string, folder: string, script: string): Promise<void> {
  await cp(site, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.html')) {
      const path = join(folder, name);
      // Before the policy, which binds what follows it.
      const page = (await readFile(path, 'utf8')).replace('<head>', () => `<head><script>${script}</script>`);
      await writeFile(path, page);
    }
}

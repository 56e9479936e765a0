import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the program's sources come to, in kB: by it a test sees when docs/dependencies.md was measured too long ago. */
export function sourceKilobytes() {
  const sizes = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => statSync(join(folder, file)).size),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

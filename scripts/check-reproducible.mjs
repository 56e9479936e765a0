import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Builds the site twice from nothing, and fails, naming them, when any files of the two builds differ. */
const OUT = 'out';

/** @returns {Map<string, string>} the SHA-256 of every file, by its path in the site */
function buildAndHash() {
  rmSync('.next', { recursive: true, force: true });
  rmSync(OUT, { recursive: true, force: true });
  execSync('npm run build', { stdio: 'inherit', env: { ...process.env, BASE_PATH: '' } });
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [relative(OUT, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const first = buildAndHash();
const second = buildAndHash();
const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
const differing = paths.filter((path) => first.get(path) !== second.get(path));

if (differing.length > 0 || paths.length === 0) {
  console.error(`${differing.length} of ${paths.length} files differ between two builds:`);
  for (const path of differing) console.error(`  ${path}`);
  process.exit(1);
}
console.log(`Two builds from nothing are the same, byte for byte: ${paths.length} files`);

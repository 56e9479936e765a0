/**
 * The layers of docs/decisions/0002-layers.md, lowest first: each may import itself and the folders and files in its list,
 * types included. Everything else of the project is refused.
 *
 * @type {Record<string, string[]>}
 */
const LAYERS = {
  // Readers know the values that they answer, and nothing of what is made of them.
  'lib/read': [
    'lib/domain/at-first-use.ts',
    'lib/domain/dates.ts',
    'lib/domain/entities.ts',
    'lib/domain/etiquetas.ts',
    'lib/domain/lists.ts',
    'lib/domain/money.ts',
    'lib/domain/result.ts',
  ],
  'lib/domain': ['lib/read'],
  'lib/import': ['lib/read', 'lib/domain'],
  'lib/statements': ['lib/read', 'lib/domain'],
  'lib/export': ['lib/domain', 'lib/import'],
  'lib/sample': ['lib/domain'],
  'lib/text': ['lib/read', 'lib/domain', 'lib/import', 'lib/statements', 'lib/export'],
  'lib/db': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export'],
  // Files that a worker writes for people have headings and reasons in their words.
  'lib/worker': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export', 'lib/text', 'lib/db'],
  // Of the workers' room the page uses the workers themselves, by their address, and the messages.
  'lib/page': [
    'lib/read',
    'lib/domain',
    'lib/import',
    'lib/statements',
    'lib/export',
    'lib/text',
    'lib/db',
    'lib/worker/jobs.ts',
  ],
  'lib/hooks': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export', 'lib/text', 'lib/db', 'lib/page'],
  'components/ui': [],
  components: [
    'lib/read',
    'lib/domain',
    'lib/import',
    'lib/statements',
    'lib/export',
    'lib/sample',
    'lib/text',
    'lib/page',
    'lib/hooks',
    // A screen names the operation that history performs.
    'lib/db/edit-gastos.ts',
    'lib/db/edit-catalogo.ts',
    'lib/db/edit-reembolsos.ts',
  ],
  app: ['components', 'lib/text'],
};

/** What needs Dexie when it runs. A page reads without it, and comes to it by `loadDatabases` alone. */
const WITH_DEXIE = [...['databases', 'write-import', 'replace-content', 'undo-import']].map(
  (name) => `lib/db/${name}.ts`,
);

/** Paths as a pattern: a folder with all that is in it, a file by itself. @param {string[]} paths */
function within(paths) {
  return paths.map((path) => `^${path.replaceAll('.', '\\.')}(?:/|$)`);
}

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'before-react',
      comment: 'The development server fails on a next/dynamic that is reached this way: use useLoaded.',
      severity: 'error',
      from: { path: '^instrumentation-client' },
      to: { path: 'next/dynamic', reachable: true },
    },
    {
      name: 'dexie-later',
      comment:
        'Dexie is no part of a first load: only a type may be imported, or the file is one of WITH_DEXIE.',
      severity: 'error',
      from: {
        path: within(['app', 'components', 'lib']),
        pathNot: within([...WITH_DEXIE, 'lib/worker', 'lib/page/storage/page-database.ts']),
      },
      to: {
        path: [
          '^node_modules/dexie/',
          ...within(WITH_DEXIE),
          ...within(['lib/page/storage/page-database.ts']),
        ],
        dependencyTypesNot: ['type-only'],
        dynamic: false,
      },
    },
    ...Object.entries(LAYERS).map(([layer, allowed]) => ({
      name: layer,
      comment: `${[layer, ...allowed].join(', ')} is all that it may import.`,
      severity: /** @type {const} */ ('error'),
      // A layer within another has its own list.
      from: {
        path: within([layer]),
        pathNot: within(Object.keys(LAYERS).filter((other) => other.startsWith(`${layer}/`))),
      },
      to: { path: within(['app', 'components', 'lib']), pathNot: within([layer, ...allowed]) },
    })),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};

export default configuration;

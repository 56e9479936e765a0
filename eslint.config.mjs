import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';

/**
 * The layers of docs/decisions/0002-layers.md, lowest first: each may import itself and the layers in its
 * list, types included. Everything else of the project is refused.
 *
 * @type {Record<string, string[]>}
 */
const layers = {
  'lib/domain': [],
  'lib/import': ['lib/domain'],
  'lib/statements': ['lib/domain'],
  'lib/export': ['lib/domain', 'lib/import'],
  'lib/sample': ['lib/domain'],
  'lib/text': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export'],
  'lib/db': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export'],
  // Files that a worker writes for people have headings and reasons in their words.
  'lib/worker': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export', 'lib/text', 'lib/db'],
  // Of the workers' room the page uses the workers themselves, by their address, and the messages.
  'lib/page': [
    'lib/domain',
    'lib/import',
    'lib/statements',
    'lib/export',
    'lib/text',
    'lib/db',
    'lib/worker/jobs.ts',
    'lib/worker/gastos-index-messages.ts',
    'lib/worker/statement-messages.ts',
  ],
  'lib/hooks': ['lib/domain', 'lib/import', 'lib/statements', 'lib/export', 'lib/text', 'lib/db', 'lib/page'],
  'components/ui': [],
  components: [
    'components',
    'lib/domain',
    'lib/import',
    'lib/statements',
    'lib/export',
    'lib/sample',
    'lib/text',
    'lib/page',
    'lib/hooks',
  ],
  app: ['app', 'components', 'lib/text'],
};

const zones = Object.entries(layers).flatMap(([layer, allowed]) =>
  ['app', 'components', 'lib']
    .filter((top) => !allowed.includes(top))
    .map((top) => ({
      target: `./${layer}`,
      from: `./${top}`,
      except: [layer, ...allowed]
        .filter((path) => path.startsWith(`${top}/`))
        .map((path) => `./${path.slice(top.length + 1)}`),
      message: `${layer} may import only itself${allowed.map((path) => `, ${path}`).join('')}.`,
    })),
);

const onlyInDb = { name: 'dexie', message: 'Only lib/db speaks to Dexie.' };
const onlyInHooks = { name: 'dexie-react-hooks', message: 'Only lib/hooks subscribes to the database.' };
const noReact = ['react', 'react-dom', 'zustand'].map((name) => ({
  name,
  message: 'Of lib, only lib/hooks knows React.',
}));

/** What can be said of a file without its types; the rules that need them are in .oxlintrc.json. */
export default defineConfig(
  { ignores: ['**/.next/', '**/out/', 'out-*/', 'next-env.d.ts', 'test-results/'] },
  ...next,
  ...tseslint.configs.strict,
  {
    rules: {
      'import/no-default-export': 'error',
      'import/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { paths: [onlyInDb, onlyInHooks] }],
      'func-style': ['error', 'declaration', { allowArrowFunctions: false }],
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['lib/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [onlyInDb, onlyInHooks, ...noReact] }] },
  },
  {
    files: ['lib/db/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [onlyInHooks, ...noReact] }] },
  },
  {
    files: ['lib/hooks/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [onlyInDb] }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ExportNamedDeclaration > FunctionDeclaration:not([id.name=/^use[A-Z]/]), ExportNamedDeclaration > VariableDeclaration)',
          message: 'lib/hooks exports hooks only; what lives as long as the page is in lib/page.',
        },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [onlyInHooks] }] },
  },
  {
    // Next and the other tools look for a default export in these.
    files: ['app/**', '*.config.*', '__tests__/config/**', '__tests__/bench/floor/**'],
    rules: { 'import/no-default-export': 'off' },
  },
);

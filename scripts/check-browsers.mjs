import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { FEATURES } from './compat-data.mjs';
import { usedAmong } from './used-features.mjs';

/**
 * Fails if the sources use a feature that some browser got after September 2022 and that neither
 * lib/page/device/needed-features.ts nor the list below names; if they do not use a feature of either list; or if the versions of a
 * needed feature differ from the data. Older features are in each browser that has the needed ones.
 */
const SETTLED = { chrome: 105, edge: 105, firefox: 105, safari: 16 };

/** Features that the program does without, parts included, and what a browser without them misses. @type {Record<string, string>} */
const WITH_A_WAY_AROUND = {
  'api.Element.checkVisibility': 'what is hidden is in the picture, hidden',
  'api.FileSystemDirectoryHandle': 'a folder is offered where it can be picked',
  'api.FileSystemFileHandle': 'a folder is offered where it can be picked',
  'api.FileSystemHandle': 'a folder is offered where it can be picked',
  'api.FileSystemWritableFileStream': 'a folder is offered where it can be picked',
  'api.HTMLSelectElement.showPicker': 'a list of choices is opened by another press',
  'api.IDBFactory.databases': 'Dexie looks if it is there, and nothing calls it',
  'api.Navigation.currentEntry': 'a list is opened at its top',
  'api.NavigationHistoryEntry.key': 'a list is opened at its top',
  'api.Navigator.canShare': 'sharing is not offered',
  'api.Navigator.share': 'sharing is not offered',
  'api.StorageManager.estimate': 'the size is not said',
  'api.StorageManager.getDirectory': 'a private window is not told apart',
  'api.Window.navigation': 'a list is opened at its top',
  'api.Window.requestIdleCallback': 'what comes later comes at once',
  'javascript.builtins.Intl.Segments': 'what a segmenter makes',
  'css.at-rules.page': 'paper has the margins of the browser',
  'css.properties.content.alt_text': 'what is swiped is read out twice',
  'css.properties.forced-color-adjust': 'forced colours go everywhere',
  'css.properties.print-color-adjust': 'grounds are not printed',
  'css.properties.scrollbar-gutter': 'the page moves when a scrollbar comes',
  'css.properties.size': 'a part of @page',
  'css.properties.zoom': 'paper holds less',
  'css.types.color.oklch.relative_syntax': 'a colour of one’s own is the grey one',
};

const { NEEDED_FEATURES } = await importNeeded();
const listed = new Set([...Object.keys(NEEDED_FEATURES), ...Object.keys(WITH_A_WAY_AROUND)]);

function importNeeded() {
  const source = readFileSync('lib/page/device/needed-features.ts', 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  return /** @type {Promise<{ NEEDED_FEATURES: Record<string, Record<'chrome' | 'firefox' | 'safari', number>> }>} */ (
    import(`data:text/javascript,${encodeURIComponent(outputText)}`)
  );
}

/** @param {import('./compat-data.mjs').Versions} since */
function isNew({ chrome, edge, firefox, safari }) {
  return (
    chrome > SETTLED.chrome || edge > SETTLED.edge || firefox > SETTLED.firefox || safari > SETTLED.safari
  );
}

/** True for a listed feature and its parts. @param {string} path @returns {boolean} */
function isListed(path) {
  return listed.has(path) || (path.includes('.') && isListed(path.slice(0, path.lastIndexOf('.'))));
}

/** True if the sources use a feature or a part of it. @param {string} path */
function isUsed(path) {
  return [...used.keys()].some((one) => `${one}.`.startsWith(`${path}.`));
}

const newer = [...FEATURES].filter(([path, since]) => isNew(since) || listed.has(path)).map(([path]) => path);
const used = usedAmong(newer);
const faults = [
  ...[...used]
    .filter(([path]) => !isListed(path))
    .map(([path, place]) => `${place} uses ${path}: ${JSON.stringify(FEATURES.get(path))}`),
  ...[...listed].filter((path) => !isUsed(path)).map((path) => `${path} is listed, and used nowhere`),
  ...Object.entries(NEEDED_FEATURES).flatMap(([path, { chrome, firefox, safari }]) => {
    const since = FEATURES.get(path);
    return since?.chrome === chrome && since.firefox === firefox && since.safari === safari
      ? []
      : [`${path} is listed with other versions than ${JSON.stringify(since)}`];
  }),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

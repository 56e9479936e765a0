import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

/** The program's own sources; tests and build steps run elsewhere. */
const SOURCES = /^(?:app|components|lib)\/|^instrumentation-client\.ts$|^scripts\/service-worker\.mjs$/;

/** Declarations of JavaScript and of the browsers' interfaces. */
const BROWSER_TYPES = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;

/** Interfaces that several others share; the data has their members in these others. */
const SHARED =
  /^(?:Navigator\w+|WindowOrWorkerGlobalScope|\w+Node|DocumentOrShadowRoot|Element[A-Z]\w+|HTMLOrSVGElement|Canvas[A-Z]\w+|\w+Handlers)$/;
const SHARING =
  /^(?:Navigator|Window|Node|Element|HTMLElement|Document|CanvasRenderingContext2D|WorkerGlobalScope)$/;

/** Features of patterns, which have no name in the types, and the signs of them. @type {[sign: RegExp, path: string][]} */
const PATTERNS = [
  [/\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[ims]*(?:-[ims]+)?:(?<!\(\?:)/, 'javascript.regular_expressions.modifier'],
  [/\/[a-z]*v[a-z]*$/, 'javascript.builtins.RegExp.unicodeSets'],
];
const CONTAINER = 'css.at-rules.container';
const MODULE_WORKER = 'api.Worker.Worker.ecmascript_modules';

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('.') + 1).replace(/_(?:static|event)$/, '');
}

/**
 * Lists the browser interfaces that declare a name, '' for a global such as `fetch`. `isStatic`: a member of the interface
 * itself, not of its instances.
 *
 * @param {ts.Symbol | undefined} symbol
 */
function ownersOf(symbol) {
  return (symbol?.declarations ?? [])
    .filter((declaration) => BROWSER_TYPES.test(declaration.getSourceFile().fileName))
    .map(({ parent }) => {
      if (ts.isInterfaceDeclaration(parent)) {
        const owner = parent.name.text.replace(
          /^Readonly(?=Array|Map|Set)|Constructor$|(?<=^Iterator)Object$/g,
          '',
        );
        return { owner, isStatic: parent.name.text.endsWith('Constructor') };
      }
      if (ts.isModuleBlock(parent)) return { owner: parent.parent.name.text, isStatic: false };
      const isVariable = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
      return isVariable
        ? { owner: parent.parent.name.getText(), isStatic: true }
        : { owner: '', isStatic: false };
    });
}

/** @param {string} path @param {ReturnType<typeof ownersOf>[number]} found */
function isOf(path, { owner, isStatic }) {
  const within = nameOf(path.slice(0, path.lastIndexOf('.')));
  if (path.endsWith('_static') && !isStatic) return false;
  if (owner === '') return /^(?:api|builtins|Window|globalThis)$/.test(within);
  return within === owner || (SHARED.test(owner) && SHARING.test(within));
}

function programOfSources() {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        console.error(messageText);
      },
    },
  );
  if (!config) throw new Error('tsconfig.json cannot be read');
  const roots = config.fileNames.filter((name) => SOURCES.test(relative(name)) || name.endsWith('.d.ts'));
  return ts.createProgram(roots, config.options);
}

/** @param {string} fileName */
function relative(fileName) {
  return fileName.replace(join(process.cwd(), sep), '');
}

/** @param {readonly string[]} paths @returns {(readonly [path: string, place: string])[]} */
function usedInScripts(paths) {
  /** @type {Map<string, string[]>} */
  const byName = new Map();
  for (const path of paths)
    if (/^(?:api|javascript\.builtins)\./.test(path))
      byName.set(nameOf(path), [...(byName.get(nameOf(path)) ?? []), path]);
  const program = programOfSources();
  const checker = program.getTypeChecker();
  /** @type {(readonly [string, string])[]} */
  const used = [];

  /** @param {ts.Node} node @returns {string[]} */
  function pathsAt(node) {
    const named = ts.isIdentifier(node) && byName.get(node.text);
    if (named) {
      const owners = ownersOf(checker.getSymbolAtLocation(node));
      return named.filter((path) => owners.some((owner) => isOf(path, owner)));
    }
    if (ts.isStringLiteralLike(node) && /(?:^| )@container\b/.test(node.text)) return [CONTAINER];
    if (ts.isRegularExpressionLiteral(node))
      return PATTERNS.filter(([sign]) => sign.test(node.text)).map(([, path]) => path);
    if (ts.isNewExpression(node) && /^new Worker\(.*type: 'module'/s.test(node.getText()))
      return [MODULE_WORKER];
    return [];
  }
  /** @param {ts.Node} node */
  function visit(node) {
    for (const path of pathsAt(node)) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      used.push([path, `${relative(file.fileName)}:${line + 1}`]);
    }
    ts.forEachChild(node, visit);
  }
  for (const file of program.getSourceFiles()) if (SOURCES.test(relative(file.fileName))) visit(file);
  return used;
}

/** How features of CSS are written: `$1` is the name in the data. @type {[sign: RegExp, path: string][]} */
const STYLES = [
  [/^\s*([a-z-]+):/gm, 'css.properties.$1'],
  [/@([a-z-]+)/g, 'css.at-rules.$1'],
  [/:{1,2}([a-z-]+)/g, 'css.selectors.$1'],
  [/([a-z-]+)\(/g, 'css.types.$1'],
  [/([a-z-]+)\(/g, 'css.types.color.$1'],
  [/([a-z-]+)\(from /g, 'css.types.color.$1.relative_syntax'],
  [/(content): [^;]+ \/ /g, 'css.properties.$1.alt_text'],
];

/** Lists the features in the style sheet; classes are not looked through. @returns {(readonly [path: string, place: string])[]} */
function usedInStyles() {
  const file = 'app/globals.css';
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return STYLES.flatMap(([sign, path]) =>
    [...css.matchAll(sign)].map(([, name]) => /** @type {const} */ ([path.replace('$1', name ?? ''), file])),
  );
}

/**
 * The first place where each of some features is used.
 *
 * @param {readonly string[]} paths the features, by their paths in browser-compat data
 */
export function usedAmong(paths) {
  const known = new Set(paths);
  const used = [...usedInScripts(paths), ...usedInStyles()].filter(([path]) => known.has(path));
  return new Map(used.reverse());
}

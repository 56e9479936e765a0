import bcd from '@mdn/browser-compat-data/forLegacyNode';

/**
 * The oldest versions that have a feature; `Infinity` if none has it without a flag or a prefix.
 *
 * @typedef {{ chrome: number, edge: number, firefox: number, safari: number }} Versions
 * @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier
 * @typedef {import('@mdn/browser-compat-data/types').SimpleSupportStatement} Support
 */

/** @param {Support['version_added']} added */
function versionOf(added) {
  return typeof added === 'string' && added !== 'preview' ? parseFloat(added.replace('≤', '')) : Infinity;
}

/** The first version that has a feature as the standard names it, be it in part. @param {Support | Support[] | undefined} support */
function firstOf(support) {
  const all = [support ?? []].flat().filter((one) => !one.flags && !one.prefix && !one.alternative_name);
  if (!all.some(({ version_removed }) => version_removed === undefined)) return Infinity;
  return Math.min(...all.map(({ version_added }) => versionOf(version_added)));
}

/** @param {string} path @param {Identifier} node @returns {[path: string, since: Versions][]} */
function featuresIn(path, { __compat, ...parts }) {
  const { chrome, edge, firefox, safari } = __compat?.support ?? {};
  const since = {
    chrome: firstOf(chrome),
    edge: firstOf(edge),
    firefox: firstOf(firefox),
    safari: firstOf(safari),
  };
  const within = Object.entries(parts).flatMap(([name, part]) => featuresIn(`${path}.${name}`, part));
  return __compat ? [[path, since], ...within] : within;
}

/** The oldest versions for each feature of JavaScript, browser interfaces and CSS, by its path, such as `api.Element.closest`. */
export const FEATURES = new Map([
  ...featuresIn('javascript', bcd.javascript),
  ...featuresIn('api', bcd.api),
  ...featuresIn('css', bcd.css),
]);

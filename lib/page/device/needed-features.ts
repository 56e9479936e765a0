/**
 * The oldest versions with a needed feature, and an expression that is true there, elsewhere false or an error. In
 * old JavaScript, for old browsers.
 */
type NeededFeature = { chrome: number; firefox: number; safari: number; probe: string };

/**
 * By name in browser-compat data: features since September 2022; browsers that have these have all older ones. `npm
 * run lint:browsers` compares the list with the sources.
 */
export const NEEDED_FEATURES = {
  'javascript.regular_expressions.lookbehind_assertion': {
    ...{ chrome: 62, firefox: 78, safari: 16.4 },
    probe: "new RegExp('(?<=a)b')",
  },
  'javascript.builtins.Array.toReversed': {
    ...{ chrome: 110, firefox: 115, safari: 16 },
    probe: '[].toReversed',
  },
  'javascript.builtins.Array.toSorted': {
    ...{ chrome: 110, firefox: 115, safari: 16 },
    probe: '[].toSorted',
  },
  'javascript.builtins.String.toWellFormed': {
    ...{ chrome: 111, firefox: 119, safari: 16.4 },
    probe: "''.toWellFormed",
  },
  'javascript.builtins.Intl.Segmenter': {
    ...{ chrome: 87, firefox: 125, safari: 14.1 },
    probe: 'Intl.Segmenter',
  },
  'api.CompressionStream': {
    ...{ chrome: 80, firefox: 113, safari: 16.4 },
    probe: 'self.CompressionStream',
  },
  'api.DecompressionStream': {
    ...{ chrome: 80, firefox: 113, safari: 16.4 },
    probe: 'self.DecompressionStream',
  },
  'api.Worker.Worker.ecmascript_modules': {
    ...{ chrome: 80, firefox: 114, safari: 15 },
    // It reads the kind of script, then refuses the address: nothing is asked of the network.
    probe: "(function(m){try{new Worker('https://:',{get type(){m=1}})}catch(_){}return m})()",
  },
  'css.at-rules.container': {
    ...{ chrome: 105, firefox: 110, safari: 16 },
    probe: "CSS.supports('container-type:inline-size')",
  },
  'css.selectors.has': {
    ...{ chrome: 105, firefox: 121, safari: 15.4 },
    probe: "CSS.supports('selector(:has(a))')",
  },
  'css.types.color.oklch': {
    ...{ chrome: 111, firefox: 113, safari: 15.4 },
    probe: "CSS.supports('color:oklch(0 0 0)')",
  },
  'css.types.color.color-mix': {
    ...{ chrome: 111, firefox: 113, safari: 16.2 },
    probe: "CSS.supports('color:color-mix(in oklch,red,red)')",
  },
} as const satisfies Record<string, NeededFeature>;

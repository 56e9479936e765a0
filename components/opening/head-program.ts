/**
 * Writes a call of a program of the page's head. The page holds only text: the function uses nothing but its options, which
 * are JSON, and no JavaScript newer than 2015, because old browsers read it too.
 */
export function callOf<Options>(program: (options: Options) => void, options: Options): string {
  return `(${program.toString()})(${JSON.stringify(options)})`;
}

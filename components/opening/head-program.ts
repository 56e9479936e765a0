/**
 * A program of the page's head, which runs before all other scripts. The page holds it as text: the function uses nothing
 * from outside but its options, and no JavaScript newer than 2015, because old browsers read it too.
 */
export type HeadProgram<Options> = (options: Options) => void;

/** Writes a call of the program with its options, which JSON keeps as they are. */
export function callOf<Options>(program: HeadProgram<Options>, options: Options): string {
  return `(${program.toString()})(${JSON.stringify(options)})`;
}

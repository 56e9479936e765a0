import { callOf } from '@/components/opening/page-programs';

/** Runs a program as the page's head does, from its text alone. */
export function runProgram<Options>(program: (options: Options) => void, options: Options): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it the same way
  (new Function(callOf(program, options)) as () => void)();
}

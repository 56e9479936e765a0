import { callOf, type HeadProgram } from '@/components/opening/head-program';

/** Runs a program as the page's head does, from its text alone. */
export function runProgram<Options>(program: HeadProgram<Options>, options: Options): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs it the same way
  (new Function(callOf(program, options)) as () => void)();
}

/** Scrolls sideways without a bar, fades at a side with more, and keeps room for the focus ring. */
export const SCROLL_ROW =
  'mask-[linear-gradient(to_right,transparent,black_1rem,black_calc(100%-2rem),transparent)] -ml-4 flex *:shrink-0 items-center gap-1.5 overflow-x-auto py-1.5 pl-4 pr-8 [scrollbar-width:none] sm:-ml-5 sm:px-5 [&::-webkit-scrollbar]:hidden';

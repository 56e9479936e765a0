/** A sheet from below on a phone, a box in the middle on a desk. */
export const DIALOG_BOX =
  'fixed inset-x-0 bottom-[calc(var(--toast-room)+var(--keyboard-room))] z-50 flex max-h-[min(92dvh,var(--seen-height)-var(--toast-room))] flex-col rounded-t-card border border-border bg-card shadow-lg ' +
  'sm:-translate-1/2 sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-[calc(50%-var(--keyboard-room)/2)] sm:max-h-[min(92dvh,var(--seen-height)-2*var(--toast-room))] sm:w-full base:sm:max-w-lg sm:rounded-card';

export const DIALOG_HEADER =
  'flex items-center justify-between gap-1 border-b border-border py-1.5 pl-[min(1.25rem,6.25vw)] pr-[min(0.5rem,2.5vw)]';

/** Full height on a phone with our own keys, so that late content moves nothing. */
export const TALL_DIALOG = 'pad:max-sm:h-dvh pad:max-sm:max-h-[calc(var(--seen-height)-var(--toast-room))]';

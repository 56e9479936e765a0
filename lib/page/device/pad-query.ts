/** Fingers press. */
export const TOUCH_QUERY = '(pointer: coarse)';

/** Touch devices with room for our own keys. */
export const PAD_QUERY = '(pointer: coarse) and (height >= 30rem)';

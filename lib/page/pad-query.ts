/** Where fingers type and there is room for keys of our own. */
export const PAD_QUERY = '(pointer: coarse) and (height >= 30rem)';

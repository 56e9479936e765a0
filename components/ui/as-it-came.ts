/**
 * The content of an element, besides `suppressHydrationWarning`, in which React is to leave what it finds there: it neither
 * compares with a text nor hydrates what stands in its place.
 */
export const AS_IT_CAME = '';

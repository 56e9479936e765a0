/** React leaves the element's content as the HTML brought it; needs `suppressHydrationWarning`. */
export const AS_IT_CAME = '';

/** The content of an element that React leaves as the HTML brought it; needs `suppressHydrationWarning`. */
export const AS_IT_CAME = '';

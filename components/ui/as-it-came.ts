/** The content of an element that React leaves as the HTML brought it. Needs `suppressHydrationWarning` besides. */
export const AS_IT_CAME = '';

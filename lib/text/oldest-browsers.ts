import { BROWSER_FLOOR } from '@/lib/domain/browser-floor';

const { chrome, edge, firefox, safari } = BROWSER_FLOOR;

/** The oldest versions in which the program runs. */
export const OLDEST_BROWSERS = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} o Safari ${safari}`;

/** The site built for the root of a host. */
export const ROOT_SITE = { folder: 'out', port: 4180, url: 'http://localhost:4180/' };

/** The site built for a sub-path. */
export const SUB_PATH_SITE = { folder: 'out-base', port: 4181, url: 'http://localhost:4181/mis-gastos/' };

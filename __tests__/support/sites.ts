/** A built site: its folder, and where the tests have it served. */
export type Site = { folder: string; port: number; url: string };

/** The site built for the root of a host. */
export const ROOT_SITE: Site = { folder: 'out', port: 4180, url: 'http://localhost:4180/' };

/** The site built for a sub-path. */
export const SUB_PATH_SITE: Site = {
  folder: 'out-base',
  port: 4181,
  url: 'http://localhost:4181/mis-gastos/',
};

/** A site as it was built: its folder, and the path that it was built for. */
export type BuiltSite = { folder: string; path: string };

export const BUILT_FOR_ROOT: BuiltSite = { folder: 'out', path: '/' };
export const BUILT_FOR_SUB_PATH: BuiltSite = { folder: 'out-base/mis-gastos', path: '/mis-gastos/' };

/** The root site again, on ports of their own, for the benchmark and the slow tests. */
export const BENCH_SITE: Site = { folder: 'out', port: 4182, url: 'http://localhost:4182/' };
export const SLOW_SITE: Site = { folder: 'out', port: 4183, url: 'http://localhost:4183/' };

/** The smallest page that the same Next.js and React can make: what opening the program is measured against. */
export const FLOOR_SITE: Site = {
  folder: '__tests__/bench/floor/out',
  port: 4184,
  url: 'http://localhost:4184/',
};

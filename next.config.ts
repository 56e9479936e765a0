import type { NextConfig } from 'next';

/** Where the site will live on its host: '' for the root, '/mis-gastos' for a sub-path. Read at build time. */
const basePath = process.env.BASE_PATH ?? '';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // A fixed id makes two builds of one commit byte-identical, so that a live site can be compared with its source.
  generateBuildId: () => 'mis-gastos',
  reactStrictMode: true,
  // «npm run lint» checks the types, those of the tests too, and a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // A build begins with nothing of an earlier one: writing that down takes longer than a second build would gain.
    turbopackFileSystemCacheForBuild: false,
    // Few large scripts instead of many small ones: each costs a slow phone 10 ms before its first line runs, though all
    // of them are there already. The sizes are in bytes.
    turbopackChunking: {
      maxChunkCountPerGroup: 3,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 3_000_000,
    },
  },
  // Only scripts/measure-dependencies.mjs asks for them.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
};

export default config;

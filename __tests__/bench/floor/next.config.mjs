import { fileURLToPath } from 'node:url';

/** The same Next.js and React as the program's, from the program's own node_modules. @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) },
};

export default config;

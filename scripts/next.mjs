/** Runs Next.js without its telemetry, on any system: `node scripts/next.mjs build`. Its own children inherit the setting. */
process.env.NEXT_TELEMETRY_DISABLED = '1';
await import('next/dist/bin/next');

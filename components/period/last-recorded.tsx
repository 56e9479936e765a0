import dynamic from 'next/dynamic';

/** The line about the last expenses, if they are old. */
export const LastRecorded = dynamic(
  () => import('./last-recorded-line').then((module) => module.LastRecordedLine),
  { ssr: false },
);

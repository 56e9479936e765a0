import dynamic from 'next/dynamic';

export const LastRecorded = dynamic(
  () => import('./last-recorded-line').then((module) => module.LastRecordedLine),
  { ssr: false },
);

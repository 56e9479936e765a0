import dynamic from 'next/dynamic';

/** The editor of a row, which loads when it is first opened. */
export const RowEditor = dynamic(() => import('./row-editor').then((module) => module.RowEditor), {
  ssr: false,
  loading: () => <li className="h-12" />,
});

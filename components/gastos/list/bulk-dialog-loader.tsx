import dynamic from 'next/dynamic';

/** The dialog that changes many expenses, which loads when it is first opened. */
export const BulkDialog = dynamic(() => import('./bulk-dialog').then((module) => module.BulkDialog), {
  ssr: false,
});

/** What a page that was just opened has of its own: its database, and the history of what is done on it. */
export type FreshPage = Awaited<ReturnType<typeof freshPage>>;

/** Opens a page anew, as a reload does: it remembers nothing that was done before. */
export async function freshPage() {
  jest.resetModules();
  const [history, edits, { pageDatabase }] = await Promise.all([
    import('@/lib/page/history'),
    import('@/lib/page/gasto-acts'),
    import('@/lib/page/page-database'),
  ]);
  return { ...history, ...edits, db: pageDatabase };
}

/** What a page that was just opened has of its own: its database, and the history of what is done on it. */
export type FreshPage = Awaited<ReturnType<typeof freshPage>>;

/** Opens a page anew, as a reload does: it remembers nothing that was done before. */
export async function freshPage() {
  jest.resetModules();
  const [history, edits, { pageDatabase }] = await Promise.all([
    import('@/lib/hooks/history'),
    import('@/lib/hooks/edit-gastos'),
    import('@/lib/hooks/page-database'),
  ]);
  return { ...history, ...edits, db: pageDatabase };
}

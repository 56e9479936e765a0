/** What a page that was just opened has of its own: its database, and the history of what is done on it. */
export type FreshPage = Awaited<ReturnType<typeof freshPage>>;

/** Opens a page anew: in a tab of its own, or loaded again in the same one. */
export async function freshPage(tab: 'new' | 'same' = 'new') {
  if (tab === 'new') sessionStorage.clear();
  jest.resetModules();
  const [history, { limitKeptHistory }, { pageActs }, { pageDatabase }] = await Promise.all([
    import('@/lib/page/acts/history'),
    import('@/lib/page/acts/history'),
    import('./page-acts'),
    import('@/lib/page/storage/page-database'),
  ]);
  return { ...history, ...pageActs(history), limitKeptHistory, db: pageDatabase };
}

/** Loads the entry form. */
export function loadEntryDialog() {
  return import('@/components/gastos/form/entry-dialog');
}

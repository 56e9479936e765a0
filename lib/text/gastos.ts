/* Words of forms and of the selection, which load with them; the list's own are in gastos-list.ts. */
export const CORRECTING = {
  editTitle: 'Editar gasto',
  editRow: 'Editar el gasto',
  changed:
    'Este gasto ha cambiado en otro sitio mientras lo editabas. Guarda otra vez para quedarte con lo que has escrito.',
  gone: 'Este gasto se ha eliminado en otro sitio. Guarda otra vez para añadirlo de nuevo.',
  selection: 'Selección',
  selected: ['seleccionado', 'seleccionados'],
  selectAll: (count: string) => `Todos (${count})`,
  clearSelection: 'Quitar la selección',
  pay: 'Marcar pagado',
  change: 'Cambiar…',
  bulkTitle: (gastos: string) => `Cambiar ${gastos}`,
  deleteMany: (count: string) => `Eliminar ${count}`,
  keep: 'Sin cambios',
  uncopiedTitle: 'No se puede guardar una copia antes',
  uncopied: (gastos: string) =>
    `Si eliminas ${gastos} así, puede que no puedas recuperarlos, tampoco con «Deshacer».`,
  deleteUncopied: 'Eliminar sin copia',
  lastingCopy: 'Antes se guarda una copia en este navegador, que podrás restaurar en Ajustes.',
  bulkNothing: 'Elige algo que cambiar.',
  missing: (gastos: string) => `${gastos} sin categoría o sin método de pago`,
  mend: 'Corregir',
} as const;

export const DRAFTS = {
  unsaved: 'Hay cambios sin guardar',
  goOn: 'Seguir',
} as const;

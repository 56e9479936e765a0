/** Of what another program shares or opens here. */
export const OUTSIDE = {
  lost: 'No se ha podido abrir el archivo',
  lostAdvice: 'Vuelve a compartirlo, o elígelo aquí.',
  withText: 'Con el archivo ha llegado un texto',
  openText: 'Abrir como gasto',
  /** The service worker was gone, and the host has no such page. */
  notArrived: 'Si estabas compartiendo algo con Mis Gastos, no ha llegado: compártelo otra vez.',
} as const;

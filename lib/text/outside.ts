/** Of files that another program shares or opens here. */
export const OUTSIDE = {
  lost: 'No se ha podido abrir el archivo',
  lostAdvice: 'Vuelve a compartirlo, o elígelo aquí.',
} as const;

/** The words of the screen that stands where the expenses were. */
export const LOSS = {
  title: (gastos: string) => `Aquí había ${gastos}`,
  gone: (when: string) =>
    `El ${when} seguían guardados. Desde entonces tu navegador los ha borrado: pasa cuando le falta espacio o cuando se limpian los datos de los sitios. Mis Gastos no ha borrado nada.`,
  withFile: 'Si tienes un archivo con una copia de seguridad, restáuralo y todo volverá a su sitio.',
  withCopy: (when: string, gastos: string) =>
    `En este navegador queda una copia del ${when} con ${gastos}: puedes recuperarla ahora mismo.`,
  restoreFile: 'Restaurar copia',
  restoreCopy: (when: string) => `Restaurar la copia del ${when}`,
  restoring: 'Restaurando…',
  startAfresh: 'Empezar de cero',
} as const;

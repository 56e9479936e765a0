import type { Forms } from './common';

const WHY_CLEARED =
  'pasa cuando le falta espacio o cuando se limpian los datos de los sitios. Mis Gastos no ha borrado nada.';

export const DATA_LOSS = {
  title: (gastos: string) => `Aquí había ${gastos}`,
  cleared: (when: string): Forms => [
    `El ${when} seguía guardado. Desde entonces tu navegador lo ha borrado: ${WHY_CLEARED}`,
    `El ${when} seguían guardados. Desde entonces tu navegador los ha borrado: ${WHY_CLEARED}`,
  ],
  withFile: 'Si tienes un archivo con una copia de seguridad, restáuralo y todo volverá a su sitio.',
  withCopy: (when: string, gastos: string) =>
    `En este navegador queda una copia del ${when} con ${gastos}: puedes restaurarla ahora mismo.`,
  restoreFile: 'Restaurar copia',
  startAfresh: 'Empezar de cero',
} as const;

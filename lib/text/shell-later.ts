import type { Forms } from './common';

/** Of what another program shares or opens here. */
export const OUTSIDE = {
  lost: 'No se ha podido abrir el archivo',
  lostAdvice: 'Vuelve a compartirlo, o elígelo aquí.',
  withText: 'Con el archivo ha llegado un texto',
  openText: 'Abrir como gasto',
  lineFailed: 'No se ha podido abrir este texto en el formulario',
  /** The service worker was gone, and the host has no such page. */
  notArrived: 'Si estabas compartiendo algo con Mis Gastos, no ha llegado: compártelo otra vez.',
} as const;

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

export const NOTICES = {
  name: 'Avisos',
  close: 'Cerrar el aviso',
  newVersion: 'Hay una versión nueva',
  loadVersion: 'Actualizar',
  privateWindow: {
    title: 'Es una ventana privada',
    description: 'Al cerrar las ventanas privadas se borra todo lo que apuntes. Descarga antes una copia.',
  },
  hiddenZone: {
    title: 'Tu navegador oculta la hora de aquí',
    description: (zone: string) =>
      `Da la hora UTC en vez de la de ${zone}: cerca de medianoche, «Hoy» puede ser otro día. Puedes elegirlo en cada gasto.`,
  },
} as const;

export const STORAGE_LOST = {
  stopped: 'Desde ahora, en esta pestaña no se guarda nada más.',
  reload: 'Volver a cargar',
  typed: 'Lo que estabas escribiendo no se ha guardado, pero todavía puedes copiarlo:',
  typedName: 'Lo que estabas escribiendo',
  copy: 'Copiar lo escrito',
  copied: 'Copiado',
} as const;

export const WRITE_WAIT = {
  title: 'Tu cambio espera un momento',
  description: 'Se guardará en cuanto acabe otra tarea larga, como una importación. Puedes seguir.',
  for: ({ doing, percent, isHere }: { doing: 'importing' | 'writing'; percent: number; isHere: boolean }) =>
    `${isHere ? 'Esta pestaña' : 'Otra pestaña'} ${doing === 'importing' ? 'está importando' : 'está guardando'}: ${percent}\u00A0%`,
} as const;

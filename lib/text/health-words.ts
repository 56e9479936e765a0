/** The words of the notice that stops a page whose data are lost. */
export const LOST = {
  stopped: 'Desde ahora, en esta pestaña no se guarda nada más.',
  reload: 'Volver a cargar',
  typed: 'Lo que estabas escribiendo no se ha guardado, pero todavía puedes copiarlo:',
  typedName: 'Lo que estabas escribiendo',
  copy: 'Copiar lo escrito',
  copied: 'Copiado',
  copyFailed: 'No se ha podido copiar. Selecciona el texto y cópialo a mano.',
} as const;

/** The words of how the data are kept. */
export const HEALTH = {
  title: 'Estado de tus datos',
  gastos: 'Gastos guardados',
  used: 'Espacio usado',
  protection: 'Protección',
  lastCopy: 'Última copia',
  unknown: 'No se sabe',
  counting: 'Calculando…',
  never: 'Nunca',
  today: 'Hoy',
  yesterday: 'Ayer',
  daysAgo: (days: string) => `Hace ${days}`,
  day: 'día',
  days: 'días',
  copyOf: (when: string, gastos: string) => `${when} (${gastos})`,
  protect: 'Proteger los datos',
} as const;

/** Whether the browser protects the data: in a word, and what that means. */
export const PROTECTION = {
  unknown: { state: 'Calculando…', advice: '' },
  protected: {
    state: 'Protegidos',
    advice: 'Tu navegador no borra estos datos por su cuenta, aunque le falte espacio.',
  },
  unprotected: {
    state: 'Sin proteger',
    advice: 'Si le falta espacio, tu navegador podría borrar estos datos. Puedes pedirle que no lo haga.',
  },
  refused: {
    state: 'Sin proteger',
    advice:
      'Tu navegador ha contestado que por ahora no. Suele aceptar cuando usas la página a menudo o la añades a marcadores. Mientras tanto, guarda copias de seguridad.',
  },
  unavailable: {
    state: 'No se puede pedir aquí',
    advice:
      'Este navegador, o una conexión sin cifrar, no deja proteger los datos. Guarda copias de seguridad de vez en cuando.',
  },
} as const;

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
  restored: 'Copia restaurada',
  restoreFailed: 'No se ha podido restaurar la copia',
  copyGone: 'Esa copia ya no está, o no se puede leer. No se ha cambiado nada.',
  startAfresh: 'Empezar de cero',
} as const;

/** The words of the reminder to make a copy. */
export const REMINDER = {
  changes: (count: string) => `Llevas ${count} sin copia de seguridad`,
  change: 'cambio',
  changesNoun: 'cambios',
  days: (days: string) => `Llevas ${days} sin copia de seguridad`,
  advice: 'Tus gastos solo están en este navegador. Con una copia en un archivo no se pierden.',
  download: 'Descargar copia',
  later: 'Más tarde',
} as const;

/** The words of how the data are kept. */
export const HEALTH = {
  title: 'Estado del almacenamiento',
  gastos: 'Gastos guardados',
  used: 'Espacio usado',
  protection: 'Protección',
  offline: 'Sin conexión',
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

/** Whether the program opens without a network: in a word, and what that means. */
export const OFFLINE = {
  unknown: { state: 'Calculando…', advice: '' },
  kept: { state: 'Se puede abrir', advice: '' },
  unavailable: {
    state: 'No se puede abrir',
    advice:
      'Este navegador, o una conexión sin cifrar, no guarda el programa: para abrirlo hace falta la red. Tus datos siguen en este dispositivo.',
  },
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

const UNPROTECTED = 'Sin proteger';
const COPY_MEANWHILE = 'Mientras tanto, guarda copias de seguridad.';

export const PROTECT = 'Proteger los datos';

export const PROTECTION = {
  protected: {
    state: 'Protegidos',
    advice: 'Tu navegador no borra estos datos por su cuenta, aunque le falte espacio.',
  },
  unprotected: {
    state: UNPROTECTED,
    advice: 'Si le falta espacio, tu navegador podría borrar estos datos. Puedes pedirle que no lo haga.',
  },
  askable: {
    state: UNPROTECTED,
    advice:
      'Si le falta espacio, tu navegador podría borrar estos datos. Al pulsar «Proteger los datos» te preguntará si puede conservarlos: acepta.',
  },
  denied: {
    state: UNPROTECTED,
    advice: `Tu navegador tiene bloqueado este permiso. Pulsa el icono que hay junto a la dirección, permite el almacenamiento persistente y vuelve a intentarlo. ${COPY_MEANWHILE}`,
  },
  unlikely: {
    state: UNPROTECTED,
    advice: `Tu navegador no lo permite por ahora. Suele aceptar cuando usas la página a menudo o la añades a marcadores. ${COPY_MEANWHILE}`,
  },
  refused: { state: UNPROTECTED, advice: `Tu navegador no lo permite por ahora. ${COPY_MEANWHILE}` },
  private: {
    state: 'Ventana privada',
    advice: 'Al cerrar las ventanas privadas se borra todo. Antes, descarga una copia de seguridad.',
  },
  unavailable: {
    state: 'No se puede pedir aquí',
    advice:
      'Este navegador, o una conexión no segura, no deja proteger los datos. Guarda copias de seguridad de vez en cuando.',
  },
} as const;

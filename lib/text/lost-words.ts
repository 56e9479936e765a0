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

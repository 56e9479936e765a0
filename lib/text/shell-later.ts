// The shell's words that the first paint does not need: they load with what says them.

/** The names of the notices' place and of their way out, and the notice of a new version. */
export const NOTICES = {
  name: 'Avisos',
  close: 'Cerrar el aviso',
  newVersion: 'Hay una versión nueva',
  loadVersion: 'Actualizar',
} as const;

/** The words of the notice that stops a page which can no longer store anything. */
export const STORAGE_LOST = {
  stopped: 'Desde ahora, en esta pestaña no se guarda nada más.',
  reload: 'Volver a cargar',
  typed: 'Lo que estabas escribiendo no se ha guardado, pero todavía puedes copiarlo:',
  typedName: 'Lo que estabas escribiendo',
  copy: 'Copiar lo escrito',
  copied: 'Copiado',
} as const;

/** Said while something waits for a long write that is under way, here or in another tab. */
export const WAITING = {
  title: 'Tu cambio espera un momento',
  description: 'Se guardará en cuanto acabe otra tarea larga, como una importación. Puedes seguir.',
} as const;

/** Says which long write is waited for, and how far it is. */
export function waitsFor(write: {
  doing: 'importing' | 'writing';
  percent: number;
  isHere: boolean;
}): string {
  const doer = write.isHere ? 'Esta pestaña' : 'Otra pestaña';
  const doing = write.doing === 'importing' ? 'está importando' : 'está guardando';
  return `${doer} ${doing}: ${write.percent}\u00A0%`;
}

/** Said once a tab in a private window. */
export const PRIVATE_WINDOW = {
  title: 'Es una ventana privada',
  description: 'Al cerrar las ventanas privadas se borra todo lo que apuntes. Descarga antes una copia.',
} as const;

/** Said once a tab where the browser hides the time zone that it is known to have. */
export const HIDDEN_ZONE = {
  title: 'Tu navegador oculta la hora de aquí',
  description: (zone: string) =>
    `Da la hora UTC en vez de la de ${zone}: cerca de medianoche, «Hoy» puede ser otro día. Puedes elegirlo en cada gasto.`,
} as const;

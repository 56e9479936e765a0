/** The words of the settings. */
export const AJUSTES = {
  format: 'Formato',
  formatAdvice: 'Cómo se escriben las cantidades y las fechas.',
  locale: 'Idioma y país',
  currency: 'Moneda',
  firstWeekday: 'Primer día de la semana',
  neverConverts: 'Cambiar la moneda solo cambia el símbolo: ninguna cantidad se convierte.',
  preview: 'Vista previa',
  previewWeek: 'La semana de hoy',
  appearance: 'Apariencia',
  appearanceAdvice: 'El tema del sistema cambia cuando lo hace este dispositivo.',
  keyboard: 'Teclado',
  shortcuts: 'Atajos de una sola tecla',
  shortcutsAdvice: 'Como la n, que abre un gasto nuevo. Las combinaciones con Ctrl funcionan siempre.',
  showShortcuts: 'Ver todos los atajos',
  data: 'Tus datos',
  dataAdvice:
    'Todo se guarda en este navegador y en ningún otro sitio. Si borras los datos del navegador, se pierden.',
  goImport: 'Ir a importar',
} as const;

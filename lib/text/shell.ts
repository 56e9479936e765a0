export const SHELL = {
  name: 'Mis Gastos',
  description: 'Tus gastos, en tu navegador y en ningún otro sitio.',
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  bottomNavigation: 'Secciones',
  closeMenu: 'Cerrar el menú',
  more: 'Más',
  sidebar: 'Barra lateral',
  collapseSidebar: 'Contraer la barra lateral',
  expandSidebar: 'Expandir la barra lateral',
  insecure: 'Conexión no segura: no funciona sin red; no importes en dos pestañas a la vez.',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  reload: 'Recargar la página',
} as const;

export const ERRORS = {
  title: 'Algo ha fallado',
  advice: 'Tus datos no se han tocado. Vuelve a intentarlo; si se repite, recarga la página.',
  notFound: 'Esta página no existe',
  notFoundAdvice: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
  home: 'Ir al resumen',
} as const;

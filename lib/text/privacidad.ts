import { OLDEST_BROWSERS } from './opening';

export const PRIVACIDAD = {
  intro: 'Mis Gastos no tiene servidor ni cuentas. Lo que apuntas se queda en este navegador.',
  sections: [
    {
      title: 'Lo que está garantizado',
      points: [
        'Tus gastos, categorías y métodos de pago se guardan en la base de datos de este navegador, en este dispositivo.',
        'Cada página lleva una política de seguridad que prohíbe conectar con otros sitios: no hay estadísticas, anuncios, tipos de letra ni imágenes de terceros.',
        'Los procesos en segundo plano no tienen acceso a la red.',
        'Ningún texto de un archivo se ejecuta: los nombres y las descripciones se muestran siempre como texto.',
      ],
    },
    {
      title: 'Lo que sale cuando tú lo pides',
      points: [
        'Los archivos que descargas: exportaciones, copias de seguridad, gastos rechazados y el ejemplo.',
        'Las copias automáticas, en la carpeta que elijas en Ajustes.',
      ],
    },
    {
      title: 'Lo que no podemos garantizar',
      points: [
        'Quien use este navegador puede ver tus gastos: aquí no están cifrados. Las copias de seguridad sí pueden llevar contraseña.',
        'Las extensiones del navegador pueden leer las páginas que abres.',
        'Un navegador al que le falta espacio puede borrar los datos de un sitio. En Ajustes puedes proteger los datos y descargar copias.',
        'Lo que compartes con Mis Gastos desde otra aplicación lo recibe el programa en tu dispositivo. Si el navegador lo ha borrado de ahí, el envío llega al sitio que lo sirve, dentro del mensaje y no en la dirección, y falla.',
        'El sitio que sirve el programa sabe que lo descargas, como cualquier sitio web; no sabe qué apuntas.',
      ],
    },
    {
      title: 'Cómo comprobarlo',
      points: [
        'Abre las herramientas de desarrollo del navegador (F12), mira la pestaña «Red» y usa el programa: solo aparecen archivos de este mismo sitio.',
        'Mira el código fuente de cualquier página (Ctrl+U): empieza por la política, «Content-Security-Policy», que solo deja conectar con este sitio.',
        'Después de la primera visita, desconecta la red y vuelve a abrir el programa: funciona igual.',
      ],
    },
    {
      title: 'En qué navegadores funciona',
      points: [
        `Hace falta ${OLDEST_BROWSERS}, o una versión posterior.`,
        'Se ha probado en Linux, con Chromium 156 (la base de Chrome y Edge), Firefox 153 ESR y WebKit 2.50 (el motor de Safari). No en el propio Safari ni en móviles.',
        'Firefox, Safari y los navegadores de iPhone no guardan copias automáticas en una carpeta, no abren archivos con Mis Gastos desde el sistema y no ofrecen aquí instalarlo (mira en su menú).',
        'Compartir un texto o un archivo con Mis Gastos desde otra aplicación solo se puede en Android, con Mis Gastos instalado.',
      ],
    },
  ],
  licences: 'Licencias de terceros',
} as const;

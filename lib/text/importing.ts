// A file of its own: it loads only with the code that uses it.

export const IMPORTING = {
  cancelled: 'Importación cancelada',
  failed: 'No se ha podido importar el archivo',
  noGastos: 'El archivo no tiene ningún gasto',
} as const;

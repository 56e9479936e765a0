export const CANTIDAD_FAULTS = {
  none: 'Escribe una cantidad, por ejemplo 12,50.',
  limits: {
    negative: 'Escríbela sin el signo menos. Si te han devuelto dinero, réstalo del gasto: 80-20.',
    'not-positive': 'La cantidad tiene que ser mayor que cero.',
    'too-small': 'La cantidad no puede ser menor que una centésima.',
    'too-precise': 'Escribe la cantidad con dos decimales como mucho.',
    'too-large': 'Es demasiado grande para guardarla sin redondear.',
  },
  sum: {
    formula: 'Escribe la cuenta sin el signo «=», por ejemplo 42+8,50.',
    'missing-number': 'Falta un número en la cuenta.',
    'wrong-number': 'Un número de la cuenta no se entiende. Escríbelos así: 42+8,50.',
    'divided-by-zero': 'No se puede dividir entre cero.',
    'too-long': 'Es demasiado larga: 200 caracteres como mucho.',
  },
} as const;

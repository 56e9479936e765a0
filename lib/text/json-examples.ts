/** For an empty database. */
export const FULL_EXAMPLE = `{
  "categorias": [
    {
      "id": 1,
      "nombre": "Alimentación",
      "descripcion": "Comida y supermercado",
      "color": "#ef4444",
      "icono": "🍎"
    }
  ],
  "metodosPago": [
    {
      "id": 1,
      "nombre": "Efectivo",
      "descripcion": "Billetes y monedas",
      "icono": "💵"
    }
  ],
  "gastos": [
    {
      "nombre": "Supermercado",
      "descripcion": "Compra de la semana",
      "cantidad": 45.5,
      "fecha": "2026-01-15",
      "categoriaId": 1,
      "metodoPagoId": 1,
      "estado": "pagado"
    }
  ]
}`;

/** Imports if these local ids exist. */
export function simpleExample(categoriaId: number, metodoPagoId: number): string {
  return `[
  {
    "nombre": "Café",
    "descripcion": "Desayuno en el bar",
    "cantidad": 2.5,
    "fecha": "2026-01-16",
    "categoriaId": ${categoriaId},
    "metodoPagoId": ${metodoPagoId},
    "estado": "pendiente"
  }
]`;
}

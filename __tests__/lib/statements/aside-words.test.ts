import { asideInWords } from '@/lib/read/aside-words';
import { movementName } from '@/lib/statements/names/movement-name';
import { readWhole } from '../../support/read-statement';

describe('words propose that money moved and was not spent', () => {
  it.each([
    ['efectivo', ['RETRAIT DAB MARCHE FRAIS', 'RETIRADA CAJERO CALLE SEGUROS OCASO', 'Retirada en Banco Santander', 'Reintegro efectivo', 'REINTEGRO MALAGA', 'REINT. CAJERO', 'RETIRADA DE EFECTIVO EN CAJERO AUTOMATICO, MALAGA, TARJ. :*663942', 'RETIRO CAJERO BOGOTA', 'EXTRACCION CAJERO CABA', 'GIRO CAJERO CONCEPCION', 'DISPOSICION EN CAJERO MURCIA', 'Cajero LOGROÑO', 'ATM Withdrawal', 'Cash at Santander', 'RETIRO SIN TARJETA', "Retirada d'efectiu", 'OP. CAJERO', 'TARJETA 1234 REINTEGRO CAJERO', 'RETIRO POR CAJA', 'RETIRO CORRESPONSAL', 'SERVICAJERO', 'he sacado del cajero', 'Withdrawal', 'BARGELDAUSZAHLUNG', 'Geldautomat Berlin', 'Auszahlung GAA 12', 'LEVANTAMENTO MULTIBANCO', 'LEV ATM 1234 LISBOA', 'RETRAIT DAB 30/01 PARIS', 'Retrait au distributeur', 'PRELIEVO BANCOMAT', 'Prelievo contante']],
    ['divisa', ['Cambiado a USD', 'Cambiado a USD 101,00', 'Conversión de divisa', 'Conversión de divisa general', 'Exchanged to GBP', 'Converted 50.00 EUR to 54.00 USD for USD balance', 'COMPRA DE DIVISAS', 'General Currency Conversion', 'CAMBIO DE MONEDA', 'OPERACION CAMBIO DE MONEDA', 'COMPRA VENTA DE DOLARES', 'COMPRA DE DÓLARES AHORRO', 'Sold EUR to USD', 'Moved EUR to USD']],
    ['propias', ['To EUR Vacaciones', 'Buy trade IE00B4L5Y983', 'COMPRA VANGUARD IE00B4L5Y983', 'Retirada iniciada por el usuario', 'General Withdrawal', 'TRASPASO A CUENTA AHORRO', 'TRASPASO DESDE CUENTA CORRIENTE', 'TRASPASO', 'TRASPASO INTERNO', 'TRANSFERENCIA ENTRE CUENTAS', 'TRANSFERENCIA A CUENTA AHORRO', 'TRANSFERENCIA A MI CUENTA DE AHORRO', 'To savings account', 'TRASPASO AUTOMATICO A MI CUENTA', 'TRANSFERENCIA PROPIA', 'TRANSF. ENTRE CTAS PROPIAS', 'TRASPAS ENTRE COMPTES', 'Transferencia a cuenta nómina', 'TRANSFERENCIA A MI CUENTA', 'TRASP. A CTA.', 'To EUR Savings', 'APORTACION PLAN DE PENSIONES', 'SUSCRIPCION FONDOS DE INVERSION', 'CONSTITUCION PLAZO FIJO', 'COMPRA DE 3 PARTICIPACIONES', 'PLAN DE INVERSION', 'COMPRA ACCIONES TELEFONICA', 'Compra de Bitcoin', 'IMPOSICION A PLAZO', 'UMBUCHUNG', 'Übertrag auf Tagesgeldkonto', 'Überweisung auf eigenes Konto', 'TRANSFERENCIA PROPRIA', 'TRANSFERENCIA ENTRE CONTAS', 'VIREMENT INTERNE', 'VIR DE COMPTE A COMPTE', 'Virement vers livret A', 'GIROCONTO']],
    ['tarjeta', ['RECIBO DOMICILIADO-GRACIAS', 'RECIBO TARJETA VISA', 'PAGO TARJETA DE CREDITO', 'PAGO TARJETA VISA 1234', 'LIQUIDACION TARJETA 4599', 'PAGO T.C.', 'PAGO DE TARJETA MASTERCARD BBVA', 'RECIBO AMERICAN EXPRESS', 'CREDIT CARD PAYMENT', 'PAGO RESUMEN TARJETA VISA', 'PAGO RECIBIDO GRACIAS', 'PAGO CMR FALABELLA', 'RECIBO WIZINK', 'AMERICAN EXPRESS', 'TARJETA NARANJA', 'TARJETA CREDITO', 'CHASE CREDIT CRD AUTOPAY', 'PAGO SU TARJETA EN PESOS', 'PAGO TARJ. CRED.', 'PAGO CREDITO VISA', 'LIQ.OP. TARJETA', 'KREDITKARTENABRECHNUNG', 'Visa-Abrechnung', 'PAGAMENTO CARTAO CREDITO', 'CARTE DEBIT DIFFERE', 'RELEVE DIFFERE CARTE', 'ADDEBITO SALDO CARTA DI CREDITO', 'REGOLAMENTO CARTA DI CREDITO 1234']],
    ['reservado', ['Dinero reservado Vacaciones', 'Dinero retirado', 'A tu hucha Vacaciones', 'To your pocket', 'A Hucha', 'A hucha Viaje', 'To pocket EUR Vacaciones from EUR', 'TRANSFERENCIA A META', 'Redondeo', 'REDONDEO HUCHA', 'Ahorro automático', 'Ahorro', 'Meter en la hucha', 'Depósito en cajita']],
  ] as const)('%s', (reason, texts) => {
    expect(texts.map((text) => [text, asideInWords(text, [])])).toEqual(texts.map((text) => [text, reason]));
  }); // oxfmt-ignore

  it('and say nothing of shops, people and fees', () => {
    const spent = [
      'TRANSFERENCIA A META PLATFORMS', 'To Spaces Coworking', 'TRANSFERENCIA A RESERVAS BOOKING', 'De Meta Burger', 'A El Sobre Bar',
      'A La Hucha Bar', 'To Pocket Cafe', 'TRANSFERENCIA A BOLSILLOS SL', 'PAGO A FARMACIAS DEL AHORRO', 'AHORRAMAS MADRID',
      'RETIRADA EFECTIVO CAJERO COMISION', 'TRASPASO A CUENTA SEGUROS SANTA LUCIA', 'LIQ. INTERESES TARJETA', 'COMPRA ABCDEFGHIJKL', 'To Euro Disney', 'COMISION RETIRADA EFECTIVO', 'COMISION CAMBIO DE DIVISA', 'Impuesto por extracción', 'CUOTA ANUAL TARJETA', 'CUOTA MANEJO TARJETA DEB',
      'CAMBIO DE ACEITE', 'CAMBIO NEUMATICOS', 'COMPRA LIBRASA', 'PARQUE DEL RETIRO', 'RETIRO EN TIENDA FALABELLA', 'RETIRADA DE ESCOMBROS',
      'TRASPASO A JUAN PEREZ', 'TRASPASO A CUENTA DE TERCEROS', 'TRASPASO LOCAL PELUQUERIA', 'TRASPASO A MI HERMANO', 'TRANSFERENCIA A NEQUI',
      'PAGO TARJETA 1234 MERCADONA', 'PAGO CON TARJETA EN LIDL', 'COMPRA TARJ. 1234 MERCADONA', 'PAGO TARJETA TRANSPORTE PUBLICO',
      'PAGO MASTER UNIVERSIDAD', 'RECIBO SEGURO TARJETA', 'BIZUM A ANA', 'RECIBO LUZ', 'GIRONA CAFE',
      'RETIRADA VEHICULO GRUA', 'CASH CONVERTERS MADRID', 'ATM BARCELONA METRO', 'REDONDEO SOLIDARIO UNICEF', 'AVANCE SEGUROS', 'EXTRACCION MUELA', 'COMPRA EURO DISNEY', 'COMPRA PARTICIPACIONES LOTERIA',
      'TRANSFERENCIA A CUENTA DE JUAN', 'TARJETA REGALO EL CORTE INGLES', 'PAGO TARJETA SANITARIA', 'RECIBO VISADO COLEGIO', 'SUSCRIPCION NETFLIX', 'APERTURA PUERTA CERRAJERO',
      'ENTGELT BARGELDAUSZAHLUNG', 'FRAIS RETRAIT DAB', 'COMMISSIONE PRELIEVO', 'COMISSAO LEVANTAMENTO', 'RETRAIT COLIS AMAZON', 'PRELIEVO SANGUE', 'PRELEVEMENT EDF', 'PAGAMENTO CARTAO 1234 CONTINENTE', 'VIREMENT A MARIE', 'LEVANTAMENTO TOPOGRAFICO', 'LEV CAFE', 'GIROCONTI BAR', 'ADDEBITO CARTA DI CREDITO ESSELUNGA', 'CARTE DEBIT DIFFERE CARREFOUR',
    ]; // oxfmt-ignore
    expect(spent.filter((text) => asideInWords(text, []) !== null)).toEqual([]);
  });

  it('also where the bank’s own kind says so, and not where the person paid in cash', () => {
    expect(asideInWords('Santander', ['ATM'])).toBe('efectivo');
    expect(asideInWords('Madrid', ['Otros gastos', 'Cajeros'])).toBe('efectivo');
    expect(asideInWords('USD', ['Cambio de divisa'])).toBe('divisa');
    expect(asideInWords('4599', ['Recibo tarjeta'])).toBe('tarjeta');
    expect(asideInWords('Huevos y pan', ['Comida', 'Efectivo'])).toBeNull();
  });
});

it('calls a withdrawal by all of its words', () => {
  expect(movementName('Retirada en Banco Santander')).toBe('Retirada en Banco Santander');
  expect(movementName('Pago en Banco Santander')).toBe('Banco Santander');
});

async function states(...rows: string[]): Promise<string[]> {
  const { movements } = await readWhole(['Fecha;Concepto;Importe;Saldo', ...rows].join('\n'));
  return movements.map(({ state }) => (state.kind === 'ignored' ? state.reason : state.kind));
}

describe('a sum or a balance that has a day', () => {
  it.each([
    ['saldo', 'SALDO ANTERIOR 125.000'], ['saldo', 'SALDO INICIAL'], ['saldo', 'SALDO AL 31/03/2026'], ['saldo', 'Saldo final del mes'], ['saldo', 'OPENING BALANCE'],
    ['saldo', 'SALDO A PAGAR'], ['total', 'TOTAL GASTADO'], ['total', 'TOTAL FACTURADO A PAGAR'], ['total', 'Total abril'], ['total', 'SUBTOTAL'], ['total', 'TOTAL COMPRAS DEL PERIODO'], ['total', 'SUMA Y SIGUE'],
    ['total', 'MONTO TOTAL FACTURADO'], ['total', 'GRAN TOTAL'], ['total', 'SUMA DE CARGOS'], ['total', 'MONTO MINIMO A PAGAR'], ['total', 'TOTAL TARJETA DE JUAN PEREZ'],
    ['saldo', 'SALDO ANT.'], ['saldo', 'NUEVO SALDO'], ['total', 'SALDO TOTAL'], ['saldo', 'DEUDA ANTERIOR'], ['saldo', 'SALDO INSOLUTO'],
  ])('is not taken for a movement: %s, %s', async (reason, text) => {
    expect(await states('13/05/2026;LIDL;-10,00;', `14/05/2026;${text};-40,00;`)).toEqual(['movement', reason]);
  }); // oxfmt-ignore

  it.each(['TOTAL ENERGIES', 'TOTAL WINE', 'SALDO MOVISTAR', 'RECARGA SALDO', 'SUMA SUPERMERCADOS', 'RESUMENES Y COPIAS SL', 'NEW BALANCE', 'TOTAL PLAY', 'SUMA GESTION TRIBUTARIA', 'PAGO TOTAL', 'BALANCE PILATES', 'TOTAL MARS', 'TOTAL DAS', 'BALANCE FIN'])(
    'is a movement where it is a shop: %s',
    async (text) => {
      expect(await states('13/05/2026;LIDL;-10,00;', `14/05/2026;${text};-40,00;`)).toEqual(['movement', 'movement']);
    },
  ); // oxfmt-ignore

  it('is a movement where the balance moves by it', async () => {
    expect(await states('13/05/2026;LIDL;-10,00;90,00', '14/05/2026;TOTAL GASTADO;-40,00;50,00')).toEqual([
      'movement',
      'movement',
    ]);
  });
});

import { movementName, namesNobody } from '@/lib/statements/names/movement-name';

it.each([
  ['PAGO MOVIL EN MERCADONA VALENCIA, TARJ. :*741245', 'Mercadona'],
  ['PAGO MOVIL EN MERCADONA, MALAGA ES, TARJ. :*789901', 'Mercadona'],
  ['COMPRA RENFE VIAJEROS, MALAGA, TARJETA 548982XXXXXX3487 , COMISION 0,00', 'Renfe Viajeros'],
  ['RECIBO NATURGY Nº RECIBO 0049 9083 998 REF. MANDATO 9083998849', 'Naturgy'],
  ['BIZUM A FAVOR DE JOAQUÍN MÚGICA ZUBIRI CONCEPTO: los 20€ del bote', 'Joaquín Múgica Zubiri'],
  ['PAGO RECURRENTE NETFLIX, TARJ. :*933487', 'Netflix'],
  ['COMPRA INTERNET EN AMAZON, TARJ. :*933487', 'Amazon'],
  ['RETIRADA DE EFECTIVO EN CAJERO AUTOMATICO, MALAGA, TARJ. :*933487', 'Retirada de Efectivo'],
  [
    'TRANSFERENCIA INMEDIATA A FAVOR DE INÉS ORDÓÑEZ CIENFUEGOS, CONCEPTO Alquiler junio',
    'Inés Ordóñez Cienfuegos',
  ],
  ['LIDL\\A CORUÑA\\ES2604030940', 'Lidl'],
  ['ESTANCO 14      \\A CORUÑA\\ES2604030856', 'Estanco 14'],
  ['COMPRA TARJ. 5489XXXXXXXX4737 LEROY MERLIN GIJON ESPAÑA', 'Leroy Merlin'],
  ['Pago en PANADERIA LA ESPIGA SEVILLA ES', 'Panaderia La Espiga'],
  ['COMPRA EN OPTICA VISION BILBAO, CON LA TARJETA : 548974XXXXXX9057 EL 2026-05-08', 'Optica Vision'],
  ['Compra Cines Yelmo, MURCIA, Tarjeta ****7483', 'Cines Yelmo'],
  ['COMPRA H&M, GIJON', 'H&M'],
  ['H&M MATARO', 'H&M'],
  ['COMPRA JUMBO ÑUÑOA', 'Jumbo'],
  ['Adeudo de Iberdrola Clientes', 'Iberdrola Clientes'],
  ['Iberdrola Clientes, S.A.U.', 'Iberdrola Clientes'],
  ['Pago con QR Café Martínez', 'Café Martínez'],
  ['Pago con QR YPF', 'YPF'],
  ['COMUNIDAD PROP. C/ MAYOR 12', 'Comunidad Prop. C/ Mayor 12'],
  ['COMPRA EN MERCADO LIBRE', 'Mercado Libre'],
  ['Booking.com', 'Booking.com'],
  ['EL CORTE INGLES MU', 'El Corte Ingles Mu'],
  ['PAGO CON TARJETA EN BAR LA PLAZA 28001 MADRID', 'Bar La Plaza'],
  ['COMPRA TARJ DEB 1234 SUPERMERCADO DIA', 'Supermercado Dia'],
  ['COMPRA TARJETA 1234 UBER *TRIP HELP.UBER.COM NL', 'Uber Trip'],
  ['PAYPAL *SPOTIFY 35314369001', 'Spotify'],
  ['AMZN MKTP ES*2X4Y6Z', 'Amzn MKTP'],
  ['TRF. A FAVOR DE: MARIA PEREZ LOPEZ', 'Maria Perez Lopez'],
  ['TEF A 12.345.678-9 JUAN SOTO', 'Juan Soto'],
  ['05/05 COMPRA MERCADONA 0423', 'Mercadona'],
  ['COMPRA NAC. 05/05 LIDER EXPRESS', 'Lider Express'],
  ['COMPRA EN ESTABLEC. EXITO POBLADO MEDELLIN CO', 'Exito Poblado'],
  ['COMPRA NACIONAL OXXO SUCURSAL 1234 CDMX', 'Oxxo'],
  ['Pago en tienda física GLOVO 05MAY BARCELONA', 'Glovo'],
  ['COMPRA EN LA TIENDA DE ANA', 'La Tienda de Ana'],
  ['AYUNTAMIENTO DE MADRID', 'Ayuntamiento de Madrid'],
  ['CAFE 1906', 'Cafe 1906'],
  ['PAGO TARJETA', 'Pago Tarjeta'],
  ['LIQUIDACION TARJETA CREDITO', 'Liquidacion Tarjeta Credito'],
  ['PAGO', 'Pago'],
  ['COMPRA', 'Compra'],
  ['MADRID', 'Madrid'],
  ['12345', '12345'],
])('%s is %s', (text, name) => {
  expect(movementName(text)).toBe(name);
});

it('takes the next text where the bank gives none', () => {
  expect(movementName('', ['', 'Nómina'])).toBe('Nómina');
  expect(movementName(' ')).toBe('');
});

it.each([
  [['CARD_TRANSACTION', 'MERCADONA', 'CASH'], 'Mercadona'],
  [['Compra', 'PAGO EN BAR PEPE'], 'Bar Pepe'],
  [['false', '0xff607d8b', 'charts.png', 'Metro'], 'Metro'],
  [['CARD_TRANSACTION', 'false'], 'Card_Transaction'],
])('names a row without a main text by the first other text that names somebody: %j', (detalles, name) => {
  expect(movementName('', detalles)).toBe(name);
});

it.each([
  ...[
    'PAGO BIZUM',
    'COMPRA TARJ. *1234',
    'Sent money',
    'Sent money to friends',
    'PAGO A FAMILIARES',
    'AMIGOS',
  ],
  ...[
    'Envío de dinero',
    'Transferencia a un amigo',
    'BIZUM A AMIGAS',
    'Transferencia emitida',
    'Orden permanente',
  ],
  ...[
    'TRANSFERENCIA SIN CONCEPTO',
    'Pago con tarjeta en comercio',
    'RECIBO DOMICILIADO',
    'Dinero enviado',
    'Pago a particulares',
  ],
  ...[
    'Pagament amb targeta',
    'Transferència immediata',
    'Pagament a amics',
    'Rebut domiciliat',
    'Enviament de diners',
  ],
  ...[
    'Card payment',
    'Direct debit',
    'Standing order',
    'Money transfer',
    'Payment to family',
    'Faster payment',
    'Outgoing transfer',
  ],
  ...[
    'Überweisung',
    'SEPA-Überweisung',
    'Dauerauftrag',
    'Kartenzahlung',
    'Geld gesendet',
    'Lastschrift',
    'Zahlung an Freunde',
  ],
  ...['SEPA Basislastschrift', 'Echtzeit-Überweisung', 'Umbuchung'],
])('%s names nobody', (text) => {
  expect(namesNobody(text)).toBe(true);
});

it.each([
  ...[
    'MERCADONA',
    'BIZUM A ANA',
    'FAMILY CASH',
    'BAR AMIGOS DEL MAR',
    'Sent money to Ana',
    'RECIBO NATURGY',
    'CASA',
  ],
  ...[
    'Pagament CAPRABO',
    'Überweisung an Müller',
    'Lastschrift Vodafone',
    'PAGO EN LA FAMILIA PEREZ',
    'BP',
    'CARD FACTORY',
  ],
])('%s names somebody', (text) => {
  expect(namesNobody(text)).toBe(false);
});

import { readMessage } from '@/lib/read/message/read-message';
import type { GastoQuestion, LineQuestion } from '@/lib/read/line/line-text';
import { PEOPLE, TODAY, type Country } from '../../../support/message-people';

type Read = { cantidad: number; nombre: string; fecha?: string; metodoPagoId?: number };

const PAYMENTS: readonly [Country, string, Read][] = [
  ['ES', 'Compra de 12,50 EUR en MERCADONA con tarjeta *1234', { cantidad: 12.5, nombre: 'MERCADONA' }],
  [
    'ES',
    'Compra de 12,50 EUR en MERCADONA con tarjeta *4321',
    { cantidad: 12.5, nombre: 'MERCADONA', metodoPagoId: 3 },
  ],
  [
    'ES',
    'BANCO: Compra realizada por 45,10€ en REPSOL ES 1234 el 20/11/2026 a las 18:42. Tarjeta terminada en 1234.',
    { cantidad: 45.1, nombre: 'REPSOL ES 1234', fecha: '2026-11-20' },
  ],
  [
    'ES',
    'Se ha realizado un cargo de 9,99 € en su cuenta. NETFLIX.COM. Saldo disponible: 1.204,33 €',
    { cantidad: 9.99, nombre: 'NETFLIX.COM' },
  ],
  [
    'ES',
    'Has pagado 3,20 € en CAFE BAR LUIS con tu tarjeta **** 8876',
    { cantidad: 3.2, nombre: 'CAFE BAR LUIS' },
  ],
  [
    'ES',
    'Has enviado un Bizum de 20,00€ a Ana García: cena',
    { cantidad: 20, nombre: 'Ana García', metodoPagoId: 4 },
  ],
  [
    'ES',
    'Pago con tarjeta 1.250,00 EUR en EL CORTE INGLES, 21/11/26 11:05',
    { cantidad: 1250, nombre: 'EL CORTE INGLES', fecha: '2026-11-21' },
  ],
  ['ES', 'Mercadona\n23,45 € con Visa ··1234', { cantidad: 23.45, nombre: 'Mercadona' }],
  [
    'ES',
    'Aviso: operación de 60 EUR en RENFE VIAJEROS autorizada con su tarjeta XX1234 hoy 22-11-2026',
    { cantidad: 60, nombre: 'RENFE VIAJEROS', fecha: '2026-11-22' },
  ],
  [
    'ES',
    'Tarjeta *1234: compra 7,00€ PARKING CENTRO 21/11 09:30h. Disponible 300,00€',
    { cantidad: 7, nombre: 'PARKING CENTRO', fecha: '2026-11-21' },
  ],
  [
    'ES',
    'Cargo de recibo: 58,12 EUR a favor de IBERDROLA CLIENTES en tu cuenta *9876',
    { cantidad: 58.12, nombre: 'IBERDROLA CLIENTES' },
  ],
  ['ES', 'Compra aprobada: 5 € en H&M, Madrid', { cantidad: 5, nombre: 'H&M' }],

  [
    'MX',
    'Compra por $350.00 en OXXO INSURGENTES con tu tarjeta *1234 el 20/11/2026 14:03 hrs.',
    { cantidad: 350, nombre: 'OXXO INSURGENTES', fecha: '2026-11-20' },
  ],
  [
    'MX',
    'BBVA: Compra aprobada en UBER EATS por $1,249.50 MXN. Tarjeta terminación *4321. Aut. 123456',
    { cantidad: 1249.5, nombre: 'UBER EATS', metodoPagoId: 3 },
  ],
  [
    'MX',
    'Realizaste un pago de $89.00 en SPOTIFY con tu TDC terminada en 1234',
    { cantidad: 89, nombre: 'SPOTIFY' },
  ],
  [
    'MX',
    'Banco informa: cargo por $2,300.00 MN en LIVERPOOL POLANCO, 19-11-2026. Saldo: $8,120.44',
    { cantidad: 2300, nombre: 'LIVERPOOL POLANCO', fecha: '2026-11-19' },
  ],
  [
    'MX',
    'Transferiste $500.00 a Juan Pérez desde tu cuenta **5678. Folio 4455667',
    { cantidad: 500, nombre: 'Juan Pérez' },
  ],
  [
    'MX',
    'Compra en línea aprobada por $1,099.00 en AMAZON MX con tu tarjeta digital *8899',
    { cantidad: 1099, nombre: 'AMAZON MX' },
  ],
  [
    'MX',
    'Retail: tu compra de $45.50 en 7-ELEVEN fue aprobada. Tarjeta *1234',
    { cantidad: 45.5, nombre: '7-ELEVEN' },
  ],

  [
    'AR',
    'Compra aprobada: $ 8.990,50 en COTO CICSA con tu tarjeta Visa terminada en 1234',
    { cantidad: 8990.5, nombre: 'COTO CICSA' },
  ],
  [
    'AR',
    'Pagaste $ 15.400 en RAPPI con tu tarjeta de crédito *4321',
    { cantidad: 15400, nombre: 'RAPPI', metodoPagoId: 3 },
  ],
  [
    'AR',
    'Consumo con tarjeta de crédito por $ 120.000,00 en FRAVEGA el 18/11/2026',
    { cantidad: 120000, nombre: 'FRAVEGA', fecha: '2026-11-18', metodoPagoId: 2 },
  ],
  [
    'AR',
    'Enviaste $ 30.000 a María López desde tu cuenta. Comprobante 998877',
    { cantidad: 30000, nombre: 'María López' },
  ],
  [
    'AR',
    'Débito automático realizado: EDENOR por $ 22.345,67 en tu cuenta *5566',
    { cantidad: 22345.67, nombre: 'EDENOR' },
  ],
  [
    'AR',
    'Se realizó un consumo de ARS 4.500,00 en YPF ACA con tu tarjeta xxxx-1234',
    { cantidad: 4500, nombre: 'YPF ACA' },
  ],

  [
    'CL',
    'Pago realizado por $ 8.990 en LIDER EXPRESS con tarjeta de crédito ****1234',
    { cantidad: 8990, nombre: 'LIDER EXPRESS', metodoPagoId: 2 },
  ],
  [
    'CL',
    'Compra por $12.500 con Tarjeta terminada en 1234 en COPEC APP el 21/11/2026 08:15',
    { cantidad: 12500, nombre: 'COPEC APP', fecha: '2026-11-21' },
  ],
  [
    'CL',
    'Transferencia realizada por $150.000 a Pedro Soto desde tu Cuenta *4455',
    { cantidad: 150000, nombre: 'Pedro Soto' },
  ],
  [
    'CL',
    'Se efectuó una compra por $1.290 en STARBUCKS COSTANERA. Cupo disponible $450.000',
    { cantidad: 1290, nombre: 'STARBUCKS COSTANERA' },
  ],
  [
    'CL',
    'Compraste $35.990 en FALABELLA en 3 cuotas con tu CMR *1234',
    { cantidad: 35990, nombre: 'FALABELLA' },
  ],

  [
    'CO',
    'Bancolombia: Compraste $45.900,00 en EXITO CALLE 80 con tu T.Cred *1234, el 20/11/2026 a las 17:20.',
    { cantidad: 45900, nombre: 'EXITO CALLE 80', fecha: '2026-11-20' },
  ],
  [
    'CO',
    'Pagaste $32.000 en CREPES Y WAFFLES con tu tarjeta *1234. Si no reconoces esta operación llama al 018000912345',
    { cantidad: 32000, nombre: 'CREPES Y WAFFLES' },
  ],
  [
    'CO',
    'Transferiste $200.000,00 desde tu cuenta *1234 a la cuenta *5678 el 19/11/2026',
    { cantidad: 200000, nombre: '', fecha: '2026-11-19' },
  ],
  [
    'CO',
    'Compra aprobada por $ 18.500 COP en RAPPI COLOMBIA. Tarjeta *4321',
    { cantidad: 18500, nombre: 'RAPPI COLOMBIA', metodoPagoId: 3 },
  ],
  ['CO', 'Nequi: Enviaste $50.000 a Laura Gómez. Saldo $120.000', { cantidad: 50000, nombre: 'Laura Gómez' }],

  [
    'PE',
    'Realizaste un consumo de S/ 35.90 con tu Tarjeta de Crédito BCP en WONG. Número de tarjeta ****1234',
    { cantidad: 35.9, nombre: 'WONG', metodoPagoId: 2 },
  ],
  [
    'PE',
    '¡Yapeaste! S/ 20 a Juan Pérez el 21/11/2026',
    { cantidad: 20, nombre: 'Juan Pérez', fecha: '2026-11-21' },
  ],
  [
    'PE',
    'Consumo por S/1,250.00 en SAGA FALABELLA con tu tarjeta *4321 el 20/11/2026 10:10 a.m.',
    { cantidad: 1250, nombre: 'SAGA FALABELLA', fecha: '2026-11-20', metodoPagoId: 3 },
  ],
  [
    'PE',
    'Pago de servicio realizado: S/ 89.50 a favor de LUZ DEL SUR desde tu cuenta *3344',
    { cantidad: 89.5, nombre: 'LUZ DEL SUR' },
  ],
  [
    'PE',
    'Interbank: compra de PEN 12.00 en TAMBO+ con tu tarjeta terminada en 1234',
    { cantidad: 12, nombre: 'TAMBO+' },
  ],
  [
    'PE',
    'Plineaste S/ 15.50 a Rosa Díaz. Operación realizada 22/11/2026',
    { cantidad: 15.5, nombre: 'Rosa Díaz', fecha: '2026-11-22' },
  ],
  [
    'ES',
    'ING: Pago con tarjeta en FARMACIA LDA. GOMEZ, 8,45 EUR. 21/11 19:02',
    { cantidad: 8.45, nombre: 'FARMACIA LDA. GOMEZ', fecha: '2026-11-21' },
  ],
  [
    'ES',
    'CaixaBank: Compra 34,99EUR ALCAMPO LA VAGUADA tarj.*1234 22/11/26 12:30h',
    { cantidad: 34.99, nombre: 'ALCAMPO LA VAGUADA' },
  ],
  [
    'ES',
    'BBVA. Pago de 6,40€ en "PANADERIA SOL" con tu tarjeta Aqua (*1234).',
    { cantidad: 6.4, nombre: 'PANADERIA SOL' },
  ],
  ['ES', 'Nuevo gasto: 12,30 € en Mercadona', { cantidad: 12.3, nombre: 'Mercadona' }],
  ['ES', 'Se ha pagado 12,30 € en Mercadona', { cantidad: 12.3, nombre: 'Mercadona' }],
  ['ES', 'Pago aceptado 12,30 € Mercadona', { cantidad: 12.3, nombre: 'Mercadona' }],
  ['ES', 'Revolut: You spent 12,30 € at Mercadona', { cantidad: 12.3, nombre: 'Mercadona' }],
  ['ES', 'Payment of €12.30 to Netflix', { cantidad: 12.3, nombre: 'Netflix' }],
  ['ES', 'Card payment of €9.99 at Spotify. Balance €120.00', { cantidad: 9.99, nombre: 'Spotify' }],
  ['ES', '€9.99 paid to Spotify with card ending 1234', { cantidad: 9.99, nombre: 'Spotify' }],
  ['ES', 'Acabas de gastar 12,30 € en Mercadona', { cantidad: 12.3, nombre: 'Mercadona' }],
  ['ES', 'Revolut: Pagaste 12,30 € en Lidl', { cantidad: 12.3, nombre: 'Lidl' }],
  ['ES', 'Lidl\n-12,30 €\nTarjeta ··1234', { cantidad: 12.3, nombre: 'Lidl' }],
  ['ES', 'N26: Compra de 9,99 € en Spotify AB. Te quedan 120,44 €', { cantidad: 9.99, nombre: 'Spotify AB' }],
  [
    'ES',
    'Santander: Cargo tarjeta *1234 importe 22,00 EUR comercio TELEPIZZA fecha 21-11-2026',
    { cantidad: 22, nombre: 'TELEPIZZA', fecha: '2026-11-21' },
  ],
  [
    'ES',
    'Tu recibo de NATURGY por 74,12 € se ha cargado en tu cuenta *1234',
    { cantidad: 74.12, nombre: 'NATURGY' },
  ],
  [
    'ES',
    'Pagaste 20 $ (18,52 €) en Apple.com con tu tarjeta *1234',
    { cantidad: 18.52, nombre: 'Apple.com' },
  ],
  [
    'MX',
    'Santander informa: compra TDC *1234 por $1,234.56 en WALMART TOREO 22/11/26 10:15',
    { cantidad: 1234.56, nombre: 'WALMART TOREO' },
  ],
  [
    'MX',
    'Banorte: Compra por $250.00 con terminación 1234 en CINEPOLIS el 20-NOV-2026',
    { cantidad: 250, nombre: 'CINEPOLIS', fecha: '2026-11-20' },
  ],
  [
    'MX',
    'HSBC: Cargo $1,500.00 CFE SUMINISTRADOR 20Nov 14:00 TDD*1234',
    { cantidad: 1500, nombre: 'CFE SUMINISTRADOR', fecha: '2026-11-20' },
  ],
  ['AR', 'Mercado Pago: Pagaste $ 5.200 a Kiosco El Sol', { cantidad: 5200, nombre: 'Kiosco El Sol' }],
  [
    'AR',
    'Ualá: Hiciste una compra por $2.300 en SUBE. Tu saldo es $10.000',
    { cantidad: 2300, nombre: 'SUBE' },
  ],
  [
    'CL',
    'Banco de Chile: Te informamos que se ha realizado una compra por $23.990 con Tarjeta de Crédito ****1234 en JUMBO LA REINA el 21/11/2026 19:30.',
    { cantidad: 23990, nombre: 'JUMBO LA REINA', fecha: '2026-11-21', metodoPagoId: 2 },
  ],
  [
    'CL',
    'BancoEstado: Compra por 12.990 pesos en SODIMAC con CuentaRUT',
    { cantidad: 12990, nombre: 'SODIMAC' },
  ],
  [
    'CO',
    'Bancolombia le informa Compra por $23.450,00 en D1 SAS 17:20. 20/11/2026 T.Cred *1234. Inquietudes al 6045109095/018000931987.',
    { cantidad: 23450, nombre: 'D1 SAS', fecha: '2026-11-20' },
  ],
  [
    'PE',
    'BCP: Se realizó un consumo de S/50.00 en PLAZA VEA con tu Tarjeta de Débito 4***1234 el 21/11/26 12:00',
    { cantidad: 50, nombre: 'PLAZA VEA', fecha: '2026-11-21' },
  ],
  [
    'ES',
    'ABANCA. Compra TJ 1234 GADIS SANTIAGO 43,20 EUR 20/11/26 19:14',
    { cantidad: 43.2, nombre: 'ABANCA. GADIS SANTIAGO', fecha: '2026-11-20' },
  ],
  ['ES', 'Te hemos cargado 12,99 € de Disney+ en la tarjeta *1234', { cantidad: 12.99, nombre: 'Disney+' }],
  [
    'ES',
    'Adeudo de 35,60 EUR de VODAFONE ESPAÑA en tu cuenta *9876',
    { cantidad: 35.6, nombre: 'VODAFONE ESPAÑA' },
  ],
  [
    'ES',
    'Transferencia emitida de 450,00 € a INMOBILIARIA SOL SL. Comisión 0,00 €',
    { cantidad: 450, nombre: 'INMOBILIARIA SOL SL' },
  ],
  [
    'ES',
    'Compra de 30,00 € en REPSOL con tarjeta *1234. Ahorraste 1,20 € con Waylet',
    { cantidad: 30, nombre: 'REPSOL' },
  ],
  [
    'MX',
    'Citibanamex: Compra $678.90 CHEDRAUI COYOACAN TC 1234 21/11/26. Disp $10,000.00',
    { cantidad: 678.9, nombre: 'CHEDRAUI COYOACAN', fecha: '2026-11-21' },
  ],
  [
    'MX',
    'SPEI enviado por $1,200.00 a ROSA MARTINEZ. Clave de rastreo 123456789',
    { cantidad: 1200, nombre: 'ROSA MARTINEZ' },
  ],
  ['MX', 'Didi: se cobraron $98.50 a tu tarjeta terminada en 1234', { cantidad: 98.5, nombre: 'Didi' }],
  [
    'AR',
    'Galicia: Compra con débito $ 3.450,00 CARREFOUR EXPRESS 20/11/2026 tarjeta 1234',
    { cantidad: 3450, nombre: 'CARREFOUR EXPRESS', fecha: '2026-11-20' },
  ],
  [
    'AR',
    'Naranja X: consumo $45.999,99 en 6 cuotas en MUSIMUNDO',
    { cantidad: 45999.99, nombre: 'MUSIMUNDO' },
  ],
  ['AR', 'Te debitamos $ 7.899 de Netflix de tu cuenta Brubank', { cantidad: 7899, nombre: 'Netflix' }],
  ['CL', 'MACH: compra de $2.500 en METRO SANTIAGO', { cantidad: 2500, nombre: 'METRO SANTIAGO' }],
  [
    'CL',
    'BCI: Pago cuenta AGUAS ANDINAS $23.450 con cargo a Cta *4455',
    { cantidad: 23450, nombre: 'BCI: AGUAS ANDINAS' },
  ],
  [
    'CO',
    'Daviplata: Pasaste $25.000 a CARLOS RUIZ. Te quedan $75.000',
    { cantidad: 25000, nombre: 'CARLOS RUIZ' },
  ],
  [
    'CO',
    'AV Villas: transaccion por $56.700 en TERPEL EL DORADO con TC 1234',
    { cantidad: 56700, nombre: 'TERPEL EL DORADO' },
  ],
  [
    'PE',
    'Scotiabank: compra aprobada PEDIDOSYA S/ 42.90 TC *1234 22/11',
    { cantidad: 42.9, nombre: 'Scotiabank: PEDIDOSYA' },
  ],
  [
    'AR',
    'Santander: Débito automático EDENOR $ 23.870,15 el 20/11. Saldo $ 101.220,00',
    { cantidad: 23870.15, nombre: 'Santander: EDENOR', fecha: '2026-11-20' },
  ],
  [
    'CL',
    'Scotiabank: pago cuenta ENEL $34.218 realizado con éxito, comprobante 883726',
    { cantidad: 34218, nombre: 'Scotiabank: ENEL' },
  ],
  [
    'CO',
    'Bancolombia: Compraste $45.900,00 en EXITO POBLADO con tu T.Deb *1234, el 21/11/2026 a las 14:10. Si tienes dudas, llama al 6045109095',
    { cantidad: 45900, nombre: 'EXITO POBLADO', fecha: '2026-11-21' },
  ],
  [
    'CO',
    'Compra por $ 1.250 en TIENDA INGLESA con tarjeta *1234 el 21/11/2026',
    { cantidad: 1250, nombre: 'TIENDA INGLESA', fecha: '2026-11-21' },
  ],
  [
    'MX',
    'Citibanamex: Pago de servicio CFE por $812.00 aplicado. Folio 55231',
    { cantidad: 812, nombre: 'Citibanamex: CFE' },
  ],
  [
    'PE',
    'Interbank: Yapeaste S/ 12.50 a Rosa M. 21 nov. 2026 - 08:15 pm',
    { cantidad: 12.5, nombre: 'Rosa M', fecha: '2026-11-21' },
  ],
  [
    'ES',
    'Unicaja informa: Cargo en cuenta ES**1234 de 120,45 EUR. Concepto: RECIBO ENDESA ENERGIA XXI. Saldo tras la operacion: 1.530,22 EUR',
    { cantidad: 120.45, nombre: 'RECIBO ENDESA ENERGIA XXI' },
  ],
  [
    'MX',
    'HSBC: Domiciliacion TELMEX $389.00 cargada a tu cuenta *1122 el 15/11/2026',
    { cantidad: 389, nombre: 'HSBC: TELMEX', fecha: '2026-11-15' },
  ],
  [
    'MX',
    'Banamex: Se realizo un cargo de $1,899.00 en SEARS a tu tarjeta terminacion 4455 el 18/11/2026',
    { cantidad: 1899, nombre: 'SEARS', fecha: '2026-11-18' },
  ],
  [
    'MX',
    'Inbursa: compra en linea por $2,450.00 en AEROMEXICO, en 3 meses sin intereses. Tarjeta *1234',
    { cantidad: 2450, nombre: 'AEROMEXICO' },
  ],
  [
    'AR',
    'Supervielle: Debito por $ 18.200,00 METROGAS en caja de ahorro *1234',
    { cantidad: 18200, nombre: 'METROGAS' },
  ],
  [
    'AR',
    'Patagonia: compra en 3 pagos por $ 90.000,00 en MUSIMUNDO con tu Visa *4321',
    { cantidad: 90000, nombre: 'MUSIMUNDO', metodoPagoId: 3 },
  ],
];

const ASKED: readonly [Country, string, GastoQuestion][] = [
  ['ES', 'Has recibido un Bizum de 20,00 EUR de Ana García', 'money-in'],
  ['ES', 'Abono de nómina: 1.850,00 € en tu cuenta *1234', 'money-in'],
  ['ES', 'ZARA te ha devuelto 39,95 € en tu tarjeta *1234', 'money-in'],
  ['ES', 'Compra denegada de 120,00 € en AMAZON con tu tarjeta *1234. Saldo insuficiente', 'not-paid'],
  ['ES', 'Tu código es 445566 para la compra de 45,00 EUR en ALIEXPRESS con tu tarjeta *1234', 'not-paid'],
  ['ES', 'Retirada de efectivo: retiro de 100 € en cajero con tu tarjeta *1234', 'own-money'],
  ['ES', 'Compra cancelada de 20,00 € en ZARA con tu tarjeta *1234', 'not-paid'],
  ['ES', 'Tu próximo pago de 39,90 € a FIBRA SL se hará el 01/12/2026. Tarjeta *1234', 'not-paid'],
  ['ES', 'Aviso: tu saldo disponible es 300,00 €. Tarjeta *1234', 'not-paid'],
  ['ES', 'imagin: Te acaban de hacer un Bizum de 12,00€. Concepto: pizza', 'money-in'],
  ['ES', 'Preautorización de 120,00 EUR en REPSOL con tu tarjeta *1234', 'not-paid'],
  ['ES', 'Se ha retenido 150,00 € en HOTEL SOL con tu tarjeta *1234 como garantía', 'not-paid'],
  ['ES', 'Tu tarjeta *1234: 3 compras hoy por un total de 45,20 €', 'not-paid'],
  ['ES', 'Ha vencido el recibo de COMUNIDAD PROP de 65,00 €. Cuenta *1234', 'not-paid'],
  ['AR', 'Ualá: Te llegaron $ 25.000 de Juan Perez', 'money-in'],
  ['CL', 'Se anuló tu compra por $12.000 en RIPLEY. Tarjeta *1234', 'money-in'],
  ['CL', 'Fpay: Te devolvieron $9.990 de TOTTUS', 'money-in'],
  ['CO', 'Lulo: Tu pago de $45.000 a CLARO no se pudo realizar', 'not-paid'],
  ['PE', 'Te yapearon S/ 25.00 Carlos Quispe', 'money-in'],
  ['MX', 'Recibiste una transferencia por $2,500.00 de Luis Gómez en tu cuenta *1234', 'money-in'],
  ['MX', 'Compra declinada por $350.00 en OXXO con tu tarjeta *1234', 'not-paid'],
  ['MX', 'Disposición de efectivo por $1,000.00 en cajero con tu tarjeta *1234', 'own-money'],
  ['MX', 'Tu pago mínimo es de $450.00, fecha límite 28/11/2026. Tarjeta *1234', 'not-paid'],
  ['AR', 'Recibiste $ 30.000 de María López en tu cuenta', 'money-in'],
  ['AR', 'Tu resumen vence el 05/12/2026: total $ 85.000,00. Tarjeta terminada en 1234', 'not-paid'],
  ['AR', 'Extracción de $ 20.000 en cajero automático con tu tarjeta *1234', 'own-money'],
  ['CL', 'Te transfirieron $150.000 a tu Cuenta *4455', 'money-in'],
  ['CL', 'Compra rechazada por $8.990 en LIDER con tarjeta ****1234', 'not-paid'],
  ['CL', 'Giro en efectivo por $40.000 con tu tarjeta *1234', 'own-money'],
  ['CO', 'Bancolombia: Recibiste $200.000,00 de PEDRO PEREZ en tu cuenta *1234', 'money-in'],
  ['CO', 'Retiraste $300.000,00 en CAJERO CALLE 80 con tu tarjeta *1234', 'own-money'],
  ['CO', 'Se intentó una compra por $45.900 en EXITO con tu tarjeta *1234', 'not-paid'],
  ['PE', 'Juan Pérez te yapeó S/ 20.00 en tu cuenta *1234', 'money-in'],
  ['PE', 'Tu clave dinámica es 887766 para el pago de S/ 89.50 en tu cuenta *1234', 'not-paid'],
  ['PE', 'Retiro de S/ 200.00 en cajero con tu tarjeta *1234', 'own-money'],
  ['ES', 'Compra no completada: 80,00 € en VUELING con tu tarjeta *1234', 'not-paid'],
  ['ES', 'You received €20.00 from Ana García', 'money-in'],
  ['ES', 'Card declined: €45.10 at REPSOL', 'not-paid'],
  ['ES', 'Cash withdrawal €50 at Santander ATM', 'own-money'],
  ['ES', 'Acabas de retirar 50,00 € en cajero', 'own-money'],
  ['ES', 'Acabas de cobrar 25,00 € de Ana', 'money-in'],
  ['ES', 'Has retirado 50,00 € en el cajero CAIXABANK 0123', 'own-money'],
  ['MX', 'BBVA: Retiro sin tarjeta por $500.00 en cajero 1234', 'own-money'],
  ['CL', 'Itaú: avance en efectivo por $100.000 con tarjeta *1234', 'own-money'],
  ['PE', 'Pago de tarjeta de crédito por S/ 500.00 realizado desde tu cuenta *3344', 'own-money'],
  ['PE', 'Te llegó un Yape de S/ 25 de Luis Torres', 'money-in'],
  ['ES', 'ING: Te han hecho una transferencia de 350,00 €. Ordenante: LUIS GIL', 'money-in'],
  ['MX', 'Recibiste una transferencia SPEI por $5,300.00 de JUAN PEREZ', 'money-in'],
  ['CO', 'Bancolombia: Recibiste un pago de Nomina de EMPRESA SAS por $3.450.000', 'money-in'],
  ['PE', 'Plin: Recibiste S/ 40.00 de Pedro Díaz', 'money-in'],
  ['PE', 'Tu código para autorizar la compra de S/ 74.30 en RYANAIR es 483920. No lo compartas', 'not-paid'],
];

const OPEN_AMOUNTS: readonly [Country, string, LineQuestion['field'], string][] = [
  [
    'CO',
    'Davivienda: Transacción aprobada por $78,900 en CARULLA 122. Tarjeta *1234',
    'cantidad',
    'which-mark',
  ],
  ['ES', 'Compra de 12,00 USD en STEAM con tarjeta *1234', 'cantidad', 'other-currency'],
  [
    'ES',
    'Bankinter: Pago 2 plazos de 50,00 € en MEDIA MARKT (total 100,00 €) tarjeta *1234',
    'cantidad',
    'which-number',
  ],
  ['CO', 'Pagaste $45.900 en EXITO y $12.000 en CARULLA con tu tarjeta *1234', 'cantidad', 'which-number'],
  ['ES', 'Compra de 12,50 EUR en MERCADONA con tarjeta *1234 el 31/02/2026', 'fecha', 'impossible-day'],
];

function read(country: Country, text: string) {
  const reading = readMessage(text, PEOPLE[country]);
  if (!reading) throw new Error(`Not read as a message: ${text}`);
  return reading;
}

it.each(PAYMENTS)('%s: «%s» is one payment', (country, text, { cantidad, nombre, fecha, metodoPagoId }) => {
  const reading = read(country, text);
  expect({
    cantidad: reading.cantidad,
    nombre: reading.nombre,
    fecha: reading.fecha,
    metodoPagoId: metodoPagoId === undefined ? undefined : reading.metodoPagoId,
    questions: reading.questions.filter(({ field }) => field !== 'metodoPago'),
  }).toEqual({ cantidad, nombre, fecha: fecha ?? TODAY, metodoPagoId, questions: [] });
});

it.each(ASKED)('%s: «%s» is asked about', (country, text, question) => {
  expect(read(country, text).questions).toContainEqual(expect.objectContaining({ field: 'gasto', question }));
});

it.each(OPEN_AMOUNTS)('%s: «%s» leaves a question', (country, text, field, question) => {
  const reading = read(country, text);
  expect(reading.questions).toContainEqual(expect.objectContaining({ field, question }));
  expect(reading[field as 'cantidad' | 'fecha']).toBeNull();
});

it.each([
  '12,50 café',
  'pan 1,20 ayer efectivo',
  'compra mercadona 45',
  'Mercadona: compra semanal 54,20 €',
  'regalo de Ana 30 € con tarjeta',
  'Compra de tres panes en el centro',
  'botox 1500 €',
  'pedido #4567 23,99',
  'alpiste 3,20',
  'libro triste 9,95 €',
  'tablet galaxy x 1200 €',
  'sillas 2*1500 €',
  'sillas 2 x 1500 €',
  '',
])('«%s» is no message', (text) => {
  expect(readMessage(text, PEOPLE.ES)).toBeNull();
});

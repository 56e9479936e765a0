import type { Hue } from '@/lib/domain/color';

/** A kind of shop, with the category that it may become. */
export type Trade = {
  nombre: string;
  icono: string;
  color: Hue;
  /** Folded, the closest first; before `*` the beginning of a word. */
  categorias: string;
  /** Folded; `=` wants the whole name. */
  shops: string;
  /** Folded; a word may end otherwise behind `*`. */
  words: string;
};

/**
 * Of Spain, Mexico, Argentina, Chile, Colombia and Peru: evidence for a suggestion, never for a choice. A shop may stand in two
 * trades. `|` separates names.
 */
export const TRADES: readonly Trade[] = [
  {
    nombre: 'Supermercado',
    icono: '🛒',
    color: 'green',
    categorias: 'supermercado*|super|mercado|despensa|alimentacion|compra|comida|alimentos|abarrotes',
    shops:
      'mercadona|carrefour|lidl|aldi|=dia|dia market|dia max|dia tienda|supermercados dia|alcampo|=consum|eroski|hipercor|ahorramas|bonpreu|esclat|caprabo|condis|gadis|froiz|' +
      '=lupa|bm supermercados|masymas|hiperdino|spar|coviran|supersol|el arbol|=simply|makro|costco|uvesa|la despensa express|family cash|ametller|sorli|plusfresc|alimerka|' +
      'economato|walmart|bodega aurrera|aurrera|soriana|chedraui|la comer|city market|=fresko|sumesa|superama|sams club|sam s club|=heb|h e b|alsuper|casa ley|=ley|oxxo|7 eleven|' +
      'seven eleven|circle k|tiendas 3b|=neto|=coto|coto cicsa|coto digital|=dia argentina|=disco|=vea|jumbo|changomas|chango mas|la anonima|makro argentina|diarco|maxiconsumo|vital mayorista|' +
      'toledo supermercados|carrefour express|lider|hiper lider|express de lider|santa isabel|=tottus|unimarc|acuenta|super bodega acuenta|alvi|mayorista 10|ok market|=exito|' +
      'almacenes exito|exito express|exito wow|exito calle|=carulla|surtimax|olimpica|=ara|tiendas ara|=d1|tiendas d1|d1 s a s|justo y bueno|isimo|makro colombia|alkosto mercado|=wong|=metro|metro cencosud|' +
      'plaza vea|plazavea|vivanda|=mass|tiendas mass|tambo|candy supermercado|precio uno',
    words:
      'supermercado*|supermarket|hipermercado*|autoservicio|abarrotes|minimarket|minimercado|almacen|almacenes|fruteria*|fruver|carniceria*|pescaderia*|panaderia*|verduleria*|' +
      'charcuteria*|polleria*|verdureria|ultramarinos|alimentacion|mercado|mercados|rotiseria|colmado|bodegon|tienda de barrio',
  },
  {
    nombre: 'Restaurantes',
    icono: '🍽️',
    color: 'orange',
    categorias: 'restaurante*|comer fuera|bares|ocio|salidas|comida|alimentacion',
    shops:
      'mcdonalds|mcdonald s|mc donald s|mc donalds|burger king|kfc|kentucky fried|telepizza|domino s|dominos|pizza hut|papa john s|papa johns|subway|five guys|tgb|the good burger|' +
      'goiko|=vips|=ginos|foster s hollywood|fosters hollywood|100 montaditos|la surena|lizarran|popeyes|taco bell|wok to walk|=udon|tagliatella|la tagliatella|rodilla|' +
      'pans company|pans and company|toks|sanborns|carl s jr|carls jr|el porton|italiannis|little caesars|mostaza|kentucky pizzeria|=kentucky|wendys|wendy s|juan maestro|doggis|' +
      'china wok|telepizza chile|el corral|crepes waffles|crepes y waffles|frisby|kokoriko|=presto|sandwich qbano|=qbano|bembos|pardos chicken|norky s|norkys|rokys|chinawok|' +
      '=china wok peru',
    words:
      'restaurante*|restaurant|restauracion|pizzeria*|hamburgueseria*|burger|burguer|bar|taberna|tasca|cerveceria*|meson|asador|marisqueria*|sushi|kebab|taqueria*|tacos|parrilla|' +
      'parrillada|picanteria|cevicheria*|chifa|fonda|cantina|comedor|trattoria|ristorante|bistro|gastrobar|sidreria*|bodega|chiringuito|arepas|asadero|sangucheria|empanadas|' +
      'loncheria|cenaduria|antojitos|grill|sandwich*|poke|ramen|wok',
  },
  {
    nombre: 'Café',
    icono: '☕',
    color: 'yellow',
    categorias:
      'cafe|cafes|cafeteria*|desayuno*|meriendas|restaurante*|comer fuera|bares|comida|alimentacion',
    shops:
      'starbucks|dunkin|dunkin donuts|costa coffee|tim hortons|cielito querido|the italian coffee|italian coffee|havanna|cafe martinez|juan valdez|tostao|=oma|cafe oma|granier|' +
      'santagloria|krispy kreme|juan valdez cafe|altomayo|san antonio cafe|coffee shop company|grido|llaollao|=freddo|la santina',
    words:
      'cafe|cafeteria*|coffee|heladeria*|pasteleria*|reposteria|churreria*|bakery|confiteria*|croissanteria|chocolateria|te y cafe',
  },
  {
    nombre: 'Comida a domicilio',
    icono: '🛵',
    color: 'orange',
    categorias: 'comida a domicilio|domicilios|delivery|restaurante*|comer fuera|comida|alimentacion',
    shops:
      'glovo|just eat|justeat|uber eats|ubereats|uber trip eats|deliveroo|rappi|pedidosya|pedidos ya|didi food|sin delantal|cornershop|ifood|domicilios com|justo delivery|' +
      'too good to go',
    words: 'delivery|a domicilio',
  },
  {
    nombre: 'Transporte',
    icono: '🚌',
    color: 'blue',
    categorias: 'transporte*|movilidad|metro|bus|tren|taxi*|desplazamiento*|viaje*',
    shops:
      'renfe|emt|=tmb|tmb barcelona|metro de madrid|metro madrid|metrovalencia|fgv|=fgc|rodalies|cercanias|alsa|avanza|ouigo|iryo|bicing|bicimad|consorcio transportes|crtm|tussam|' +
      'bilbobus|metro bilbao|euskotren|=barik|uber|cabify|=bolt|free now|freenow|=didi|=beat|indriver|in drive|yango|blablacar|=lime|=dott|=tier|=metro|stc metro|metrobus|' +
      'movilidad integrada|mi movilidad|=ado|primera plus|=etn|ecobici|metrorrey|=sube|carga sube|recarga sube|subte|trenes argentinos|flecha bus|via bariloche|metro de santiago|' +
      'bip|carga bip|red movilidad|efe trenes|turbus|tur bus|pullman bus|transmilenio|tullave|tu llave|metro de medellin|civica|metro de lima|linea 1|metropolitano|cruz del sur|' +
      'oltursa|=civa',
    words:
      'taxi*|autobus*|bus|buses|metro|tranvia|tren|trenes|ferrocarril*|transporte*|colectivo|remis|estacion de autobuses|terminal de buses|patinete*|microbus*',
  },
  {
    nombre: 'Gasolina',
    icono: '⛽',
    color: 'red',
    categorias: 'gasolina|combustible|nafta|bencina|carburante|coche|auto|carro|vehiculo|transporte*',
    shops:
      'repsol|cepsa|moeve|=bp|bp estacion|shell|=galp|petroprix|ballenoil|plenoil|plenergy|=avia|q8|campsa|petronor|disa|easygas|pemex|oxxo gas|g500|hidrosina|petro 7|petro seven|' +
      '=mobil|ypf|axion|axion energy|puma energy|=puma|=gulf|dapsa|copec|=enex|petrobras|aramco|=terpel|=primax|biomax|=texaco|petroperu|repsol peru|pecsa|zunder|wenea|' +
      'iberdrola recarga|electromaps|tesla supercharger',
    words:
      'gasolina|gasolinera*|gasolineria|combustible*|carburante*|grifo|bencina|nafta|estacion de servicio|estacion servicio|servicentro|gasoil|gas station|electrolinera',
  },
  {
    nombre: 'Peajes y aparcamiento',
    icono: '🅿️',
    color: 'gray',
    categorias: 'peaje*|aparcamiento|parking|estacionamiento|coche|auto|carro|vehiculo|transporte*',
    shops:
      '=saba|empark|telpark|interparking|bip drive|via t|elparking|easypark|parclick|indigo parking|ora zona azul|abertis|autopistas|aucat|=aumar|capufe|=iave|televia|pase urbano|' +
      'autopista central|costanera norte|vespucio norte|autopase|telepase|telepeaje|ausa|autopistas urbanas|facilpass|flypass|city parking|parking city|' +
      'los portales estacionamientos',
    words:
      'peaje*|tag|parking|aparcamiento*|estacionamiento*|parqueadero*|cochera*|garaje|autopista*|parquimetro*|toll|zona azul|playa de estacionamiento',
  },
  {
    nombre: 'Coche',
    icono: '🚗',
    color: 'gray',
    categorias: 'coche|auto|carro|automovil|vehiculo|moto|transporte*',
    shops:
      'norauto|=midas|feu vert|euromaster|aurgi|driver center|itv|applus itv|autozone|refaccionaria california|warnes|verificacion vehicular|revision tecnica|planta de revision|' +
      'sitetur|=rodi|confortauto|bosch car service|confiauto|autoplanet|derco|tecnicentro',
    words:
      'taller|talleres|neumatico*|llantas|llantera|gomeria|vulcanizadora|lavado de coches|lavadero|car wash|carwash|autolavado|refaccion*|repuesto*|recambio*|mecanic*|grua|gruas|' +
      'lubricentro|vtv|tecnomecanica|inspeccion tecnica',
  },
  {
    nombre: 'Viajes',
    icono: '✈️',
    color: 'teal',
    categorias: 'viaje*|vacaciones|turismo|hotel*|ocio|transporte*',
    shops:
      'iberia|vueling|ryanair|easyjet|air europa|volotea|wizz air|lufthansa|air france|klm|tap air|binter|aeromexico|volaris|viva aerobus|vivaaerobus|aerolineas argentinas|' +
      'flybondi|jetsmart|latam|sky airline|avianca|wingo|satena|copa airlines|american airlines|united airlines|delta air|booking|booking com|airbnb|expedia|edreams|logitravel|' +
      '=rumbo|atrapalo|despegar|decolar|almundo|hoteles com|hotels com|trivago|agoda|hostelworld|=melia|nh hoteles|=barcelo|paradores|=ibis|hilton|marriott|civitatis|getyourguide|' +
      'price travel|=cocha|viajes el corte ingles|halcon viajes|nautalia|barcelo viajes|europcar|=hertz|=avis|sixt|goldcar|record go|enterprise rent',
    words:
      'hotel*|hostal*|hostel|aerolinea*|airline*|airways|vuelo*|agencia de viajes|viajes|camping|apartamentos turisticos|posada|parador|rent a car|alquiler de coches|crucero*|' +
      'aeropuerto*',
  },
  {
    nombre: 'Farmacia',
    icono: '💊',
    color: 'red',
    categorias: 'farmacia*|medicamento*|medicina*|salud|sanidad',
    shops:
      'promofarma|dosfarma|farmacias del ahorro|farmacia guadalajara|farmacias guadalajara|farmacias similares|benavides|san pablo farmacia|farmacia san pablo|farmacity|farmaplus|' +
      'cruz verde|salcobrand|ahumada|farmacias ahumada|dr simi|doctor simi|la rebaja|drogas la rebaja|cafam drogueria|farmatodo|locatel|inkafarma|mifarma|boticas btl|' +
      'boticas y salud|farmacias yza|yza|colsubsidio drogueria',
    words: 'farmacia*|pharmacy|drogueria*|botica*|parafarmacia*|drogas|farma',
  },
  {
    nombre: 'Salud',
    icono: '🩺',
    color: 'red',
    categorias: 'salud|medico*|sanidad|dentista|medicina*|bienestar',
    shops:
      'vitaldent|sanitas|adeslas|quironsalud|quiron|dkv|asisa|hm hospitales|general optica|alain afflelou|multiopticas|opticalia|vision lab|clinica baviera|dentix|=chopo|' +
      'salud digna|swiss medical|osde|galeno|medife|redsalud|integramedica|clinica alemana|clinica las condes|megasalud|bupa|isapre|fonasa|colsanitas|=compensar|sura eps|' +
      'nueva eps|clinica internacional|=auna|suiza lab|pacifico eps|opticas gmo|=gmo|devlyn|ben frank',
    words:
      'clinica*|hospital*|dentista*|dental|odontolog*|medic*|doctor|doctora|dr|dra|fisioterap*|optica*|psicolog*|laboratorio*|analisis clinicos|podolog*|consultorio|sanatorio|' +
      'oftalmolog*|dermatolog*|pediatra|kinesiolog*|veterinarias y salud',
  },
  {
    nombre: 'Ropa',
    icono: '👕',
    color: 'pink',
    categorias: 'ropa|moda|vestido|vestuario|vestimenta|calzado|zapatos|compras',
    shops:
      'zara|h m|hm|=mango|pull bear|pull and bear|bershka|stradivarius|massimo dutti|oysho|lefties|primark|uniqlo|cortefiel|springfield|women secret|womensecret|desigual|' +
      'bimba y lola|parfois|c a|=kiabi|kiabi|levi s|levis|nike|adidas|foot locker|jd sports|snipes|zalando|vinted|shein|asos|about you|=camper|pronovias|tezenis|calzedonia|' +
      'intimissimi|punto roma|merkal|suburbia|cuidado con el perro|=flexi|coppel ropa|=andrea|dafiti|=forever 21|forever 21|rapsodia|cheeky|=mimo|grimoldi|kosiuko|=corona|tricot|' +
      'hites|fashion s park|=paris|tiendas paris|la polar|arturo calle|koaj|studio f|=velez|=tennis|=gef|topitop|gamarra|=bata|platanitos|=renner',
    words:
      'ropa|moda|boutique|calzado*|zapateria*|zapatillas|zapatos|fashion|textil*|lenceria|merceria*|confeccion*|vestidos|uniformes|joyeria*|relojeria',
  },
  {
    nombre: 'Grandes almacenes',
    icono: '🏬',
    color: 'purple',
    categorias: 'grandes almacenes|compras|tiendas',
    shops:
      'el corte ingles|corte ingles|fnac|=action|=tiger|flying tiger|muji|=normal|=liverpool|palacio de hierro|el palacio de hierro|=sears|coppel|elektra|miniso|falabella|' +
      'saga falabella|ripley|oechsle|la curacao|=estilos|=easy cencosud|falabella retail',
    words: 'bazar|department store|centro comercial|variedades|mall|outlet|todo a 100|chino bazar',
  },
  {
    nombre: 'Compras por internet',
    icono: '📦',
    color: 'purple',
    categorias: 'compras por internet|compras online|internet|online|compras|tiendas',
    shops:
      'amazon|amzn|amz|amzn mktp|aliexpress|temu|ebay|wallapop|miravia|mercadolibre|mercado libre|meli|=linio|privalia|showroomprive|etsy|alibaba|wish com|joom|=yapo|tiendamia|' +
      'lightinthebox',
    words: 'marketplace|mktplace|mktp|tienda online|ecommerce',
  },
  {
    nombre: 'Hogar',
    icono: '🏠',
    color: 'teal',
    categorias: 'hogar|casa|muebles|vivienda|bricolaje|mantenimiento',
    shops:
      'ikea|leroy merlin|leroymerlin|bricomart|obramat|bauhaus|brico depot|bricodepot|conforama|maisons du monde|zara home|jysk|la oca|sklum|casa shops|home depot|the home depot|' +
      'truper|=dico|gaia design|=easy|sodimac|homecenter|=constructor|promart|maestro home|construmart|=imperial|casaideas|casa ideas|tugo|muebles jamar|jamar|alkosto hogar|homy|' +
      'tintoreria presto|la casa del electrodomestico|bed bath',
    words:
      'ferreteria*|muebles|muebleria*|bricolaje|decoracion*|hogar|colchon*|jardineria|vivero|floristeria*|floreria|tlapaleria|cerrajer*|fontaner*|plomer*|electricista*|pintura*|' +
      'cristaleria|reformas|tintoreria*|lavanderia*|limpieza',
  },
  {
    nombre: 'Luz, agua y gas',
    icono: '💡',
    color: 'yellow',
    categorias:
      'luz agua y gas|suministro*|luz|electricidad|agua|gas|servicios|recibos|facturas|casa|hogar|vivienda',
    shops:
      'endesa|iberdrola|naturgy|gas natural|edp|totalenergies|total energies|repsol luz|holaluz|octopus energy|lucera|curenergia|energia xxi|baser|canal de isabel ii|canal isabel|' +
      'aigues de barcelona|aguas de valencia|emasesa|aqualia|agbar|hidralia|emasa|cfe|comision federal de electricidad|sacmex|naturgy mexico|gas natural fenosa|=sacm|edenor|' +
      'edesur|aysa|metrogas|naturgy ban|camuzzi|epec|enel|=cge|chilquinta|aguas andinas|esval|essbio|lipigas|=gasco|abastible|enel codensa|codensa|=epm|' +
      'empresas publicas de medellin|vanti|acueducto|celsia|afinia|air e|emcali|luz del sur|sedapal|calidda|pluz|hidrandina|electrocentro|=seal',
    words:
      'luz|electricidad|energia|energetica|electrica|agua|aguas|gas|gas natural|butano|acueducto|suministros|alcantarillado|alumbrado',
  },
  {
    nombre: 'Teléfono e internet',
    icono: '📱',
    color: 'blue',
    categorias:
      'telefono e internet|telefon*|internet|movil|celular|comunicaci*|suministro*|servicios|recibos|facturas|casa|hogar',
    shops:
      'movistar|telefonica|vodafone|=orange|yoigo|masmovil|mas movil|pepephone|lowi|simyo|=digi|digi spain|jazztel|o2|finetwork|euskaltel|r cable|telecable|lobster|telcel|telmex|' +
      'izzi|totalplay|total play|megacable|at t|unefon|bait|=personal|telecom argentina|fibertel|cablevision|=claro|tuenti|telecentro|entel|=wom|wom|vtr|mundo pacifico|gtd|=tigo|' +
      'une epm|etb|virgin mobile|bitel|win internet|movil exito|directv|=sky|sky mexico|dish mexico',
    words: 'telefon*|telecom*|internet|fibra|movil|celular*|recarga|telecable|cable tv',
  },
  {
    nombre: 'Suscripciones',
    icono: '🔁',
    color: 'purple',
    categorias: 'suscripci*|streaming|digital|entretenimiento|ocio',
    shops:
      'netflix|spotify|hbo|hbo max|disney|disney plus|disneyplus|amazon prime|prime video|amzn prime|dazn|filmin|movistar plus|youtube|google youtube|google one|google storage|' +
      'apple com bill|itunes|=apple|icloud|microsoft 365|=microsoft|dropbox|openai|chatgpt|anthropic|=claude|=notion|=canva|adobe|linkedin|audible|=kindle|storytel|nextory|twitch|' +
      'patreon|crunchyroll|deezer|=tidal|paramount|skyshowtime|=vix|=blim|star plus|=flow|blinkist|duolingo|nordvpn|github|el pais|elpais|=google|google play',
    words: 'suscripcion*|subscription|membresia*|premium|streaming|periodico|diario',
  },
  {
    nombre: 'Ocio',
    icono: '🎬',
    color: 'pink',
    categorias: 'ocio|entretenimiento|diversion|cine|cultura|salidas',
    shops:
      'cinesa|yelmo|kinepolis|ocine|cinepolis|cinemex|cinemark|hoyts|cine hoyts|cineplanet|cine colombia|procinal|uvk|ticketmaster|entradas com|eventbrite|=fever|ticketek|' +
      'puntoticket|joinnus|teleticket|tuboleta|=taquilla|ticketportal|atrapalo entradas|port aventura|portaventura|parque warner|six flags|fantasilandia|=steam|steamgames|' +
      'playstation|nintendo|xbox|epic games|game stores|loterias|once juego|tulotero|codere|bet365|bwin|sportium|=melate|=baloto|=tinka|=casino',
    words:
      'cine|cines|cinema*|teatro|museo|concierto*|entradas|discoteca|pub|bolera|bowling|parque de atracciones|zoo|acuario|karaoke|billar|videojuego*|loteria*|apuesta*|juegos|club|' +
      'espectaculo*|festival',
  },
  {
    nombre: 'Deporte',
    icono: '🏋️',
    color: 'teal',
    categorias: 'deporte*|gimnasio|gym|fitness|salud|bienestar|ocio',
    shops:
      'decathlon|sprinter|basic fit|basicfit|mcfit|vivagym|altafit|synergym|anytime fitness|metropolitan gym|dir barcelona|holmes place|=forus|smart fit|smartfit|sports world|' +
      'sport city|bodytech|megatlon|sportclub|pacific fitness|energy fitness|gold s gym|=marti|innovasport|dexter|solo deportes|netshoes|urban sports|gympass|wellhub|total pass|' +
      'playtomic|garmin',
    words:
      'gimnasio*|gym|fitness|crossfit|deporte*|sport|sports|yoga|pilates|piscina|natacion|padel|tenis|futbol|polideportivo|bicicleta*|ciclismo|surf|esqui',
  },
  {
    nombre: 'Educación',
    icono: '🎓',
    color: 'purple',
    categorias: 'educacion|estudio*|colegio|escuela|formacion|cursos|universidad|hijos|ninos',
    shops:
      'udemy|coursera|platzi|domestika|crehana|edx|babbel|preply|uned|uoc|unam|tec de monterrey|open english|british council|berlitz|wall street english|icpna|britanico|duoc|' +
      'inacap|icetex|=kumon',
    words:
      'colegio*|escuela*|universidad*|academia*|instituto|guarderia*|jardin infantil|ampa|matricula|educacion|educativ*|autoescuela*|curso*|formacion|clases|liceo|facultad|' +
      'conservatorio|pension escolar|idiomas',
  },
  {
    nombre: 'Libros y papelería',
    icono: '📚',
    color: 'orange',
    categorias: 'libro*|papeleria|cultura|educacion|estudio*|ocio',
    shops:
      'casa del libro|casadellibro|=gandhi|librerias gandhi|el sotano|porrua|yenny|el ateneo|cuspide|buscalibre|antartica libros|libreria nacional|=panamericana|=crisol|tai loy|' +
      '=lumen|office depot|officemax|ofix|carlin|folder papeleria|=abacus|lapiz lopez|todocoleccion',
    words:
      'libreria*|libros|papeleria*|editorial|bookstore|books|quiosco|kiosco*|prensa|copisteria*|fotocopia*|imprenta|estanco*|correos|mensajeria',
  },
  {
    nombre: 'Tecnología',
    icono: '💻',
    color: 'blue',
    categorias: 'tecnologia|electronica|informatica|computo|electrodomesticos|compras|hogar',
    shops:
      'mediamarkt|media markt|pccomponentes|pc componentes|apple store|worten|coolmod|phone house|xiaomi|samsung|=game|back market|backmarket|best buy|radioshack|steren|' +
      'cyberpuerta|ddtech|fravega|garbarino|musimundo|megatone|naldo|cetrogar|compumundo|pc factory|abcdin|spdigital|winpy|alkosto|ktronix|hiraoka|efe electro|coolbox|' +
      'lg electronics|huawei',
    words:
      'electronica|informatica|computo|computacion|electrodomestico*|tecnologia|electro|moviles|celulares|software|hosting|dominio*|reparacion de moviles',
  },
  {
    nombre: 'Belleza',
    icono: '💇',
    color: 'pink',
    categorias: 'belleza|peluqueria|cuidado personal|estetica|cosmetica|higiene|personal',
    shops:
      'sephora|druni|=primor|=douglas|marionnaud|=kiko|kiko milano|=rituals|yves rocher|the body shop|=lush|arenal perfumerias|if perfumerias|clarel|marco aldany|llongueras|' +
      'jean louis david|=natura|=avon|yanbal|esika|unique yanbal|juleriaque|parfumerie|dbs beauty|preunic|maicao|blush bar|aruma',
    words:
      'peluqueria*|peluquer*|barberia*|barber|barbershop|estetica|perfumeria*|belleza|cosmetic*|salon de belleza|manicura|unas|nails|spa|depilacion|estetic*|tatuaje*|masaje*|hair',
  },
  {
    nombre: 'Mascotas',
    icono: '🐾',
    color: 'green',
    categorias: 'mascota*|perro|gato|animales|veterinari*',
    shops:
      'tiendanimal|kiwoko|zooplus|petco|petland|maskota|puppis|superzoo|laika|laika mascotas|superpet|gabrica|mas kota',
    words: 'veterinari*|mascota*|pet|pets|pet shop|animal|animales|perro*|acuariofilia|petshop',
  },
  {
    nombre: 'Niños',
    icono: '🧸',
    color: 'pink',
    categorias: 'nino*|hijo*|bebe*|juguete*|familia|regalos',
    shops:
      'toys r us|toysrus|juguettos|toy planet|=drim|imaginarium|=lego|prenatal|mothercare|baby infanti|juguetron|julio cepeda|=mimo y co|opaline|dideco|pepe ganga|baby center',
    words: 'jugueteria*|juguete*|bebe|bebes|infantil*|ninos|kids|baby|toys|ludoteca|canguro|pediatria',
  },
  {
    nombre: 'Vivienda',
    icono: '🔑',
    color: 'gray',
    categorias: 'vivienda|alquiler|renta|arriendo|hipoteca|casa|hogar|piso',
    shops:
      '=idealista|fotocasa|comunidad de propietarios|cdad prop|cdad propietarios|com prop|securitas direct|prosegur|=adt|verisure|habitaclia|inmuebles24|zonaprop|infonavit|' +
      '=hipotecaria',
    words:
      'alquiler|renta|arriendo|arrendamiento|hipoteca*|comunidad propietarios|propietarios|inmobiliaria*|expensas|administracion de fincas|consorcio|condominio|mantenimiento|' +
      'gastos comunes|conjunto residencial|alarma*|casero',
  },
  {
    nombre: 'Seguros',
    icono: '🛡️',
    color: 'blue',
    categorias: 'seguro*|poliza*|coche|casa|hogar|salud',
    shops:
      'mapfre|mutua madrilena|linea directa|axa|allianz|generali|zurich|catalana occidente|=occident|pelayo|verti|santalucia|=ocaso|reale|genesis seguros|helvetia|qualitas|gnp|' +
      'hdi seguros|seguros monterrey|la caja seguros|federacion patronal|sancor seguros|san cristobal seguros|rimac|pacifico seguros|la positiva|seguros bolivar|suramericana|' +
      'liberty seguros|bci seguros|consorcio seguros|chubb|metlife',
    words: 'seguro|seguros|aseguradora|assurance|insurance|poliza*|mutua|soat|mutualidad',
  },
  {
    nombre: 'Impuestos y tasas',
    icono: '🏛️',
    color: 'gray',
    categorias: 'impuesto*|tasa*|tributo*|hacienda|gobierno|administracion',
    shops:
      'agencia tributaria|aeat|hacienda|dgt|ayuntamiento|suma gestion|seguridad social|tgss|=sat|tesoreria cdmx|afip|=arca|agip|arba|=rentas|tesoreria general de la republica|' +
      '=sii|=tgr|dian|secretaria de hacienda|sunat|municipalidad|registro civil|reniec|sre pasaportes',
    words:
      'impuesto*|tasa|tasas|tributo*|tributari*|ayuntamiento|ayto|municipio|municipalidad|multa*|ibi|ivtm|irpf|predial|tenencia|patente*|diputacion|notaria*|registro|tramite*|' +
      'gestoria',
  },
  {
    nombre: 'Comisiones del banco',
    icono: '🏦',
    color: 'gray',
    categorias: 'comision*|banco*|gastos bancarios|finanzas|intereses',
    shops:
      '=comision|comision mantenimiento|cuota tarjeta|comision tarjeta|cuota de manejo|intereses deudores|manejo de cuenta|=gmf|4x1000|4 x 1000|impuesto ley 25413|=intereses',
    words:
      'comision*|intereses|cuota de manejo|mantenimiento de cuenta|anualidad|descubierto|gastos bancarios',
  },
  {
    nombre: 'Donaciones',
    icono: '🤝',
    color: 'green',
    categorias: 'donaci*|solidaridad|caridad|ong|regalos',
    shops:
      'cruz roja|unicef|medicos sin fronteras|caritas|intermon oxfam|oxfam|acnur|greenpeace|wwf|save the children|teleton|aldeas infantiles|manos unidas|amnistia internacional|' +
      'gofundme|teaming|wikimedia|=techo',
    words: 'ong|donacion*|donativo*|fundacion|iglesia|parroquia|ofrenda|diezmo|caridad',
  },
];

/** The trades that a person without categories most likely needs. */
export const COMMON_TRADES = ['Supermercado', 'Restaurantes', 'Transporte'] as const;

import { apart, compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('uno/un/una dos tres cuatro cinco seis siete ocho nueve');
const TENS = tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const ORDINALS = row(
  'primero/primer segundo tercero/tercer cuarto quinto sexto séptimo octavo noveno décimo',
);
const TEN_ORDINALS = tens('vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo');

/** What a question calls the sources it compares. */
const FUENTES =
  '(?:(?:las|los|estas|estos|mis|nuestras|dos|tres|todas|todos) )*(?:fuentes|v[ií]deos|ponentes|charlas|grabaciones|episodios|podcasts|entrevistas|textos|ellos|ellas)';

export const spanish = {
  stopWords:
    'el la los las un una unos unas de del al a en con sin por para sobre bajo entre hacia hasta desde y e o u pero si que qué quien quién cual cuál cuando cuándo donde dónde como cómo porque no es son era eran ser sido fue está están estar ha han había haber hay he has tiene tienen tener yo tú él ella nosotros vosotros ustedes usted ellos ellas me te se le les lo nos os esto eso aquello este esta estos estas ese esa esos esas aquel más menos muy mucho también solo sólo todavía ya después antes cada todo toda todos todas otro otra puede pueden debe hacer hace aquí allí ahí bien nada algo dos así entonces luego pues mi tu su sus mis tus',
  clauseWords: 'y pero porque cuando si entonces después luego o mientras aunque así ahora pues',
  learnedEnds: 'spanish.learned-ends.json',
  neverLast:
    'el la los las un una unos unas lo de del al a en con por para sin sobre entre desde hasta que y o e u pero si como cuando donde porque aunque mi tu su mis tus sus nuestro nuestra es son muy más se me te nos le les',
  greetings: 'hola buenos-días buenas-tardes buenas-noches bienvenid gracias suscrí suscrib adiós',
  noGreetings: 'gracias al?\\b',
  abbreviations: 'sr sra srta dr dra d dña ud uds ee.uu p.ej pág av núm tel art',
  negations: 'no nunca sin ningún ninguno ninguna nada nadie ni',
  smallTalk:
    'cuenta cuéntanos dinos poco pregunta buen bien interesant exact claro historia punto escuch gracias sí explic habla favor entiendo',
  relativeTimes: 'pasad[oa]s?|próxim[oa]s?|últim[oa]s?|actualmente|recientemente|anoche|hace',
  tokens: [0.242, 1.32],
  remarks:
    'nota aviso atención advertencia cuidado importante consejo ejemplo paso pregunta respuesta problema solución resultado conclusión resumen fuente traducción subtítulos capítulo parte título regla razón motivo hecho recuerda ojo',
  habits:
    '¿ and ¡ open what ? and ! close, quotation marks are « » or “ ”, only the first word of a title has a capital. Tú or usted as the style says, never both. Nunca: en el mundo acelerado de hoy, no es ningún secreto que, la clave del éxito, en conclusión, sumérgete en, cabe destacar, ya seas … o ….',
  determiners:
    'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra de del en con por para sobre al cada otro otra',
  speech: {
    closes: 'finalmente|por último|por ultimo|y por último',
    links: 'y e o u pero porque que',
    leans:
      'él ella ello ellos ellas esto eso aquello este esta ese esa esos esas estos estas aquel aquella su sus los-cuales entonces así además también luego después sino aunque pues sin-embargo por-eso por-lo-tanto tampoco mientras desde-entonces otro otra otros otras solo-entonces',
    leansLike: String.raw`\p{L}{3,}[aei]rl[aeo]s?`,
    self: 'yo mi mis me mí nosotros nos nuestro nuestra',
    hesitations: 'eh em ehm mmm',
    asides: 'bueno|pues|o sea|es decir|digamos|vale|claro|a ver|mira|en fin|sí|no|ya sabes',
    neverEnd: 'y pero',
    pronouns: 'él ella ellos ellas',
    topicCues:
      '(?:hoy|en este (?:vídeo|video|episodio))[^.?!,]{0,40}? (?:hablar|hablamos|hablo) (?:de|sobre)|(?:quiero|vamos a|voy a) (?:hablar|hablarles|hablaros) (?:de|sobre)|(?:vídeo|video|charla) trata (?:de|sobre)|(?:enseñar|mostrar)(?:te|os|les)(?= cómo )',
    promises:
      'por (?:dos|tres|cuatro|varias) razones|lo siguiente|de la siguiente manera|como sigue',
    points:
      'est(?:o|e|a|os|as)\\b(?! (?:año|mes|semana|mañana|tarde|noche|siglo|vídeo|video|charla))|es(?:o|a|e|os|as)\\b',
    housekeeping:
      'en est[ea] (?:vídeo|video|episodio|clase|sesión)|en (?:el próximo|la próxima) (?:vídeo|video|episodio|clase)|antes de empezar|alguna pregunta|orden del día|en el examen|nos vemos en|hasta la próxima|la próxima semana veremos|en la descripción|en los comentarios|eso es todo por hoy',
    sums: 'la solución es|en una frase|en una palabra|en resumen|en pocas palabras|en definitiva|la clave es|la idea es|lo importante es|lo más importante|lo principal|el punto es|lo esencial|recuerda esto|recordad|quédate con|lo que de verdad|se reduce a|el mensaje',
    stresses:
      'recuerda|recuerden|el secreto|la verdad es|la solución|la regla|el error|el truco|el problema|no olvides|no olvidéis|(?<=^[^\\p{L}]*)sobre todo|importante|la lección',
    ahead:
      'así se hace|hay dos|hay tres|dos cosas|tres cosas|lo siguiente|haz esta prueba|se dice que|dicen que|mucha gente|muchos creen|muchos piensan|la gente cree|la gente dice|se suele decir',
    behind: 'esa es la clave|eso es lo importante|eso es todo|recuerda eso|todo lo demás',
  },
  voiceSample: 'Así suena mi voz. ¿Empezamos?',
  stageDirections: {
    does: `ríe|rie|se ríe|ríen|se ríen|riendo|riéndose|sonríe|sonriendo|suspira|suspirando|susurra|susurrando|tose|
      carraspea|se aclara la garganta|grita|llora|llorando|aplaude`,
    heard:
      'risa|risas|carcajada|carcajadas|aplausos|música|silencio|pausa|suspiro|en voz baja|bajito',
  },
  naming: {
    articles: 'el la los las',
    sources: 'según de_acuerdo_con',
    doers: 'por',
    excepted: 'excepto salvo menos aparte_de sin',
    joins: 'y e o u como así_como',
    addressed: 'a con de para contra entre',
    works: '',
    replies:
      'está_de_acuerdo estuvo_de_acuerdo estaba_de_acuerdo están_de_acuerdo estuvieron_de_acuerdo aceptó acepta aceptaron aprobó aprueba rechazó rechaza confirmó confirma apoyó apoya debe debía',
    adverbs: 'también finalmente ambos',
  },
  askWords:
    'resume resumir resumen discutir discutido discusión habla hablar hablado piensa pensar opina opinión opiniones dice dijo dicen dicho menciona mencionado explica explicar explicado tema temas punto puntos idea ideas decisión decidido razón razones propone propuesto describe describir acerca respecto ponente video vídeo episodio podcast pregunta',
  onceOnly: {
    said: 'se (?:terminó|fundó|construyó|inauguró|publicó|inventó|descubrió|firmó|abolió)|(?:fue|fueron) (?:fundad|construid|terminad|inaugurad|publicad|inventad|descubiert|firmad|abolid|destruid|asesinad)[oa]s?|nació|murió|data de|entró en vigor',
    auxiliary: 'es|son|fue|fueron|era|eran|ha|han|había|se|nació|murió|data|entró',
  },
  figures: {
    money: 'cuánto (?:cuestan?|vale|valen|costó|costaba|dinero)|cuál es el (?:precio|coste|costo)',
    time: 'cuánto (?:tiempo|dura|duran|tarda|tardan)',
    date: 'cuándo|en qué (?:año|mes|día)',
    amount:
      'cuánt[oa]s?|a qué (?:temperatura|distancia|profundidad|altura)|qué (?:cantidad|temperatura|tamaño)',
  },
  askingOn: {
    why: '(?:y |pero )?(?:por qué|para qué)(?: no)?|cómo es que',
    next: 'y (?:luego|después|entonces)|y después de eso|qué más|y qué más|qué pasa después',
    because: 'porque|la razón es|es porque',
    otherwise: 'de lo contrario',
  },
  comparing: {
    differ: `(?:${FUENTES} )?(?:difieren|discrepan|se contradicen|no están de acuerdo)(?: ${FUENTES})?|(?:diferencias?|contradicciones|contradicción|desacuerdos?) entre ${FUENTES}`,
    agree: `(?:${FUENTES} )?(?<!no )(?:coinciden|están de acuerdo)(?: ${FUENTES})?|tienen en común(?: ${FUENTES})?`,
    not: 'no|nunca|jamás',
    sources:
      'fuentes?|v[ií]deos?|ponentes?|charlas?|grabaciones|episodios?|podcasts?|entrevistas?|textos?',
    aside:
      'cuál|cuáles|qué|dónde|son|es|exactamente|principales|mayores|importantes|lista|enumera|muestra|encuentra|tod[oa]s|datos|cifras|fechas|hechos|puntos|fuentes|v[ií]deos|episodios',
  },
  plainWords:
    'detalle detalles ventaja ventajas desventaja desventajas problema problemas dificultad dificultades estado actual actualmente futuro progreso resumen contenido papel tipo tipos nuevo nueva nuevos nuevas final finalmente importante importancia general diferencia diferencias diferente usar usado cambiar cambio cambios resultado resultados ejemplo ejemplos parte partes cosa cosas respuesta respuestas solución soluciones necesario incluir objetivo objetivos pasó ocurrió',
  phrases: {
    takeaways: 'Puntos clave',
    faq: 'Preguntas frecuentes',
    conclusion: 'Conclusión',
    differ: 'En qué difieren las fuentes',
    about: '¿Qué dice el vídeo sobre «{topic}»?',
    greeting: 'Hola:',
    moments: 'Momentos que vale la pena ver',
    signoff: 'Gracias por leer. Hasta la próxima.',
    welcome: '¡Bienvenidos! Hoy hablamos de «{title}».',
    farewell: 'Gracias por escuchar. Hasta la próxima.',
    asks: ['Cuéntanos más sobre eso.', '¿Qué más importa aquí?', '¿Y qué viene después?'],
    host: 'Presentador',
    cohost: 'Copresentador',
    says: ['En el original se dice:', 'Textualmente:', 'Y continúa:'],
    reader: 'Lectura',
    chapters: 'Capítulos',
    subjectLine: 'Asunto:',
    otherSubjectLine: 'Asunto alternativo:',
    preheader: 'Preheader:',
  },
  bounds: {
    most: 'como_máximo a_lo_sumo menos_de no_más_de',
    least: 'al_menos por_lo_menos como_mínimo más_de no_menos_de',
    mostAfter: 'o_menos como_máximo',
    leastAfter: 'o_más como_mínimo al_menos',
  },
  largeNumbers: {
    hundreds:
      'cien/?ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    scales: 'mil=1000 *millón/*millon/*millones=1e6',
  },
  measures: 'por_cien=percent',
  numbers: {
    minute: 'minutos?',
    second: 'segundos?',
    hour: 'horas?',
    cardinals: () => [
      ...ONES,
      ...row('diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho', 10),
      ...row('diecinueve', 19),
      ...TENS,
      ...row('veintiuno/veintiún/veintiuna veintidós/veintidos veintitrés/veintitres', 21),
      ...row('veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho', 24),
      ...row('veintinueve', 29),
      ...compounds(TENS.slice(1), ONES, (ten, one) => `${ten} y ${one}`),
    ],
    ordinals: () => [
      ...ORDINALS,
      ...row('undécimo/decimoprimero/decimoprimer duodécimo/decimosegundo', 11),
      ...row('decimotercero/decimotercer decimocuarto decimoquinto decimosexto', 13),
      ...row('decimoséptimo decimoctavo decimonoveno', 17),
      ...compounds(row('décimo', 10), ORDINALS, apart),
      ...TEN_ORDINALS,
      ...compounds(TEN_ORDINALS, ORDINALS, apart),
    ],
    half: 'y medi[oa]',
  },
  times: {
    beforeMinute: 'en el|en|a la|al|hacia el|desde el|a',
    beforeClock: 'hasta|a las|a los|sobre las|en el',
    beforeLength: 'hasta',
    each: 'cada|por|un',
    ordinalSuffix: '[ªº]',
    at: 'a\\slos',
    measuredBy: 'de|del|por',
    ratio: 'relación|escala|proporción',
    from: 'entre',
    until: 'a|y|e',
    label: 'número',
    secondSign: 'seg',
    measures: 'por\\s?cien|veces',
  },
} satisfies LanguageData;

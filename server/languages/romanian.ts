import { type Named, compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('unu/una/un/o doi/două trei patru cinci șase șapte opt nouă');
const TENS = tens('douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci');
const JOINED = compounds(TENS, ONES, (ten, one) => `${ten} și ${one}`);
const TEENS =
  'unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece/cinsprezece șaisprezece șaptesprezece optsprezece nouăsprezece';

export const romanian = {
  stopWords:
    'și sau dar că dacă de la în pe cu din pentru fără sub peste între până după înainte este sunt era erau fi fost am ai are au avem aveți avea nu mai foarte doar încă deja eu tu el ea noi voi ei ele mă te se îl o îi le ne vă lui lor acest această acești aceste acel acea care ce cine când unde cum cât un una unei unui al a ale ai tot toți toate fiecare alt altă poate trebuie face aici acolo acum atunci așa ca să prin spre mult multe doi două iar ori nici',
  clauseWords: 'și dar pentru când dacă deci apoi atunci sau însă după iar deoarece',
  neverLast:
    'un o în din de la pe cu pentru fără despre între și sau dar că să dacă când cum nu foarte al ai ale este',
  greetings: 'salut bună-ziua bună-seara bun-venit mulțum abon',
  noGreetings: 'mulțumită',
  abbreviations: 'd dl dna nr str ex etc pag art ing prof bd a.c',
  negations: 'nu fără niciodată nimeni nimic nici',
  tokens: [0.295, 1.77],
  legacyEncoding: 'windows-1250',
  remarks:
    'notă observație atenție avertisment avertizare important sfat exemplu pas pasul întrebare răspuns problemă soluție rezultat concluzie rezumat sursă sursa traducere traducerea subtitrare capitol capitolul parte partea titlu regulă motiv fapt',
  habits:
    'quotation marks are „ ”, ș and ț with commas. Niciodată: în lumea agitată de astăzi, nu este un secret că, cheia succesului, în concluzie, descoperă cum.',
  speech: {
    links: 'și dar sau iar căci ci',
    leans:
      'el ea ei ele acesta aceasta aceștia acestea acela aceea asta ăsta său sa lui lor atunci apoi deci așadar totuși însă de-aceea de-asemenea altfel astfel în-schimb',
    self: 'eu mă mie meu mea mei mele noi ne nostru noastră',
    hesitations: 'ăă îî hmm ăăă',
    asides: 'păi|știi|știți|adică|bun|da|nu|bine|deci|practic|de fapt|mă rog',
    housekeeping:
      'în acest (?:video|clip|episod|curs)|în următorul (?:video|clip|episod)|înainte să începem|aveți întrebări|ordinea de zi|la examen|ne vedem|pe data viitoare|în descriere|în comentarii',
    sums: 'într-o propoziție|într-un cuvânt|pe scurt|ideea e|ideea este|cel mai important|esențialul|esența|rețineți|reține|în concluzie|mesajul|se reduce la',
    stresses:
      'amintiți-vă|amintește-ți|nu uitați|nu uita|secretul|adevărul|soluția|regula|greșeala|trucul|problema|mai ales|important|cheia|lecția',
  },
  voiceSample: 'Așa sună vocea mea. Începem?',
  stageDirections: {
    does: `râde|râd|râzând|chicotește|zâmbește|zâmbind|oftează|oftând|șoptește|șoptind|tușește|își drege vocea|strigă|
      plânge|aplaudă`,
    heard: 'râsete|râs|aplauze|muzică|liniște|tăcere|pauză|oftat|încet|în șoaptă',
  },
  phrases: {
    takeaways: 'Idei principale',
    faq: 'Întrebări frecvente',
    conclusion: 'Concluzie',
    differ: 'Unde diferă sursele',
    about: 'Ce spune videoclipul despre „{topic}”?',
    greeting: 'Bună!',
    moments: 'Momente care merită văzute',
    signoff: 'Îți mulțumim că ai citit. Pe data viitoare.',
    welcome: 'Bun venit! Astăzi vorbim despre „{title}”.',
    farewell: 'Vă mulțumim că ne-ați ascultat. Pe data viitoare.',
    asks: ['Spune-ne mai multe despre asta.', 'Ce mai contează aici?', 'Și ce urmează?'],
    host: 'Gazdă',
    cohost: 'Co-gazdă',
    says: ['În înregistrare se spune:', 'Cuvânt cu cuvânt:', 'Și mai departe:'],
    reader: 'Lector',
    chapters: 'Capitole',
    subjectLine: 'Subiect:',
    otherSubjectLine: 'Subiect alternativ:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales: 'sută/*sute=100 *mie/*mii=1000 *milion/*milioane=1e6 *miliard/*miliarde=1e9',
  },
  measures: 'la_sută=percent',
  numbers: {
    minute: 'minut(?:ul|e|ele|ului|elor|a)?',
    second: 'secund(?:a|ă|e|ele|elor|ei)',
    hour: 'or(?:a|ă|e|ele|elor|ei)',
    cardinals: () => {
      const many = [...TENS, ...JOINED];
      return [
        ...ONES,
        ...row('zece', 10),
        ...row(TEENS, 11),
        ...many,
        // From twenty on, "de" comes before the unit.
        ...many.map(([word, value]): Named => [`${word} de`, value]),
      ];
    },
    ordinals: () => {
      const ofMany = [...row(TEENS, 11), ...TENS];
      return [
        ...row('al_doilea/a_doua al_treilea/a_treia al_patrulea/a_patra al_cincilea/a_cincea', 2),
        ...row('al_șaselea/a_șasea al_șaptelea/a_șaptea al_optulea/a_opta al_nouălea/a_noua', 6),
        ...row('al_zecelea/a_zecea', 10),
        ...ofMany.map(([word, value]): Named => [`al ${word}lea`, value]),
        ...ofMany.map(([word, value]): Named => [`a ${word}a`, value]),
        ...TENS.map(([word, value]): Named => [`a ${word.slice(0, -1)}ea`, value]),
        ...JOINED.flatMap(([word, value]): Named[] => [
          [`al ${word.replace(/opt$|unu$/u, '$&u').replace(/uu$/u, 'u')}lea`, value],
          [`a ${word}a`, value],
        ]),
      ];
    },
    half: 'și jumătate',
  },
  times: { beforeMinute: 'la|în', beforeClock: 'la|ora', each: 'un' },
  askingOn: {
    why: '(?:și |dar )?de ce(?: nu)?',
    next: 'și (?:apoi|după|după aceea|atunci)|ce altceva',
    because: 'pentru că|fiindcă',
    otherwise: 'altfel',
  },
} satisfies LanguageData;

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
  greetings: 'salut bună bun-venit mulțum abon',
  abbreviations: 'd dl dna nr str ex etc pag art ing prof bd a.c',
  negations: 'nu fără niciodată nimeni nimic nici',
  determiners: 'un o niște',
  tokens: [0.295, 1.77],
  legacyEncoding: 'windows-1250',
  remarks:
    'notă observație atenție avertisment avertizare important sfat exemplu pas pasul întrebare răspuns problemă soluție rezultat concluzie rezumat sursă sursa traducere traducerea subtitrare capitol capitolul parte partea titlu regulă motiv fapt',
  habits:
    'quotation marks are „ ”, ș and ț with commas. Niciodată: în lumea agitată de astăzi, nu este un secret că, cheia succesului, în concluzie, descoperă cum.',
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
    about: 'Ce spune videoclipul despre „{topic}”?',
    greeting: 'Bună!',
    opening: 'Iată esențialul din „{title}”.',
    moments: 'Momente care merită văzute',
    signoff: 'Îți mulțumim că ai citit. Pe data viitoare.',
    callToAction: 'Cu ce rămâi? Trimite firul cuiva căruia i-ar fi de folos.',
    question: 'Ce experiență aveți cu acest subiect?',
    welcome: 'Bun venit! Astăzi vorbim despre „{title}”.',
    farewell: 'Vă mulțumim că ne-ați ascultat. Pe data viitoare.',
    next: 'Să trecem la „{topic}”.',
    asks: ['Spune-ne mai multe despre asta.', 'Ce mai contează aici?', 'Și ce urmează?'],
    host: 'Gazdă',
    cohost: 'Co-gazdă',
    chapters: 'Capitole',
    asksAbout: [
      'Ce ar trebui să știm despre „{topic}”?',
      'Și ce putem spune despre „{topic}”?',
      'Povestește-ne puțin despre „{topic}”.',
      'Ce rol are aici „{topic}”?',
      'Să ne oprim puțin la „{topic}”.',
    ],
    leads: ['Următorul subiect este „{topic}”.', 'Acum ajungem la „{topic}”.'],
  },
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
        // From twenty on what is counted follows with a word between.
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
} satisfies LanguageData;

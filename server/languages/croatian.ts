import { compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'jedan/jedna/jednu/jedne/jednoj dva/dvije/dve/dviju/dvema tri četiri pet šest sedam osam devet',
);
const TEENS =
  'deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest';
const TENS = tens('dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset');
const ORDINALS = inflected(
  row('prv drug treć četvrt pet šest sedm osm devet'),
  'a e oj u om i og em eg',
);
const join = (ten: string, one: string) => [`${ten} ${one}`, `${ten} i ${one}`];

export const croatian = {
  stopWords:
    'i u na s sa za od do po ne da se si je su sam smo ste bio bila bilo bili će ću ćemo to taj ta te ti ovo ovaj ova ove on ona ono oni one ja mi vi ga mu joj ih nas vas ima nema kao ili ali a ako jer kad kada gdje što tko koji koja koje kako tako isto samo još već vrlo može treba k pri bez između nakon prije jedan jedna jedno sve svaki me te o iz li neki neka',
  clauseWords: 'i ali jer kada kad ako zato onda međutim ili dok nakon dakle',
  neverLast:
    'u na s sa k o od do za bez pod nad između po pri i ili ali da ako kad ne kao koji koja koje vrlo moj moja',
  greetings: 'bok pozdrav dobrodošli hvala pretplat doviđenja',
  abbreviations: 'npr tj itd sv god g gđa ul br str dr mr tzv',
  ordinalDot: true,
  negations: 'ne nije nisu nema bez nikad nikada nitko ništa nisam',
  tokens: [0.321, 1.97],
  legacyEncoding: 'windows-1250',
  remarks:
    'napomena bilješka pažnja upozorenje važno savjet primjer korak pitanje odgovor problem rješenje rezultat zaključak sažetak izvor prijevod titlovi poglavlje dio naslov pravilo razlog činjenica zapamtite',
  habits:
    'quotation marks are „ ”, the dash is – with spaces. Nikad: u današnje vrijeme, nije tajna da, ključ uspjeha, na kraju krajeva, otključajte potencijal.',
  speech: {
    links: 'i a ali ili jer',
    leans:
      'on ona ono oni one to taj ta ti te ovo ovaj ova njegov njezin njihov ga mu joj zato onda također međutim dakle pa inače osim-toga ipak zatim tako takav',
    self: 'ja me mi moj moja moje nas nam naš naša',
    hesitations: 'eee hmm',
    asides: 'pa|znate|znaš|dakle|mislim|da|ne|dobro|zapravo|u biti|ono',
    housekeeping:
      'u ovom videu|u ovoj epizodi|na ovom predavanju|u sljedećem videu|u sljedećoj epizodi|prije nego što počnemo|ima li pitanja|dnevnog reda|dnevnom redu|na ispitu|do sljedećeg puta|vidimo se|u opisu videa|u komentarima',
    sums: 'u jednoj rečenici|jednom rečenicom|jednom riječju|ukratko|poanta je|bit je|najvažnije|radi se o tome|zapamtite|zapamti|sažeto|glavno je|poruka je',
    stresses:
      'ne zaboravite|ne zaboravi|tajna|istina je|rješenje|pravilo|greška|pogreška|trik|problem|prije svega|važno|ključ|pouka',
  },
  voiceSample: 'Ovako zvučim. Hoćemo li početi?',
  stageDirections: {
    does: 'smije se|smiju se|smijući se|uzdiše|šapuće|smiješi se|kašlje|viče|plače|plješće',
    heard: 'smijeh|pljesak|glazba|tišina|pauza|stanka|uzdah|tiho|šapat|šapatom',
  },
  phrases: {
    takeaways: 'Najvažnije',
    faq: 'Često postavljana pitanja',
    conclusion: 'Zaključak',
    differ: 'Gdje se izvori razlikuju',
    about: 'Što se u videu kaže o temi „{topic}“?',
    greeting: 'Pozdrav!',
    moments: 'Trenuci koje vrijedi pogledati',
    signoff: 'Hvala na čitanju. Do sljedećeg puta.',
    welcome: 'Dobro došli! Danas govorimo o temi „{title}“.',
    farewell: 'Hvala na slušanju. Do sljedećeg puta.',
    asks: ['Reci nam više o tome.', 'Što je još ovdje važno?', 'A što slijedi?'],
    host: 'Voditelj',
    cohost: 'Suvoditelj',
    says: ['U snimci se kaže:', 'Doslovno:', 'I dalje:'],
    reader: 'Čitatelj',
    chapters: 'Poglavlja',
    subjectLine: 'Predmet:',
    otherSubjectLine: 'Alternativni predmet:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds:
      '?sto dvjesto/dvjesta/dvesto tristo/trista četiristo/četirista petsto šeststo/?šesto sedamsto osamsto devetsto',
    scales:
      'stotinu/*stotine/*stotina=100 tisuću/*tisuća/*tisuće/hiljadu/*hiljada/*hiljade=1000 milijun/*milijuna/*milijuni=1e6 milijardu/*milijarda/*milijarde/*milijardi=1e9',
    joins: 'i',
  },
  numbers: {
    minute: 'minut(?:a|e|i|u|ama|om)?',
    second: 'sekund(?:a|e|i|u|ama|om)?',
    hour: 'sat(?:a|i|u|om)?',
    cardinals: () => [...ONES, ...row(TEENS, 10), ...TENS, ...compounds(TENS, ONES, join)],
    ordinals: () => [
      ...ORDINALS,
      ...inflected([...row(TEENS, 10), ...TENS], 'a e oj u om i og'),
      ...compounds(TENS, ORDINALS, join),
    ],
    half: 'i pol?',
  },
  times: {
    beforeMinute: 'oko|u|na|pri',
    beforeClock: 'do|u|oko|na',
    beforeLength: 'do|oko',
    ordinalSuffix: '\\.',
    from: 'od|između',
    until: 'do|i',
  },
  askingOn: {
    why: '(?:a |i |ali )?zašto(?: ne)?',
    next: '(?:a |i )(?:onda|zatim|poslije)|što još',
    because: 'jer|zato što',
  },
} satisfies LanguageData;

import { compounds, row, together } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('egy kettő/két három négy öt hat hét nyolc kilenc');
const ORDINALS = row(
  'egyedik kettedik harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik',
);
/** Ten and twenty in the form used before a one. */
const LOW = [...row('tizen', 10), ...row('huszon', 20)];
const TENS = row('harminc negyven ötven hatvan hetven nyolcvan kilencven', 30, 10);

export const hungarian = {
  stopWords:
    'a az és vagy de hogy ha mert is nem ne van vannak volt voltak lesz lenne egy ez azt ezt azok ezek ami amit aki akik amely mint mikor amikor ahol hol mi ki én te ő mi ti ők engem téged őt minket nekem neked neki csak még már nagyon kell lehet tud el meg fel le be ki át után előtt között nélkül alatt felett minden mindig több sok így úgy akkor most itt ott valami semmi két kettő hanem majd tehát pedig s',
  clauseWords: 'és de mert amikor ha akkor aztán tehát vagy ezért azonban majd',
  neverLast: 'a az egy és vagy de hogy ha amikor mert nagyon',
  greetings: 'szia sziasztok üdvözl köszön iratkoz helló',
  noGreetings: 'köszönhető',
  abbreviations: 'pl stb kb ún dr ifj özv u ker vö ill kft bt zrt',
  ordinalDot: true,
  negations: 'nem ne nincs nincsenek sem soha nélkül',
  tokens: [0.346, 2.18],
  legacyEncoding: 'windows-1250',
  remarks:
    'megjegyzés figyelem figyelmeztetés fontos tipp példa lépés kérdés válasz probléma megoldás eredmény következtetés összefoglalás forrás fordítás felirat fejezet rész cím szabály tény',
  habits:
    'quotation marks are „ ”, the dash is – with spaces. Tegezés vagy magázás as the style says, never both. Soha: a mai rohanó világban, nem titok, hogy, a siker kulcsa, összefoglalva elmondható, merüljön el.',
  speech: {
    links: 'és de vagy meg mert',
    leans:
      'ő ez ők azok ezek azt ezt annak ennek őt neki akkor aztán ezért tehát azonban szintén is így úgy ráadásul különben mégis viszont ilyen olyan utána',
    self: 'én engem nekem mi minket nekünk',
    hesitations: 'ööö izé hm',
    asides: 'hát|szóval|na|nos|tudod|tudjátok|igen|nem|jó|mondjuk|ugye|igazából',
    housekeeping:
      'ebben a videóban|ebben az epizódban|ebben az adásban|a következő videóban|a következő részben|mielőtt elkezdenénk|van kérdés|napirendi pont|a napirenden|a vizsgán|viszlát a következő|a leírásban|a kommentekben',
    sums: 'egy mondatban|egy szóval|röviden|dióhéjban|a lényeg|a legfontosabb|arról van szó|jegyezzétek meg|jegyezd meg|összefoglalva|az üzenet|oda vezet',
    stresses:
      'emlékezz|emlékezzetek|ne felejtsd|ne felejtsétek|a titok|az igazság|a megoldás|a szabály|a hiba|a trükk|a probléma|mindenekelőtt|fontos|a kulcs|a tanulság',
  },
  voiceSample: 'Így szól a hangom. Kezdhetjük?',
  stageDirections: {
    does: `nevet|nevetnek|nevetve|kuncog|mosolyog|mosolyogva|sóhajt|sóhajtva|suttog|suttogva|köhög|
      megköszörüli a torkát|kiabál|sír|tapsol`,
    heard: 'nevetés|taps|zene|csend|szünet|sóhaj|halkan',
  },
  phrases: {
    takeaways: 'A legfontosabbak',
    faq: 'Gyakori kérdések',
    conclusion: 'Összegzés',
    differ: 'Amiben a források eltérnek',
    about: 'Mit mond a videó erről: „{topic}”?',
    greeting: 'Üdvözlöm!',
    moments: 'Érdemes megnézni',
    signoff: 'Köszönjük, hogy elolvasta. A legközelebbi viszontlátásra.',
    welcome: 'Üdvözöljük! A mai téma: „{title}”.',
    farewell: 'Köszönjük, hogy meghallgatott minket. A viszonthallásra.',
    asks: ['Mesélj erről többet.', 'Mi fontos még itt?', 'És mi következik?'],
    host: 'Műsorvezető',
    cohost: 'Társműsorvezető',
    says: ['A felvételen ez hangzik el:', 'Szó szerint:', 'És tovább:'],
    reader: 'Felolvasó',
    chapters: 'Fejezetek',
    subjectLine: 'Tárgysor:',
    otherSubjectLine: 'Alternatív tárgysor:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    scales: 'száz=100 ezer=1000 *millió=1e6 *milliárd=1e9',
  },
  numbers: {
    minute: 'perc(?:ben|et|nél|kor|re|től|ig|e|ek|es|nek|hez|től)?',
    second: 'másodperc(?:ben|et|nél|kor|re|től|ig|e|ek|es|nek|hez|től)?',
    hour: 'ór(?:a|ában|át|ánál|ára|ás|ától)',
    cardinals: () => [
      ...ONES,
      ...row('tíz húsz', 10, 10),
      ...TENS,
      ...compounds([...LOW, ...TENS], ONES, together),
    ],
    ordinals: () => [
      ...row('első második'),
      ...ORDINALS.slice(2),
      ...row('tizedik huszadik harmincadik negyvenedik ötvenedik hatvanadik hetvenedik', 10, 10),
      ...compounds([...LOW, ...TENS], ORDINALS, together),
    ],
    half: 'és fél',
  },
  times: {
    beforeMinute: 'a',
    ordinalSuffix: '\\.',
    secondAt: 'másodperc(?:nél|ben)',
    until: 'a|az',
  },
  askingOn: {
    why: '(?:és |de )?miért(?: nem)?',
    next: 'és (?:aztán|azután|utána)|mi még|mi történik ezután',
    because: 'mert',
    otherwise: 'különben',
  },
} satisfies LanguageData;

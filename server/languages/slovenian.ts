import { compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'en/ena/eno/eni/ene dve/dva/dveh tri/treh štiri/štirih pet/petih šest/šestih sedem/sedmih osem/osmih devet/devetih',
);
const FIRST = row('ena dva tri štiri pet šest sedem osem devet');
const TEENS =
  'deset enajst dvanajst trinajst štirinajst petnajst šestnajst sedemnajst osemnajst devetnajst';
const TENS = tens('dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset');
const JOINED = compounds(TENS, FIRST, (ten, one) => `${one}in${ten}`);

export const slovenian = {
  stopWords:
    'in v na s z za od do po ne da se si je so sem smo ste bil bila bilo bili bo bodo to ta te ti tega tisti on ona ono oni jaz mi vi ga mu ji jih nas vas ima imajo kot ali pa če ker ko kje kaj kdo ki kako tako tudi samo še že zelo lahko treba k pri brez med pred en ena eno vse vsak me te o iz naj bi tam tukaj nekaj torej potem nato ni več dva',
  clauseWords: 'in ampak ker ko če zato potem torej ali vendar medtem nato',
  neverLast:
    'v na s z k h o od do za brez pod nad po pri in ali ampak da če ko ne kot ki zelo moj moja',
  greetings: 'pozdravljeni živjo dobrodošli hvala naroč',
  abbreviations: 'npr tj itn ga g oz sv ul št str t.i ipd dr',
  ordinalDot: true,
  negations: 'ne ni niso nima brez nikoli nihče nič',
  tokens: [0.321, 1.88],
  legacyEncoding: 'windows-1250',
  remarks:
    'opomba pozor opozorilo pomembno nasvet primer korak vprašanje odgovor problem težava rešitev rezultat zaključek povzetek vir prevod podnapisi poglavje naslov pravilo razlog dejstvo',
  habits:
    'quotation marks are » « or „ “, the dash is – with spaces, the dual where two are meant. Nikoli: v današnjem hitrem svetu, ni skrivnost, da, ključ do uspeha, za konec lahko rečemo.',
  speech: {
    links: 'in a ali pa ampak kajti',
    leans:
      'on ona ono oni to ta ti te tisto njegov njena njihov ga mu ji zato potem tudi vendar torej ker sicer poleg-tega kljub nato tako tak',
    self: 'jaz me mi moj moja moje mi nas nam naš naša',
    hesitations: 'eee hmm ehm',
    asides: 'no|veste|veš|torej|pač|ja|ne|dobro|v bistvu|mislim|tako',
    housekeeping:
      'v tem videu|v tej epizodi|na tem predavanju|v naslednjem videu|v naslednji epizodi|preden začnemo|imate kakšno vprašanje|dnevnega reda|dnevnem redu|na izpitu|se vidimo|v opisu videa|v komentarjih',
    sums: 'v enem stavku|z eno besedo|na kratko|skratka|bistvo je|bistvo|najpomembnejše|najbolj pomembno|gre za to|zapomnite si|zapomni si|povzetek|sporočilo',
    stresses:
      'ne pozabite|ne pozabi|skrivnost|resnica je|rešitev|pravilo|napaka|trik|problem|težava|predvsem|pomembno|ključ|nauk',
  },
  voiceSample: 'Tako zvenim. Začnemo?',
  stageDirections: {
    does: `se smeje|smeje se|v smehu|se nasmehne|nasmehne se|vzdihne|zavzdihne|šepeta|zašepeta|kašlja|kriči|joka|
      ploska`,
    heard: 'smeh|aplavz|ploskanje|glasba|tišina|premor|pavza|vzdih|tiho|šepetaje',
  },
  phrases: {
    takeaways: 'Najpomembnejše',
    faq: 'Pogosta vprašanja',
    conclusion: 'Zaključek',
    differ: 'Kje se viri razlikujejo',
    about: 'Kaj video pove o temi »{topic}«?',
    greeting: 'Pozdravljeni!',
    moments: 'Trenutki, vredni ogleda',
    signoff: 'Hvala za branje. Do naslednjič.',
    welcome: 'Dobrodošli! Današnja tema je »{title}«.',
    farewell: 'Hvala za poslušanje. Do naslednjič.',
    asks: ['Povej nam več o tem.', 'Kaj je tu še pomembno?', 'In kaj sledi?'],
    host: 'Voditelj',
    cohost: 'Sovoditelj',
    says: ['V posnetku slišimo:', 'Dobesedno:', 'In dalje:'],
    reader: 'Bralec',
    chapters: 'Poglavja',
    subjectLine: 'Zadeva:',
    otherSubjectLine: 'Alternativna zadeva:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds: 'sto dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto',
    scales:
      'tisoč=1000 milijon/*milijona/*milijone/*milijoni/*milijonov=1e6 milijarda/*milijardi/*milijarde/*milijard=1e9',
  },
  numbers: {
    minute: 'minut(?:a|e|i|o|ah|ama)?',
    second: 'sekund(?:a|e|i|o|ah|ama)?',
    hour: 'ur(?:a|e|i|o|ah)',
    cardinals: () => [...ONES, ...inflected([...row(TEENS, 10), ...TENS, ...JOINED], '- ih')],
    ordinals: () =>
      inflected(
        [
          ...row('prv drug tretj četrt pet šest sedm osm devet'),
          ...row(TEENS, 10),
          ...TENS,
          ...JOINED,
        ],
        'a i o e',
      ),
    half: 'in pol',
  },
  times: {
    beforeMinute: 'pri|v|na',
    beforeClock: 'do|ob|pri|v|na',
    beforeLength: 'do',
    ordinalSuffix: '\\.',
    from: 'od',
    until: 'do',
  },
  askingOn: {
    why: '(?:in |a |ampak )?zakaj(?: ne)?',
    next: '(?:in )?(?:potem|nato)|kaj še|in kaj potem',
    because: 'ker',
  },
} satisfies LanguageData;

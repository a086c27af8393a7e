import {
  apart,
  compounds,
  inflected,
  inflectedAlike,
  row,
  tens,
  together,
} from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'jeden/jedna/jednu/jednej dva/dve/dvoch tri/troch štyri/štyroch päť/piatich šesť/šiestich sedem/siedmich osem/ôsmich deväť/deviatich',
);
const TEENS =
  'desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť';
const TENS = tens(
  'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
);
const TEN_STEMS = tens(
  'dvadsiat tridsiat štyridsiat päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
);
const STEMS = row('prv druh tret štvrt piat šiest siedm ôsm deviat');
const ENDINGS = 'á a ej ú u ia iu';

export const slovak = {
  stopWords:
    'a v vo na s so sa si z zo za od do po nie že je sú som sme ste bol bola bolo boli bude budú to ten tá tie tí toto tento táto on ona ono oni ja my vy ho mu jej ich nás vás má majú ako alebo ale keď kde čo kto ktorý ktorá ktoré tak tiež len iba ešte už veľmi môže musí k ku pri bez medzi pred jeden jedna jedno všetko každý ma ťa o i aby by ak pretože tam tu niečo takže potom u',
  clauseWords: 'a ale pretože keď ak takže potom alebo však zatiaľ preto',
  neverLast:
    'v vo na s so z zo k ku u o od do pre bez pod nad medzi po pri za a alebo ale i že aby keď ak ako ktorý ktorá ktoré veľmi môj moja',
  greetings: 'ahoj vitajte vítam ďakuj odber',
  abbreviations: 'napr tj tzv atď č str ing mgr sv ul p r',
  ordinalDot: true,
  negations: 'nie nie je bez nikdy nikto nič ani',
  tokens: [0.369, 2.14],
  legacyEncoding: 'windows-1250',
  remarks:
    'poznámka pozor upozornenie varovanie dôležité tip príklad krok otázka odpoveď problém riešenie výsledok záver zhrnutie zdroj preklad titulky kapitola časť názov pravidlo dôvod fakt pamätajte',
  habits:
    'quotation marks are „ “, the dash is – with spaces. Nikdy: v dnešnej uponáhľanej dobe, nie je žiadnym tajomstvom, kľúčom k úspechu, na záver možno povedať.',
  speech: {
    links: 'a ale alebo či lebo',
    leans:
      'on ona ono oni ony to ten tá tí tie tento táto toto jeho jej ich mu ho preto potom tiež však teda tým pretože inak navyše napriek takže taký tak aj',
    self: 'ja ma mi môj moja moje my nás nám náš naša',
    hesitations: 'ehm hmm eee',
    asides: 'no|viete|vieš|teda|proste|akože|dobre|áno|nie|hej|tak|vlastne|takže',
    housekeeping:
      'v tomto videu|v tejto epizóde|na tejto prednáške|v ďalšom videu|v ďalšej časti|skôr než začneme|predtým ako začneme|máte nejaké otázky|program schôdze|na skúške|vidíme sa|v popise videa|v komentároch',
    sums: 'jednou vetou|v jednej vete|jedným slovom|stručne povedané|skrátka|ide o to|najdôležitejšie|podstata|zhrnuté|zapamätajte si|zapamätaj si|hlavné je|posolstvo',
    stresses:
      'pamätajte|pamätaj|nezabudnite|nezabudni|tajomstvo|pravda je|riešenie|pravidlo|chyba|trik|problém|predovšetkým|dôležité|kľúč|poučenie',
  },
  voiceSample: 'Takto zniem. Začneme?',
  stageDirections: {
    does: `smeje sa|smejú sa|zasmeje sa|so smiechom|usmieva sa|usmeje sa|vzdychá|vzdychne|povzdychne si|šepká|šepne|
      kašle|odkašle si|kričí|plače|tlieska`,
    heard: 'smiech|potlesk|hudba|ticho|pauza|vzdych|potichu|šeptom',
  },
  phrases: {
    takeaways: 'To najdôležitejšie',
    faq: 'Časté otázky',
    conclusion: 'Záver',
    differ: 'V čom sa zdroje líšia',
    about: 'Čo video hovorí k téme „{topic}“?',
    greeting: 'Dobrý deň,',
    moments: 'Okamihy, ktoré sa oplatí vidieť',
    signoff: 'Ďakujeme za prečítanie. Dovidenia nabudúce.',
    welcome: 'Vitajte! Dnešná téma je „{title}“.',
    farewell: 'Ďakujeme za vypočutie. Dopočutia nabudúce.',
    asks: ['Povedz nám o tom viac.', 'Čo je tu ešte dôležité?', 'A čo nasleduje?'],
    host: 'Moderátor',
    cohost: 'Druhý moderátor',
    says: ['V nahrávke zaznie:', 'Doslova:', 'A ďalej:'],
    reader: 'Predčítanie',
    chapters: 'Kapitoly',
    subjectLine: 'Predmet:',
    otherSubjectLine: 'Alternatívny predmet:',
    preheader: 'Preheader:',
  },
  largeNumbers: {
    hundreds: 'sto dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto',
    scales: 'tisíc/*tisíce=1000 milión/*milióny/*miliónov=1e6 miliarda/*miliardy/*miliárd=1e9',
  },
  numbers: {
    minute: 'min[uú]t(?:a|y|u|e|ou|ach|ách|am)?',
    second: 'sek[uú]nd(?:a|y|u|e|ou|ach|ách|am)?',
    hour: 'hod[ií]n(?:a|y|u|e|ou|ach|ách)?',
    cardinals: () => [
      ...ONES,
      ...row(TEENS, 10),
      ...inflected(row(TEENS.replaceAll('ť', 't').replace('desat', 'desiat'), 10), 'ich'),
      ...TENS,
      ...inflected(TEN_STEMS, 'ich'),
      ...compounds(TENS, ONES, together),
      ...compounds(inflected(TEN_STEMS, 'ich'), ONES, apart),
    ],
    ordinals: () => [
      ...inflected(STEMS, ENDINGS),
      ...inflected(
        [...row(TEENS.replaceAll('ť', 't').replace('desat', 'desiat'), 10), ...TEN_STEMS],
        'a ej u',
      ),
      ...inflectedAlike(TEN_STEMS, STEMS, [
        ['a', 'á a ia'],
        ['ej', 'ej'],
        ['u', 'ú u iu'],
      ]),
    ],
    half: 'a pol',
  },
  times: {
    beforeMinute: 'v|na|pri',
    beforeClock: 'do|o|v|na|okolo|pri',
    beforeLength: 'do|okolo',
    each: 'každú',
    ordinalSuffix: '\\.',
    from: 'od|medzi',
    until: 'do|a|i',
  },
  askingOn: {
    why: '(?:a |ale )?prečo(?: nie)?',
    next: 'a (?:potom|ďalej)|čo (?:ďalej|potom|ešte)|a čo (?:potom|ďalej)',
    because: 'pretože|lebo',
  },
} satisfies LanguageData;

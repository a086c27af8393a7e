import { apart, compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row(
  'viens/viena/vienu/vienas divi/divas/divām trīs četri/četras/četrām pieci/piecas/piecām seši/sešas/sešām septiņi/septiņas/septiņām astoņi/astoņas/astoņām deviņi/deviņas/deviņām',
);
const TEENS =
  'desmit vienpadsmit divpadsmit trīspadsmit četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit';
const TENS = tens(
  'divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit',
);
const ORDINALS = inflected(
  row('pirm otr treš ceturt piekt sest septīt astot devīt'),
  'ā ajā ajai o ās',
);

export const latvian = {
  stopWords:
    'un ir uz ar no par pie pēc pirms bez līdz starp kā ka ja bet vai arī tikai vēl jau ļoti es tu viņš viņa mēs jūs viņi tas tā to tie tās šis šī šo šie nav bija būs būt var vajag kas kurš kura kad kur kāpēc jo tad tur te tagad viss visi katrs viens divi vairāk daudz man tev viņam mums jums savu sev pats nekā nevis lai gan tomēr i',
  clauseWords: 'un bet jo kad ja tad tāpēc vai pēc tomēr savukārt',
  neverLast: 'un vai bet ka ja uz no ar bez par pie ļoti ne kas kurš kura mans mana',
  greetings: 'sveiki labdien laipni paldies abonē',
  abbreviations: 'piem u.c utt t.i t.s g gs plkst dz',
  ordinalDot: true,
  negations: 'ne nav nekad bez',
  tokens: [0.361, 2.04],
  legacyEncoding: 'windows-1257',
  remarks:
    'piezīme uzmanību brīdinājums svarīgi padoms piemērs solis jautājums atbilde problēma risinājums rezultāts secinājums kopsavilkums avots tulkojums subtitri nodaļa daļa virsraksts noteikums iemesls fakts',
  habits:
    'quotation marks are „ ”, the dash is – with spaces. Nekad: mūsdienu straujajā pasaulē, nav noslēpums, ka, panākumu atslēga, nobeigumā jāsecina.',
  speech: {
    links: 'un bet vai jo',
    leans:
      'viņš viņa viņi viņas tas tā tie tās šis šī šie tad tāpēc arī tomēr turklāt citādi tādēļ tādējādi pēc-tam savukārt tāds',
    self: 'es mani man mans mana mēs mūs mums mūsu',
    hesitations: 'ēē hmm mm',
    asides: 'nu|ziniet|proti|jā|nē|labi|tātad|patiesībā|teiksim',
    housekeeping:
      'šajā video|šajā sērijā|šajā lekcijā|nākamajā video|nākamajā sērijā|pirms sākam|vai ir jautājumi|darba kārtīb|eksāmenā|tiekamies nākam|aprakstā|komentāros',
    sums: 'vienā teikumā|vienā vārdā|īsi sakot|īsumā|runa ir par|būtība|svarīgākais|vissvarīgākais|galvenais|atcerieties šo|kopsavilkumā|vēstījums',
    stresses:
      'atcerieties|atceries|neaizmirstiet|neaizmirsti|noslēpums|patiesība|risinājums|likums|noteikums|kļūda|triks|problēma|pirmkārt|svarīgi|atslēga|mācība',
  },
  voiceSample: 'Tā skan mana balss. Sāksim?',
  stageDirections: {
    does: 'smejas|smejoties|smaida|nopūšas|čukst|čukstot|klepo|kliedz|raud|aplaudē',
    heard: 'smiekli|aplausi|mūzika|klusums|pauze|nopūta|klusi',
  },
  phrases: {
    takeaways: 'Svarīgākais',
    faq: 'Biežāk uzdotie jautājumi',
    conclusion: 'Nobeigums',
    differ: 'Kur avoti atšķiras',
    about: 'Kas video teikts par tēmu “{topic}”?',
    greeting: 'Sveiki!',
    moments: 'Mirkļi, ko vērts noskatīties',
    signoff: 'Paldies, ka izlasījāt. Uz tikšanos nākamreiz.',
    welcome: 'Laipni lūgti! Šodienas tēma ir “{title}”.',
    farewell: 'Paldies, ka klausījāties. Uz dzirdēšanos nākamreiz.',
    asks: ['Pastāsti par to vairāk.', 'Kas te vēl ir svarīgi?', 'Un kas notiek tālāk?'],
    host: 'Vadītājs',
    cohost: 'Otrs vadītājs',
    says: ['Ierakstā teikts:', 'Vārds vārdā:', 'Un tālāk:'],
    reader: 'Lasītājs',
    chapters: 'Nodaļas',
    subjectLine: 'Temata rinda:',
    otherSubjectLine: 'Alternatīva temata rinda:',
    preheader: 'Priekšskatījuma teksts:',
  },
  largeNumbers: {
    hundreds:
      'simts/simt divsimt trīssimt četrsimt piecsimt sešsimt septiņsimt astoņsimt deviņsimt',
    scales:
      '*simti/*simtus/*simtu=100 tūkstotis/tūkstoti/tūkstoš/*tūkstoši/*tūkstošus/*tūkstošu=1000 miljons/*miljoni/*miljonus/*miljonu=1e6 miljards/*miljardi/*miljardus/*miljardu=1e9',
  },
  numbers: {
    minute: 'minūt(?:e|ē|es|i|ei|ēm|ēs|u)',
    second: 'sekund(?:e|ē|es|i|ei|ēm|ēs)|sekunžu',
    hour: 'stund(?:a|ā|as|u|ai|ām|ās)',
    cardinals: () => [...ONES, ...row(TEENS, 10), ...TENS, ...compounds(TENS, ONES, apart)],
    ordinals: () => [
      ...ORDINALS,
      ...inflected([...row(TEENS, 10), ...TENS], 'ā ajā ajai o ās'),
      ...compounds(TENS, ORDINALS, apart),
    ],
    half: 'ar pusi',
  },
  times: { beforeMinute: 'pie', beforeClock: 'pie', ordinalSuffix: '\\.', at: 'pie' },
  askingOn: {
    why: '(?:un |bet )?kāpēc(?: ne)?',
    next: 'un (?:tad|pēc tam|tālāk)|kas tālāk|kas vēl',
    because: 'jo|tāpēc ka',
  },
} satisfies LanguageData;

import { apart, compounds, inflected, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = [
  ...row('vienas/viena/vieną/vienos du/dvi/dviejų trys/tris/trijų'),
  ...inflected(row('ketur penk šeš septyn aštuon devyn', 4), 'i ios ias ių'),
];
const TEENS =
  'vienuolik dvylik trylik keturiolik penkiolik šešiolik septyniolik aštuoniolik devyniolik';
const TENS = [
  ...row('dešimt/dešimties', 10),
  ...tens(
    'dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt devyniasdešimt',
  ),
];
const ORDINALS = inflected(
  row('pirm antr treči ketvirt penkt šešt septint aštunt devint'),
  'a ą oje os oji ąją ojoje osios ai ajai',
);

export const lithuanian = {
  stopWords:
    'ir yra į su iš apie prie po prieš be iki tarp kaip kad jei jeigu bet ar arba taip pat tik dar jau labai aš tu jis ji mes jūs jie jos tai tas ta to tie šis ši šie nėra buvo bus būti gali reikia kas kuris kuri kada kur kodėl nes tada ten čia dabar viskas visi kiekvienas vienas du daugiau daug man tau jam mums jums savo sau pats nei o ne už ant',
  clauseWords: 'ir bet nes kai jei tada todėl arba po tačiau kol taigi',
  neverLast: 'ir ar bet kad jei į iš su be nuo iki prie per apie už ne labai kuris kuri kurie mano',
  greetings: 'sveiki labas ačiū prenumeruo',
  abbreviations: 'pvz t.y kt t.t g m d gyv p nr kun',
  negations: 'ne nėra niekada be',
  tokens: [0.354, 2.37],
  legacyEncoding: 'windows-1257',
  remarks:
    'pastaba dėmesio įspėjimas svarbu patarimas pavyzdys žingsnis klausimas atsakymas problema sprendimas rezultatas išvada santrauka šaltinis vertimas subtitrai skyrius dalis pavadinimas taisyklė priežastis faktas',
  habits:
    'quotation marks are „ “, the dash is – with spaces. Niekada: šiuolaikiniame greitame pasaulyje, ne paslaptis, kad, sėkmės raktas, apibendrinant galima teigti.',
  speech: {
    links: 'ir bet ar arba nes',
    leans:
      'jis ji jie jos tai tas ta tie tos šis ši šie tada todėl taip-pat tačiau be-to kitaip taigi taip po-to vėliau toks tokia jo jos jų',
    self: 'aš mane man mano mes mus mums mūsų',
    hesitations: 'ėė hmm mm',
    asides: 'na|žinote|tai yra|taip|ne|gerai|vadinasi|iš tikrųjų|sakykim',
    housekeeping:
      'šiame vaizdo įraše|šiame epizode|šioje paskaitoje|kitame vaizdo įraše|kitame epizode|prieš pradėdami|ar yra klausimų|darbotvarkė|egzamine|iki kito karto|aprašyme|komentaruose',
    sums: 'vienu sakiniu|vienu žodžiu|trumpai tariant|trumpai|esmė|svarbiausia|svarbiausias|svarbiausias dalykas|reikalas tas|įsiminkite|įsimink|apibendrinant|žinutė',
    stresses:
      'prisiminkite|prisimink|nepamirškite|nepamiršk|paslaptis|tiesa ta|sprendimas|taisyklė|klaida|gudrybė|problema|visų pirma|svarbu|raktas|pamoka',
  },
  voiceSample: 'Taip skamba mano balsas. Pradėkime?',
  stageDirections: {
    does: 'juokiasi|juokdamasis|juokdamasi|šypsosi|atsidūsta|dūsauja|šnabžda|šnibžda|kosėja|šaukia|verkia|ploja',
    heard: 'juokas|plojimai|muzika|tyla|pauzė|atodūsis|tyliai',
  },
  phrases: {
    takeaways: 'Svarbiausia',
    faq: 'Dažnai užduodami klausimai',
    conclusion: 'Išvada',
    differ: 'Kuo šaltiniai skiriasi',
    about: 'Kas vaizdo įraše sakoma apie temą „{topic}“?',
    greeting: 'Sveiki,',
    moments: 'Akimirkos, kurias verta pamatyti',
    signoff: 'Ačiū, kad skaitėte. Iki kito karto.',
    welcome: 'Sveiki! Šios dienos tema – „{title}“.',
    farewell: 'Ačiū, kad klausėtės. Iki kito karto.',
    asks: ['Papasakok apie tai daugiau.', 'Kas dar čia svarbu?', 'O kas toliau?'],
    host: 'Vedėjas',
    cohost: 'Antrasis vedėjas',
    says: ['Įraše sakoma:', 'Žodis žodin:', 'Ir toliau:'],
    reader: 'Skaitovas',
    chapters: 'Skyriai',
    subjectLine: 'Temos eilutė:',
    otherSubjectLine: 'Alternatyvi temos eilutė:',
    preheader: 'Peržiūros tekstas:',
  },
  largeNumbers: {
    hundreds: 'šimtas/šimtą/šimto',
    scales:
      '*šimtai/*šimtus/*šimtų=100 tūkstantis/tūkstantį/*tūkstančiai/*tūkstančius/*tūkstančių=1000 milijonas/milijoną/*milijonai/*milijonus/*milijonų=1e6 milijardas/milijardą/*milijardai/*milijardus/*milijardų=1e9',
  },
  numbers: {
    minute: 'minut(?:ė|ės|ę|ėje|es|ei|ėse|ėmis|e)|minučių',
    second: 'sekund(?:ė|ės|ę|ėje|es|ei|ėse|ėmis|e)|sekundžių',
    hour: 'valand(?:a|ą|os|oje|ai|ų|omis|as)',
    cardinals: () => [
      ...ONES,
      ...inflected(row(TEENS, 11), 'a os ą'),
      ...TENS,
      ...compounds(TENS.slice(2), ONES, apart),
    ],
    ordinals: () => [
      ...ORDINALS,
      ...inflected(
        [...inflected(row(TEENS, 11), 't'), ...TENS.filter(([word]) => word.endsWith('t'))],
        'a ą oje os oji ąją ojoje osios ai ajai',
      ),
      ...compounds(TENS.slice(2), ORDINALS, apart),
    ],
    half: 'su puse',
  },
  times: {
    beforeMinute: 'ties',
    beforeClock: 'ties',
    ordinalSuffix: '-?oji|-?ąją',
    at: 'ties',
    minuteAt: 'minutę',
  },
  askingOn: {
    why: '(?:ir |bet )?kodėl(?: ne)?',
    next: 'o (?:tada|paskui|toliau)|ir (?:tada|paskui)|kas toliau|kas dar',
    because: 'nes',
  },
} satisfies LanguageData;

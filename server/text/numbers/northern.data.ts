import {
  apart,
  bent,
  joined,
  type Named,
  type NumberWords,
  row,
  tens,
  together,
} from './number-words.ts';

const LATVIAN_ONES = row(
  'viens/viena/vienu/vienas divi/divas/divām trīs četri/četras/četrām pieci/piecas/piecām seši/sešas/sešām septiņi/septiņas/septiņām astoņi/astoņas/astoņām deviņi/deviņas/deviņām',
);
const LATVIAN_TEENS =
  'desmit vienpadsmit divpadsmit trīspadsmit četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit';
const LATVIAN_TENS = tens(
  'divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit',
);
const LATVIAN_PLACES = bent(
  row('pirm otr treš ceturt piekt sest septīt astot devīt'),
  'ā ajā ajai o ās',
);

export const latvian: NumberWords = {
  minute: 'minūt(?:e|ē|es|i|ei|ēm|ēs|u)',
  second: 'sekund(?:e|ē|es|i|ei|ēm|ēs)|sekunžu',
  hour: 'stund(?:a|ā|as|u|ai|ām|ās)',
  counts: () => [
    ...LATVIAN_ONES,
    ...row(LATVIAN_TEENS, 10),
    ...LATVIAN_TENS,
    ...joined(LATVIAN_TENS, LATVIAN_ONES, apart),
  ],
  places: () => [
    ...LATVIAN_PLACES,
    ...bent([...row(LATVIAN_TEENS, 10), ...LATVIAN_TENS], 'ā ajā ajai o ās'),
    ...joined(LATVIAN_TENS, LATVIAN_PLACES, apart),
  ],
  half: 'ar pusi',
};

const LITHUANIAN_ONES = [
  ...row('vienas/viena/vieną/vienos du/dvi/dviejų trys/tris/trijų'),
  ...bent(row('ketur penk šeš septyn aštuon devyn', 4), 'i ios ias ių'),
];
const LITHUANIAN_TEENS =
  'vienuolik dvylik trylik keturiolik penkiolik šešiolik septyniolik aštuoniolik devyniolik';
const LITHUANIAN_TENS = [
  ...row('dešimt/dešimties', 10),
  ...tens(
    'dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt devyniasdešimt',
  ),
];
const LITHUANIAN_PLACES = bent(
  row('pirm antr treči ketvirt penkt šešt septint aštunt devint'),
  'a ą oje os oji ąją ojoje osios ai ajai',
);

export const lithuanian: NumberWords = {
  minute: 'minut(?:ė|ės|ę|ėje|es|ei|ėse|ėmis|e)|minučių',
  second: 'sekund(?:ė|ės|ę|ėje|es|ei|ėse|ėmis|e)|sekundžių',
  hour: 'valand(?:a|ą|os|oje|ai|ų|omis|as)',
  counts: () => [
    ...LITHUANIAN_ONES,
    ...bent(row(LITHUANIAN_TEENS, 11), 'a os ą'),
    ...LITHUANIAN_TENS,
    ...joined(LITHUANIAN_TENS.slice(2), LITHUANIAN_ONES, apart),
  ],
  places: () => [
    ...LITHUANIAN_PLACES,
    ...bent(
      [
        ...bent(row(LITHUANIAN_TEENS, 11), 't'),
        ...LITHUANIAN_TENS.filter(([word]) => word.endsWith('t')),
      ],
      'a ą oje os oji ąją ojoje osios ai ajai',
    ),
    ...joined(LITHUANIAN_TENS.slice(2), LITHUANIAN_PLACES, apart),
  ],
  half: 'su puse',
};

const FINNISH_ONES = row('yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän');
const FINNISH_OF = row('yhden kahden kolmen neljän viiden kuuden seitsemän kahdeksan yhdeksän');
/** First and second are others by themselves than within a number. */
const FINNISH_PLACES = row('yhdes kahdes kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs');
const FINNISH_AT_PLACES = row(
  'yhdennellä kahdennella kolmannella neljännellä viidennellä kuudennella seitsemännellä kahdeksannella yhdeksännellä',
);
const FINNISH_IN_PLACES = row(
  'yhdennessä kahdennessa kolmannessa neljännessä viidennessä kuudennessa seitsemännessä kahdeksannessa yhdeksännessä',
);

function finnish(
  ones: readonly Named[],
  ten: string,
  tenth: string,
  last: readonly Named[] = ones,
): Named[] {
  const ofTens = ones
    .filter(([, value]) => value > 1)
    .map(([word, value]): Named => [word + tenth, value * 10]);
  return [
    ...last,
    [ten, 10],
    ...ones.map(([word, value]): Named => [`${word}toista`, value + 10]),
    ...ofTens,
    ...joined(ofTens, [...ones, ...last], together),
  ];
}

export const finnishWords: NumberWords = {
  minute: 'minuut(?:ti|in|illa|issa|tia|tina|teja|eilla|it)?',
  second: 'sekun(?:ti|nin|nilla|nissa|tia|tina|nit)',
  hour: 'tun(?:ti|nin|nilla|nissa|tia|nit)',
  counts: () => [
    ...finnish(FINNISH_ONES, 'kymmenen', 'kymmentä'),
    ...finnish(FINNISH_OF, 'kymmenen', 'kymmenen'),
  ],
  places: () => [
    ...finnish(FINNISH_PLACES, 'kymmenes', 'kymmenes', [
      ...row('ensimmäinen toinen'),
      ...FINNISH_PLACES.slice(2),
    ]),
    ...finnish(FINNISH_AT_PLACES, 'kymmenennellä', 'kymmenennellä', [
      ...row('ensimmäisellä toisella'),
      ...FINNISH_AT_PLACES.slice(2),
    ]),
    ...finnish(FINNISH_IN_PLACES, 'kymmenennessä', 'kymmenennessä', [
      ...row('ensimmäisessä toisessa'),
      ...FINNISH_IN_PLACES.slice(2),
    ]),
  ],
  half: 'ja puoli',
};

const HUNGARIAN_ONES = row('egy kettő/két három négy öt hat hét nyolc kilenc');
const HUNGARIAN_PLACES = row(
  'egyedik kettedik harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik',
);
/** Ten and twenty, as they stand before a one. */
const HUNGARIAN_LOW = [...row('tizen', 10), ...row('huszon', 20)];
const HUNGARIAN_TENS = row('harminc negyven ötven hatvan hetven nyolcvan kilencven', 30, 10);

export const hungarian: NumberWords = {
  minute: 'perc(?:ben|et|nél|kor|re|től|ig|e|ek|es|nek|hez|től)?',
  second: 'másodperc(?:ben|et|nél|kor|re|től|ig|e|ek|es|nek|hez|től)?',
  hour: 'ór(?:a|ában|át|ánál|ára|ás|ától)',
  counts: () => [
    ...HUNGARIAN_ONES,
    ...row('tíz húsz', 10, 10),
    ...HUNGARIAN_TENS,
    ...joined([...HUNGARIAN_LOW, ...HUNGARIAN_TENS], HUNGARIAN_ONES, together),
  ],
  places: () => [
    ...row('első második'),
    ...HUNGARIAN_PLACES.slice(2),
    ...row('tizedik huszadik harmincadik negyvenedik ötvenedik hatvanadik hetvenedik', 10, 10),
    ...joined([...HUNGARIAN_LOW, ...HUNGARIAN_TENS], HUNGARIAN_PLACES, together),
  ],
  half: 'és fél',
};

const TURKISH_ONES = row('bir iki üç dört beş altı yedi sekiz dokuz');
const TURKISH_TENS = row('on yirmi otuz kırk elli altmış yetmiş seksen doksan', 10, 10);
const TURKISH_PLACES = row(
  'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu',
);
/** "At twelve", after the word for the minute. */
const TURKISH_AT = row('birde ikide üçte dörtte beşte altıda yedide sekizde dokuzda');
const turkishJoin = (ten: string, one: string) => [`${ten} ${one}`, ten + one];

export const turkish: NumberWords = {
  minute: 'dakika(?:da|s[ıi]nda|y[ıi]|n[ıi]n|ya|dan|lar|l[ıi]k|s[ıi])?',
  second: 'saniye(?:de|sinde|yi|nin|ye|den|ler|lik|si)?',
  hour: 'saat(?:te|inde|i|in|e|ten|ler|lik)?',
  counts: () => [
    ...TURKISH_ONES,
    ...TURKISH_TENS,
    ...joined(TURKISH_TENS, TURKISH_ONES, turkishJoin),
    ...TURKISH_AT,
    ...row('onda yirmide otuzda kırkta ellide altmışta', 10, 10),
    ...joined(TURKISH_TENS, TURKISH_AT, turkishJoin),
  ],
  places: () => [
    ...TURKISH_PLACES,
    ...row('onuncu yirminci otuzuncu kırkıncı ellinci altmışıncı', 10, 10),
    ...joined(TURKISH_TENS, TURKISH_PLACES, turkishJoin),
  ],
  half: 'buçuk',
};

const GREEK_ONES = row(
  'ένα/ένας/μία/μια/ενός δύο/δυο τρία/τρεις/τριών τέσσερα/τέσσερις/τεσσάρων πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά',
);
const GREEK_TENS = tens('είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα');
const GREEK_STEMS = row('πρώτ δεύτερ τρίτ τέταρτ πέμπτ έκτ έβδομ όγδο ένατ');
const GREEK_TEN_STEMS = [
  ...row('δέκατ', 10),
  ...tens('εικοστ τριακοστ τεσσαρακοστ πεντηκοστ εξηκοστ'),
];

export const greek: NumberWords = {
  minute: 'λεπτ(?:ό|ού|ά|ών|ο)',
  second: 'δευτερόλεπτ(?:ο|α|ου)|δευτερολέπτ(?:ου|ων)',
  hour: 'ώρ(?:α|ες|ας|ών)',
  counts: () => [
    ...GREEK_ONES,
    ...row('δέκα έντεκα/ένδεκα δώδεκα δεκατρία/δεκατριών δεκατέσσερα/δεκατέσσερις δεκαπέντε', 10),
    ...row('δεκαέξι/δεκάξι δεκαεπτά/δεκαεφτά δεκαοκτώ/δεκαοχτώ δεκαεννέα/δεκαεννιά', 16),
    ...GREEK_TENS,
    ...joined(GREEK_TENS, GREEK_ONES, apart),
  ],
  places: () => [
    ...bent([...GREEK_STEMS, ...row('ενδέκατ/εντέκατ δωδέκατ', 11), ...GREEK_TEN_STEMS], 'ο ου'),
    ...['ο', 'ου'].flatMap((ending) =>
      joined(bent(GREEK_TEN_STEMS, ending), bent(GREEK_STEMS, ending), apart),
    ),
  ],
  half: 'και μισ[όή]',
};

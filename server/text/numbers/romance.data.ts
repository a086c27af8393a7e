import { apart, bent, joined, type Named, type NumberWords, row, tens } from './number-words.ts';

const FRENCH_ONES = row('un/une deux trois quatre cinq six sept huit neuf');
const FRENCH_TEENS = row(
  'dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf',
  10,
);
const FRENCH_TENS = tens('vingt trente quarante cinquante soixante');
const FRENCH_PLACES = row(
  'unième deuxième troisième quatrième cinquième sixième septième huitième neuvième',
);
const FRENCH_TEEN_PLACES = row(
  'dixième onzième douzième treizième quatorzième quinzième seizième dix_septième dix_huitième dix_neuvième',
  10,
);
const frenchJoin = (ten: string, one: string) =>
  /^une?$|^unième$/u.test(one) ? [`${ten} et ${one}`, `${ten} ${one}`] : `${ten} ${one}`;
/** Sixty and what follows it up to nineteen, eighty and the same. */
const onSixty = (teens: readonly Named[]) =>
  teens.flatMap(([word, value]): Named[] => [
    [`soixante ${word}`, 60 + value],
    [`soixante et ${word}`, 60 + value],
    [`quatre vingt ${word}`, 80 + value],
  ]);
const onEighty = (ones: readonly Named[]) =>
  ones.map(([word, value]): Named => [`quatre vingt ${word}`, 80 + value]);

export const french: NumberWords = {
  minute: 'minutes?',
  second: 'secondes?',
  hour: 'heures?',
  counts: () => [
    ...FRENCH_ONES,
    ...FRENCH_TEENS,
    ...FRENCH_TENS,
    ...joined(FRENCH_TENS, FRENCH_ONES, frenchJoin),
    ...row('quatre_vingts/quatre_vingt', 80),
    ...onSixty(FRENCH_TEENS),
    ...onEighty(FRENCH_ONES),
  ],
  places: () => [
    ...row('première/premier seconde/second'),
    ...FRENCH_PLACES,
    ...FRENCH_TEEN_PLACES,
    ...tens('vingtième trentième quarantième cinquantième soixantième'),
    ...joined(FRENCH_TENS, FRENCH_PLACES, frenchJoin),
    ...row('quatre_vingtième', 80),
    ...onSixty(FRENCH_TEEN_PLACES),
    ...onEighty(FRENCH_PLACES),
  ],
  half: 'et demie?',
};

const SPANISH_ONES = row('uno/un/una dos tres cuatro cinco seis siete ocho nueve');
const SPANISH_TENS = tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const SPANISH_PLACES = row(
  'primero/primer segundo tercero/tercer cuarto quinto sexto séptimo octavo noveno décimo',
);
const SPANISH_TEN_PLACES = tens('vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo');

export const spanish: NumberWords = {
  minute: 'minutos?',
  second: 'segundos?',
  hour: 'horas?',
  counts: () => [
    ...SPANISH_ONES,
    ...row('diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho', 10),
    ...row('diecinueve', 19),
    ...SPANISH_TENS,
    ...row('veintiuno/veintiún/veintiuna veintidós/veintidos veintitrés/veintitres', 21),
    ...row('veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho', 24),
    ...row('veintinueve', 29),
    ...joined(SPANISH_TENS.slice(1), SPANISH_ONES, (ten, one) => `${ten} y ${one}`),
  ],
  places: () => [
    ...SPANISH_PLACES,
    ...row('undécimo/decimoprimero/decimoprimer duodécimo/decimosegundo', 11),
    ...row('decimotercero/decimotercer decimocuarto decimoquinto decimosexto', 13),
    ...row('decimoséptimo decimoctavo decimonoveno', 17),
    ...joined(row('décimo', 10), SPANISH_PLACES, apart),
    ...SPANISH_TEN_PLACES,
    ...joined(SPANISH_TEN_PLACES, SPANISH_PLACES, apart),
  ],
  half: 'y medi[oa]',
};

const ITALIAN_ONES = row('uno due tre/tré quattro cinque sei sette otto nove');
const ITALIAN_TENS = tens('venti trenta quaranta cinquanta sessanta settanta ottanta novanta');
const ITALIAN_TEENS = row(
  'undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  11,
);
const ITALIAN_JOINED = joined(ITALIAN_TENS, ITALIAN_ONES, (ten, one) =>
  one === 'uno' ? [`${ten.slice(0, -1)}uno`, `${ten.slice(0, -1)}un`] : elided(ten, one),
);

function elided(ten: string, one: string): string {
  return one === 'otto' ? `${ten.slice(0, -1)}otto` : ten + one;
}

/** `ventitré` keeps its vowel, `ventuno` does not. */
function italianPlace([word, value]: Named): Named[] {
  const stem = /(?:tr[eé]|sei)$/u.test(word)
    ? word.replace(/é$/u, 'e')
    : word.replace(/[aeio]$/u, '');
  return bent([[`${stem}esim`, value]], 'o a');
}

export const italian: NumberWords = {
  minute: 'minut[oi]',
  second: 'second[oi]',
  hour: 'or[ae]',
  counts: () => [
    ...row('un/una'),
    ...ITALIAN_ONES,
    ...row('dieci', 10),
    ...ITALIAN_TEENS,
    ...ITALIAN_TENS,
    ...ITALIAN_JOINED,
  ],
  places: () => [
    ...bent(row('prim second terz quart quint sest settim ottav non decim'), 'o a'),
    ...[...ITALIAN_TEENS, ...ITALIAN_TENS, ...ITALIAN_JOINED].flatMap(italianPlace),
  ],
  half: 'e mezz[oa]',
};

const PORTUGUESE_ONES = row('um/uma dois/duas três/tres quatro cinco seis sete oito nove');
const PORTUGUESE_TENS = tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const PORTUGUESE_PLACES = row('primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono');
const PORTUGUESE_TEN_PLACES = [
  ...row('décimo', 10),
  ...tens('vigésimo trigésimo quadragésimo quinquagésimo sexagésimo'),
];

export const portuguese: NumberWords = {
  minute: 'minutos?',
  second: 'segundos?',
  hour: 'horas?',
  counts: () => [
    ...PORTUGUESE_ONES,
    ...row('dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis', 10),
    ...row('dezessete/dezassete dezoito dezenove/dezanove', 17),
    ...PORTUGUESE_TENS,
    ...joined(PORTUGUESE_TENS, PORTUGUESE_ONES, (ten, one) => `${ten} e ${one}`),
  ],
  places: () => [
    ...PORTUGUESE_PLACES,
    ...PORTUGUESE_TEN_PLACES,
    ...joined(PORTUGUESE_TEN_PLACES, PORTUGUESE_PLACES, apart),
  ],
  half: 'e mei[oa]',
};

const ROMANIAN_ONES = row('unu/una/un/o doi/două trei patru cinci șase șapte opt nouă');
const ROMANIAN_TENS = tens(
  'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
);
const ROMANIAN_JOINED = joined(ROMANIAN_TENS, ROMANIAN_ONES, (ten, one) => `${ten} și ${one}`);
const ROMANIAN_TEENS =
  'unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece/cinsprezece șaisprezece șaptesprezece optsprezece nouăsprezece';

export const romanian: NumberWords = {
  minute: 'minut(?:ul|e|ele|ului|elor|a)?',
  second: 'secund(?:a|ă|e|ele|elor|ei)',
  hour: 'or(?:a|ă|e|ele|elor|ei)',
  counts: () => {
    const many = [...ROMANIAN_TENS, ...ROMANIAN_JOINED];
    return [
      ...ROMANIAN_ONES,
      ...row('zece', 10),
      ...row(ROMANIAN_TEENS, 11),
      ...many,
      // From twenty on what is counted follows with a word between.
      ...many.map(([word, value]): Named => [`${word} de`, value]),
    ];
  },
  places: () => {
    const ofMany = [...row(ROMANIAN_TEENS, 11), ...ROMANIAN_TENS];
    return [
      ...row('al_doilea/a_doua al_treilea/a_treia al_patrulea/a_patra al_cincilea/a_cincea', 2),
      ...row('al_șaselea/a_șasea al_șaptelea/a_șaptea al_optulea/a_opta al_nouălea/a_noua', 6),
      ...row('al_zecelea/a_zecea', 10),
      ...ofMany.map(([word, value]): Named => [`al ${word}lea`, value]),
      ...ofMany.map(([word, value]): Named => [`a ${word}a`, value]),
      ...ROMANIAN_TENS.map(([word, value]): Named => [`a ${word.slice(0, -1)}ea`, value]),
      ...ROMANIAN_JOINED.flatMap(([word, value]): Named[] => [
        [`al ${word.replace(/opt$|unu$/u, '$&u').replace(/uu$/u, 'u')}lea`, value],
        [`a ${word}a`, value],
      ]),
    ];
  },
  half: 'și jumătate',
};

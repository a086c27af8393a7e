import { toOrdinal } from '#server/core/english-ordinals.ts';
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

const ENGLISH_ONES = row('one two three four five six seven eight nine');
const ENGLISH_TENS = tens('twenty thirty forty fifty sixty seventy eighty ninety');

const ENGLISH_COUNTS = [
  ...ENGLISH_ONES,
  ...row('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ...ENGLISH_TENS,
  ...joined(ENGLISH_TENS, ENGLISH_ONES, apart),
];

export const english: NumberWords = {
  minute: 'minutes?|mins?',
  second: 'seconds?|secs?',
  hour: 'hours?|hrs?',
  counts: () => [...row('a/an'), ...ENGLISH_COUNTS],
  places: () => ENGLISH_COUNTS.map(([words, value]): Named => [toOrdinal(words), value]),
  half: 'and (?:a|one) half',
};

const GERMAN_TEENS =
  'zehn elf zwölf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn';
const GERMAN_TENS = tens(
  'zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig',
);
const GERMAN_ONES = row('ein zwei/zwo drei vier fünf/fuenf sechs sieben acht neun');
const GERMAN_JOINED = joined(GERMAN_TENS, GERMAN_ONES, (ten, one) => `${one}und${ten}`);

export const german: NumberWords = {
  minute: 'minuten?',
  second: 'sekunden?',
  hour: 'stunden?',
  counts: () => {
    const all = [
      ...row('eins/eine/einer'),
      ...GERMAN_ONES,
      ...row(GERMAN_TEENS, 10),
      ...GERMAN_TENS,
      ...GERMAN_JOINED,
    ];
    return [...all, ...all.map(([word, value]): Named => [`${word}einhalb`, value])];
  },
  places: () =>
    bent(
      [
        ...row('erst zweit dritt viert fünft/fuenft sechst siebt/siebent acht neunt'),
        ...bent(row(GERMAN_TEENS, 10), 't'),
        ...bent([...GERMAN_TENS, ...GERMAN_JOINED], 'st'),
      ],
      'e en er es em',
    ),
  half: 'und eine halbe',
};

const DUTCH_TEENS =
  'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien';
const DUTCH_TENS = tens('twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const DUTCH_ONES = row('een/één twee drie vier vijf zes zeven acht negen');
const DUTCH_JOINED = joined(DUTCH_TENS, DUTCH_ONES, (ten, one) => [
  `${one}${one.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  `${one}en${ten}`,
]);

export const dutch: NumberWords = {
  minute: 'minuut|minuten',
  second: 'seconden?',
  hour: 'uur|uren',
  counts: () => {
    const all = [...DUTCH_ONES, ...row(DUTCH_TEENS, 10), ...DUTCH_TENS, ...DUTCH_JOINED];
    return [...all, ...bent(all, 'eneenhalf eneenhalve')];
  },
  places: () => [
    ...row('eerste tweede derde vierde vijfde zesde zevende achtste negende'),
    ...bent(row(DUTCH_TEENS, 10), 'de'),
    ...bent([...DUTCH_TENS, ...DUTCH_JOINED], 'ste'),
  ],
  half: 'en een halve?',
};

const SWEDISH_ONES = row('ett/en två tre fyra fem sex sju åtta nio');
const SWEDISH_TENS = tens('tjugo trettio fyrtio femtio sextio sjuttio åttio nittio');
const SWEDISH_PLACES = row('första andra tredje fjärde femte sjätte sjunde åttonde nionde');

export const swedish: NumberWords = {
  minute: 'minut(?:en|er|erna)?',
  second: 'sekund(?:en|er|erna)?',
  hour: 'timm(?:e|a|en|ar|arna)',
  counts: () => [
    ...SWEDISH_ONES,
    ...row('tio elva tolv tretton fjorton femton sexton sjutton arton nitton', 10),
    ...SWEDISH_TENS,
    ...joined(SWEDISH_TENS, SWEDISH_ONES, together),
  ],
  places: () => [
    ...SWEDISH_PLACES,
    ...row(
      'tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde',
      10,
    ),
    ...bent(SWEDISH_TENS, 'nde'),
    ...joined(SWEDISH_TENS, SWEDISH_PLACES, together),
  ],
  half: 'och en halv',
};

const DANISH_ONES = row('en/et/ét to tre fire fem seks syv otte ni');
const DANISH_FIRST = row('en to tre fire fem seks syv otte ni');
const DANISH_TENS = tens('tyve tredive fyrre halvtreds tres halvfjerds firs halvfems');
const DANISH_TEN_PLACES = tens(
  'tyvende tredivte fyrretyvende halvtredsindstyvende tresindstyvende halvfjerdsindstyvende firsindstyvende halvfemsindstyvende',
);
const andTen = (ten: string, one: string) => `${one}og${ten}`;

export const danish: NumberWords = {
  minute: 'minut(?:ten|ter|terne)?',
  second: 'sekund(?:et|er|erne)?',
  hour: 'time(?:n|r|rne)?',
  counts: () => [
    ...DANISH_ONES,
    ...row('ti elleve tolv tretten fjorten femten seksten sytten atten nitten', 10),
    ...DANISH_TENS,
    ...joined(DANISH_TENS, DANISH_FIRST, andTen),
  ],
  places: () => [
    ...row('første anden/andet tredje fjerde femte sjette syvende ottende niende tiende'),
    ...row('ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende', 11),
    ...DANISH_TEN_PLACES,
    ...joined(DANISH_TEN_PLACES, DANISH_FIRST, andTen),
  ],
  half: 'og en halv',
};

const NORWEGIAN_ONES = row('én/en/ett to tre fire fem seks sju/syv åtte ni');
const NORWEGIAN_TENS = tens('tjue/tyve tretti/tredve førti femti seksti sytti åtti nitti');
const NORWEGIAN_PLACES = row(
  'første andre tredje fjerde femte sjette sjuende/syvende åttende niende',
);

export const norwegian: NumberWords = {
  minute: 'minutt(?:et|er|ene)?',
  second: 'sekund(?:et|er|ene)?',
  hour: 'time(?:n|r|ne)?',
  counts: () => [
    ...NORWEGIAN_ONES,
    ...row('ti elleve tolv tretten fjorten femten seksten sytten atten nitten', 10),
    ...NORWEGIAN_TENS,
    ...joined(NORWEGIAN_TENS, NORWEGIAN_ONES, together),
  ],
  places: () => [
    ...NORWEGIAN_PLACES,
    ...row('tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende', 10),
    ...row('nittende', 19),
    ...tens('tjuende/tyvende trettiende/tredevte førtiende femtiende sekstiende'),
    ...joined(NORWEGIAN_TENS, NORWEGIAN_PLACES, together),
  ],
  half: 'og en halv',
};

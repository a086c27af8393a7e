/**
 * The numbers up to sixty in words, for moments that a text tells without figures. Languages whose number words bend
 * with their sentence are left out: there the words around them do not tell a moment for sure.
 */

const list = (words: string) => words.split(' ');

interface Counting {
  /** From one on. */
  small: readonly string[];
  /** Twenty, thirty, forty, fifty. */
  tens: readonly string[];
  join(ten: string, one: string): string;
}

const LANGUAGES: readonly Counting[] = [
  {
    small: list(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: list('twenty thirty forty fifty'),
    join: (ten, one) => `${ten} ${one}`,
  },
  {
    small: list(
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    tens: list('zwanzig dreißig vierzig fünfzig'),
    join: (ten, one) => `${one === 'eins' ? 'ein' : one}und${ten}`,
  },
  {
    small: list(
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    ).map((word) => word.replace('-', ' ')),
    tens: list('vingt trente quarante cinquante'),
    join: (ten, one) => (one === 'un' ? `${ten} et un` : `${ten} ${one}`),
  },
  {
    small: list(
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    tens: list('veinte treinta cuarenta cincuenta'),
    join: (ten, one) => (ten === 'veinte' ? `veinti${ACCENTED[one] ?? one}` : `${ten} y ${one}`),
  },
  {
    small: list(
      'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ),
    tens: list('venti trenta quaranta cinquanta'),
    join: (ten, one) =>
      one === 'uno' || one === 'otto'
        ? `${ten.slice(0, -1)}${one}`
        : `${ten}${one === 'tre' ? 'tré' : one}`,
  },
  {
    small: list(
      'um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    ),
    tens: list('vinte trinta quarenta cinquenta'),
    join: (ten, one) => `${ten} e ${one}`,
  },
  {
    small: list(
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    ),
    tens: list('twintig dertig veertig vijftig'),
    join: (ten, one) => `${one}${one.endsWith('e') ? 'ë' : 'e'}n${ten}`,
  },
  {
    small: list(
      'ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    ),
    tens: list('tjugo trettio fyrtio femtio'),
    join: (ten, one) => `${ten}${one}`,
  },
  {
    small: list(
      'en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    ),
    tens: list('tyve tredive fyrre halvtreds'),
    join: (ten, one) => `${one}og${ten}`,
  },
  {
    small: list(
      'én to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    ),
    tens: list('tjue tretti førti femti'),
    join: (ten, one) => `${ten}${one}`,
  },
];

const ACCENTED: Readonly<Record<string, string>> = { dos: 'dós', tres: 'trés', seis: 'séis' };

/** What makes the word for a place of the word for a number, in the languages that tell minutes so. */
const ENGLISH_PLACES: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function counted({ small, tens, join }: Counting): [string, number][] {
  const all = small.map((word, index): [string, number] => [word, index + 1]);
  for (const [index, ten] of tens.entries()) {
    const value = (index + 2) * 10;
    all.push([ten, value]);
    for (const [at, one] of small.slice(0, 9).entries()) all.push([join(ten, one), value + at + 1]);
  }
  return all;
}

function places([word, value]: [string, number], language: number): [string, number][] {
  const last = word.split(' ').at(-1)!;
  const head = word.slice(0, word.length - last.length);
  const all: string[] = [];
  if (language === 0) all.push(`${head}${ENGLISH_PLACES[last] ?? last.replace(/y$/u, 'ie')}`);
  if (language === 0 && !ENGLISH_PLACES[last]) all[0] += 'th';
  if (language === 1) {
    const stem = value < 20 ? word.replace('sieben', 'sieb').replace(/t$/u, '') : `${word}s`;
    for (const ending of ['te', 'ten', 'ter', 'tes', 'tem']) all.push(`${stem}${ending}`);
  }
  if (language === 2)
    all.push(
      `${head}${last.replace(/e$/u, '').replace(/cinq$/u, 'cinqu').replace(/neuf$/u, 'neuv')}ième`,
    );
  if (language === 4) all.push(`${word.replace(/[aeio]$/u, '')}esimo`);
  if (language === 6) all.push(`${word}de`, `${word}ste`);
  return all.map((one) => [one, value]);
}

/** "From minute one" and "in the first minute" are turns of phrase. */
const LEAST = 2;
const LEAST_PLACE = 4;

/** As Portugal writes them. */
const OTHERS: readonly [string, number][] = [
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
];
const cardinals = new Map(
  [...LANGUAGES.flatMap(counted), ...OTHERS].filter(([, value]) => value >= LEAST),
);
const ordinals = new Map(
  LANGUAGES.flatMap((language, index) =>
    counted(language)
      .filter(([, value]) => value >= LEAST_PLACE)
      .flatMap((one) => places(one, index)),
  ),
);

const plain = (text: string) => text.toLowerCase().replaceAll(/[-\s]+/gu, ' ');

export interface FoundWord {
  value: number;
  /** Of the words as they are written. */
  length: number;
}

export type NumberKind = 'count' | 'place';

/** "At **twenty-one** minutes": the number in words that a text begins with. */
export function numberAtStart(text: string, kind: NumberKind): FoundWord | null {
  return longest(/^\p{L}+(?:[-\s]\p{L}+){0,2}/u.exec(text)?.[0], kind, (words, count) =>
    words.slice(0, count),
  );
}

/** The same for its end. */
export function numberAtEnd(text: string, kind: NumberKind): FoundWord | null {
  return longest(/(?<!\p{L})\p{L}+(?:[-\s]\p{L}+){0,2}$/u.exec(text)?.[0], kind, (words, count) =>
    words.slice(-count),
  );
}

/** Longer ones first: `twenty one` is not twenty. */
function longest(
  text: string | undefined,
  kind: NumberKind,
  some: (words: string[], count: number) => string[],
): FoundWord | null {
  if (text === undefined) return null;
  const words = text.split(/[-\s]/u);
  const known = kind === 'count' ? cardinals : ordinals;
  for (let count = words.length; count > 0; count -= 1) {
    const joined = some(words, count).join(' ');
    const value = known.get(plain(joined));
    if (value !== undefined) return { value, length: joined.length };
  }
  return null;
}

export function findNumberWord(text: string): number | null {
  return cardinals.get(plain(text)) ?? null;
}

const HAN = '〇一二三四五六七八九';
/** As Chinese and Japanese write small numbers: `十二`, `四十一`. */
export const HAN_NUMBER = '[〇零一二两三四五六七八九十]{1,3}';

export function valueOfHan(text: string): number {
  const digit = (one: string) => Math.max(0, HAN.indexOf(one.replace('两', '二')));
  const at = text.indexOf('十');
  if (at === -1) return Number(text.split('').map(digit).join(''));
  const ten = at === 0 ? 1 : digit(text[at - 1]!);
  return ten * 10 + (at + 1 < text.length ? digit(text[at + 1]!) : 0);
}

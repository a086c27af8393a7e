/** Porter's stemmer, which published ROUGE scores use. */

const STEP_2: Record<string, string> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const STEP_3: Record<string, string> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};

const suffixes = (list: string[]): RegExp => new RegExp(`^(.+?)(${list.join('|')})$`);
const SUFFIX_2 = suffixes(Object.keys(STEP_2));
const SUFFIX_3 = suffixes(Object.keys(STEP_3));
const SUFFIX_4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

const CONSONANTS = '([^aeiou][^aeiouy]*)';
const VOWELS = '([aeiouy][aeiou]*)';
/** Porter's "measure": how many vowel-consonant groups a stem has. */
const OVER_0 = new RegExp(`^${CONSONANTS}?${VOWELS}${CONSONANTS}`);
const EXACTLY_1 = new RegExp(`^${CONSONANTS}?${VOWELS}${CONSONANTS}${VOWELS}?$`);
const OVER_1 = new RegExp(`^${CONSONANTS}?(${VOWELS}${CONSONANTS}){2,}`);
const HAS_VOWEL = new RegExp(`^${CONSONANTS}?[aeiouy]`);
const SHORT_END = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`);

function withoutPast(word: string): string {
  const eed = /^(.+?)eed$/.exec(word);
  if (eed) return OVER_0.test(eed[1]!) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT_END.test(stem) ? `${stem}e` : stem;
}

function replaced(word: string, suffix: RegExp, table: Record<string, string>): string {
  const match = suffix.exec(word);
  return match && OVER_0.test(match[1]!) ? match[1]! + table[match[2]!]! : word;
}

function withoutEnding(word: string): string {
  const match = SUFFIX_4.exec(word);
  if (match) return OVER_1.test(match[1]!) ? match[1]! : word;
  const ion = /^(.+?[st])ion$/.exec(word);
  return ion && OVER_1.test(ion[1]!) ? ion[1]! : word;
}

export function porterStem(token: string): string {
  if (token.length < 3) return token;
  const initialY = token.startsWith('y');
  let word = initialY ? `Y${token.slice(1)}` : token;
  if (/^.+?(?:ss|i)es$/.test(word)) word = word.slice(0, -2);
  else if (/^.+?[^s]s$/.test(word)) word = word.slice(0, -1);
  word = withoutPast(word);
  const y = /^(.+?)y$/.exec(word);
  if (y && HAS_VOWEL.test(y[1]!)) word = `${y[1]}i`;
  word = replaced(word, SUFFIX_2, STEP_2);
  word = replaced(word, SUFFIX_3, STEP_3);
  word = withoutEnding(word);
  const e = /^(.+?)e$/.exec(word)?.[1];
  if (e !== undefined && (OVER_1.test(e) || (EXACTLY_1.test(e) && !SHORT_END.test(e)))) word = e;
  if (word.endsWith('ll') && OVER_1.test(word)) word = word.slice(0, -1);
  return initialY ? `y${word.slice(1)}` : word;
}

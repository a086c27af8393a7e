import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

/** "We wou- we would": a word broken off and repeated. */
const BROKEN_OFF = /(?<![\p{L}\p{N}-])(\p{L}{1,12})-\s+(?=(?:[\p{L}'’]+\s+){0,2}\1)/giu;
/** One to four words said twice in a row, and what separates them. */
const TWICE =
  /(?<![\p{L}\p{N}'’-])((?:[\p{L}'’]+\s+){1,3}[\p{L}'’]+)(\s*[,–—…-]+\s*|\s+)\1(?![\p{L}\p{N}'’-])/giu;
const WORD_TWICE =
  /(?<![\p{L}\p{N}'’-])([\p{L}'’]{1,4})(\s*[,–—…-]+\s*|\s+)\1(?![\p{L}\p{N}'’-])/giu;
/** English, where most repetitions have no comma between them. */
const NEVER_TWICE = new Set('i the a to and of we you it but if they for'.split(' '));
/** Repeated on purpose, or by the rules of the language: »der, der«. */
const MEANT_TWICE = new Set([
  ...'had that so very no too more yes là sie der die das den dem dat'.split(' '),
  'and on',
]);
/** Words that can't end a clause, by language: »Darauf kommt es an.« */
const neverEndByLanguage = new Map<LanguageValue, ReadonlySet<string>>();

function neverEnds(word: string, language: LanguageValue): boolean {
  let found = neverEndByLanguage.get(language);
  if (!found) {
    found = new Set(languageOf(language).speech?.neverEnd?.split(' '));
    neverEndByLanguage.set(language, found);
  }
  return found.has(word);
}

/**
 * English: a sentence that ends with one of these is incomplete. A capitalised word is a name, and "Not quite." and "Oh
 * my." are complete.
 */
const BROKEN_END =
  /(?<![\p{L}\p{N}'’-])(?:the|an|and|but|or|(?<![Oo]h,? )my|our|your|their|than|(?<![Jj]ust )because|(?<![Nn]ot )quite|very|every|as|(?:it|there|they|we|you|[Ii])['’](?:s|re|m|ve|ll)|(?<=(?:is|was|have|of|with|for|like) )a|(?<=(?:maybe|tone|some|or|be|a) )(?:kind|sort) of)[^\p{L}\p{N}'’]*$/u;
/** In letters: covers the last word and the one before it. */
const END_REACH = 40;

/** Whether a sentence is incomplete: "Voice recognition is still quite." */
export function breaksOff(text: string, language: LanguageValue): boolean {
  return language === 'english' && BROKEN_END.test(text.slice(-END_REACH));
}

/** English: this many words without a comma or colon are several sentences run together. */
const RUN_ON_WORDS = 34;
/** English: repeated words that no rule removes. */
const STILL_TWICE =
  /(?<![\p{L}\p{N}'’-])(?!(?:very|really|had|that|so|much|many|no|too|more|long|far|bye|ha|there|never|again|please|little|super|pretty|quite|her|his|is|do|you|blah|knock)(?!\p{L}))(\p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/u;
/** English: "the vouchers they are free", "the entry it is free", but not "the work they are doing". */
const SUBJECT_AGAIN =
  /(?:^|[.!?,;] )(?:(?:and|but|so|now) )?(?:the|our|your|these|those) \p{Ll}+(?: \p{Ll}+)?,? (?:they|it) (?:is|are|was|were)(?!\p{L}| \p{Ll}+(?:ing|ed)(?!\p{L}))/iu;

/** Whether a sentence is too loosely spoken to be read: started twice, or never finished. */
export function isLoose(text: string, language: LanguageValue): boolean {
  if (language !== 'english') return false;
  if (STILL_TWICE.test(text) || SUBJECT_AGAIN.test(text)) return true;
  return !/[,;:–—]/u.test(text) && (text.match(/\s+/gu)?.length ?? 0) >= RUN_ON_WORDS;
}

/** Also not after "it's" and "we've". */
const SHORTENED_VERB = /^(?:it|that|there|he|she|who|what|we|you|they|i)['’](?:s|re|m|ve|ll)$/u;
/** A clause may end with these: "If you can't do it, do it anyway", "Ask how old she is she is ninety". */
const MAY_BE_LAST = new Set(
  'it you me him her us them this that these those one so too there here not is are was were am be do does did can could will would should shall might must have has had'.split(
    ' ',
  ),
);
const BEGINS_CLAUSE = /(?:^|[.!?;:,…–—]["'”’)]?)\s*["'“‘(]?$/u;

interface Surroundings {
  before: string;
  gap: string;
  stopWords: ReadonlySet<string>;
  language: LanguageValue;
}

/**
 * Whether words repeated in a row are a false start. "The problem isn't the motors, the motors are good" is none: one
 * clause ends with them and the next begins.
 */
function isStumble(said: string, { before, gap, stopWords, language }: Surroundings): boolean {
  const lower = said.toLowerCase();
  const last = lower.split(/\s+/u).at(-1)!;
  if (MEANT_TWICE.has(lower)) return false;
  if (neverEnds(last, language) || SHORTENED_VERB.test(last)) return true;
  const hasSign = /\S/u.test(gap);
  if (lower === last) {
    // Without a comma it may be grammar: "je je", "nous nous".
    return hasSign ? stopWords.has(last) && BEGINS_CLAUSE.test(before) : NEVER_TWICE.has(last);
  }
  if (BEGINS_CLAUSE.test(before)) return true;
  return !hasSign && stopWords.has(last) && !MAY_BE_LAST.has(last);
}

/** The longest repetition that is searched for. */
const MOST_TWICE = 4;

/** Caches the last one, because a sentence is usually checked several times in a row. */
let lastSaid: { text: string; said: readonly string[] } = { text: '', said: [] };

function saidIn(text: string): readonly string[] {
  if (lastSaid.text !== text)
    lastSaid = { text, said: text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [] };
  return lastSaid.said;
}

/** Whether any words are repeated in a row: this check is ten times faster than the expressions that remove them. */
function saysTwice(text: string): boolean {
  const said = saidIn(text);
  for (let length = 1; length <= MOST_TWICE; length++) {
    let same = 0;
    for (let at = length; at < said.length; at++) {
      same = said[at] === said[at - length] ? same + 1 : 0;
      if (same === length) return true;
    }
  }
  return false;
}

/** The text without false starts. */
export function withoutFalseStarts(
  text: string,
  language: LanguageValue,
  stopWords: ReadonlySet<string>,
): string {
  const isEnglish = language === 'english';
  const unbroken = text.includes('-') ? text.replaceAll(BROKEN_OFF, '') : text;
  const whole = isEnglish ? withoutStutters(unbroken) : unbroken;
  if (!saysTwice(whole)) return whole;
  const once = (...[both, said, gap, at, all]: [string, string, string, number, string]) =>
    isStumble(said, { before: all.slice(0, at), gap, stopWords, language }) ? said : both;
  return whole.replaceAll(TWICE, once).replaceAll(WORD_TWICE, once);
}

/*
 * English, where most captions have no commas. In other languages a repetition may be grammar or mean "very": "piano
 * piano", »yavaş yavaş«.
 */
/** Repeated on purpose, and figures read out digit by digit. */
const MEANT_WORDS =
  'really|truly|never|always|super|pretty|quite|absolutely|totally|extremely|incredibly|completely|hello|knock|there|again|sorry|please|little|small|great|million|billion|thousand|hundred|three|seven|eight|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
/**
 * Three or more times in a row. Twice, one clause may end with it and the next begin: "he sells water water is free".
 */
const LONG_WORD_AGAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])((?!(?:${MEANT_WORDS})(?![\p{L}'’]))[\p{Ll}'’]{5,}) (?:\1 )+\1(?![\p{L}\p{N}'’-])`,
  'gu',
);
/** "Instead of making making everything": in these positions the word can't end a clause. */
const DOING_TWICE =
  /(?<=(?<![\p{L}\p{N}'’-])(?:of|for|by|from|without|about|is|are|was|were|am|be|been|keep|start|just) )((?!(?:some|any|every|no)thing|(?:even|morn|build|meet|feel|train|ceil|wedd)ing)\p{Ll}{2,}ing) \1(?![\p{L}\p{N}'’-]| (?:is|are|was|were|has|have|had|can|will|costs?)(?!\p{L}))/gu;
/** Short words that end no clause. "I learned about this this year" is correct. */
const SHORT_WORD_TWICE =
  /(?<![\p{L}\p{N}'’-])(than|as|my|our|your|their|an|or|she|he|into|because|although|let|whose) (?:\1 )*\1(?![\p{L}\p{N}'’-])/giu;
/** Words that begin a clause, if no clause can end before them: "All all of it". */
const FIRST_WORD_TWICE =
  /(?<=(?:^|[.!?,;:]\s))(be|all|this|these|those|from|with|when|then|how|by|at|just|been) (?:\1 )*\1(?![\p{L}\p{N}'’-])/giu;
/** "Has this this issue", whereas "I want this this time" is correct. */
const THIS_TWICE =
  /(?<![\p{L}\p{N}'’-])(this) this(?= \p{L})(?! (?:time|way|once|day|morning|afternoon|evening|night|week|weekend|month|year|decade|century|moment|minute|second|hour|season|spring|summer|autumn|fall|winter|term|semester|quarter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)(?!\p{L}))/giu;
/** "We don't need need to", "is in in the order": what follows or precedes shows that neither ends a clause. */
const LEADING_TWICE =
  /(?<![\p{L}\p{N}'’-])(?:((?<=(?:n['’]t|not|to|will|would|may|might) )(?:need|want|have)|going|able|try|trying) \1(?= to(?![\p{L}\p{N}'’-]))|(be) \2(?= it(?![\p{L}\p{N}'’-]))|(?<=(?:is|are|was|were|be) )(in|at|on) \3(?= (?:the|a|an|my|our|your|this|that)(?!\p{L})))/giu;
/** "From the credit store credit store aspect": two longer words. A verb after them begins a new clause. */
const TWO_WORDS_TWICE = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])((?!(?:${MEANT_WORDS})(?![\p{L}'’]))\p{Ll}{4,} \p{Ll}{4,}) \1(?![\p{L}\p{N}'’-]| (?:is|are|was|were|has|have|had|can|will|does|do|did|makes?|gives?|means?|costs?)(?!\p{L}))`,
  'gu',
);
/** "Is a is from": restarted after an article. */
const VERB_AGAIN = /(?<![\p{L}\p{N}'’-])(is|are|was|were) an? (?=\1 )/gu;
/**
 * "Consistent consistently": the word was corrected. After a noun it starts something new: "his friend friendly
 * advice".
 */
const ENDING_AGAIN =
  /(?<![\p{L}\p{N}'’-])((?!(?:friend|month|mother|father|brother|sister|world|order|scholar|coward|master|matron|earth|heaven)(?!\p{L}))\p{Ll}{5,}) (?=\1ly(?![\p{L}\p{N}'’-]))/gu;
/** "And next we can we can take": at the start of a clause, nothing could have ended with it. */
const SUBJECT_TWICE =
  /(?<=(?:^|[.!?,;:]\s)(?:(?:and|but|so|or|then|next|now|well|okay) )+)((?:i|we|you|they|he|she|it) (?:can|could|will|would|should|are|am|is|was|were|have|has|had|do|did|might|must)) \1(?![\p{L}\p{N}'’-])/giu;
/** "Was a an apple": the article was corrected. "Vitamin a an important one" is a name. */
const ARTICLE_TWICE =
  /(?<=(?<![\p{L}\p{N}'’-])(?:was|were|be|been|has|have|had|such|into|like|for|[Tt]here is|[Tt]here['’]s) )a (?=an [aeiou])/gu;
/** "Wh what": letters that aren't a word, then the word. Others may be names: "js json", "st stephen". */
const PART_OF_WORD = /(?<![\p{L}\p{N}'’.-]|\p{N}\s)(th|wh) (?=\1[a-z])/gu;
/** "W we went", at the start of a clause. Elsewhere a letter is a name: "the function f from", "at time t the". */
const LETTER_OF_WORD =
  /(?<=^["“'‘(]?|[.!?,;:]["”’)]?\s)([wtyshfmnl]) (?=\1)(?=(?:we(?:['’]\p{L}+)?|what|when|where|was|were|with|will|would|which|why|who|to|the|that|this|they|then|there|these|those|you(?:['’]\p{L}+)?|your|yeah|so|some|she|should|he|have|has|had|how|for|from|my|me|maybe|more|no|not|now|like|let|look)(?![\p{L}\p{N}-]))/giu;
/**
 * "It was you know it was late": three or more words, repeated after a filler. "So" and "like" are fillers only where
 * no clause can end: "It doesn't mean that so it doesn't mean that"; "I love what I do so I love what I do today" is
 * correct.
 */
const FILLERS = 'i mean|you know|basically';
const ENDS_NOTHING = 'that|the|an?|to|of|if|because|and|is|are|was|were|my|your|our';
const BEGUN_AGAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])((?:[\p{L}'’]+ ){2,5}(?:[\p{L}'’]+(?=,? (?:${FILLERS}),? )|(?:${ENDS_NOTHING})(?=,? (?:so|like),? ))),? (?:${FILLERS}|so|like),? \1(?![\p{L}\p{N}'’-])`,
  'giu',
);
/** "So, so I think": "so, so good" is meant. */
const SO_TWICE =
  /(?<=^|[.!?]\s)(so),? so (?=(?:i|we|you|he|she|it|they|the|there|this|that|if|when|what|my|our|no one)(?![\p{L}\p{N}]))/giu;

const FILLS_GAP = / (?:so|i mean|you know|like|basically),? /iu;

/** The same at the start of a sentence: "Th that it is strong" begins with "that". */
export function withoutBrokenStart(text: string): string {
  return text.replace(/^(th|wh) (?=\1[a-z])/iu, '');
}

/** Whether a word follows another as in one of the four removed first: as fast as the check for repetitions. */
function mayCorrect(text: string): boolean {
  return saidIn(text).some((word, at, said) => {
    const before = said[at - 1];
    if (before === undefined) return false;
    if (before === 'a' || before === 'an') return word === 'an' || word === said[at - 2];
    const isLonger = word.length > before.length && word.startsWith(before);
    return isLonger && (before.length < 3 || word.endsWith('ly'));
  });
}

function withoutStutters(text: string): string {
  let once = text;
  if (mayCorrect(text))
    once = text
      .replaceAll(PART_OF_WORD, '')
      .replaceAll(LETTER_OF_WORD, '')
      .replaceAll(ARTICLE_TWICE, '')
      .replaceAll(VERB_AGAIN, '')
      .replaceAll(ENDING_AGAIN, '');
  if (FILLS_GAP.test(once)) once = once.replaceAll(BEGUN_AGAIN, '$1');
  if (!saysTwice(once)) return once;
  return once
    .replaceAll(SO_TWICE, '$1 ')
    .replaceAll(LONG_WORD_AGAIN, '$1')
    .replaceAll(DOING_TWICE, '$1')
    .replaceAll(SHORT_WORD_TWICE, '$1')
    .replaceAll(FIRST_WORD_TWICE, '$1')
    .replaceAll(THIS_TWICE, '$1')
    .replaceAll(TWO_WORDS_TWICE, '$1')
    .replaceAll(SUBJECT_TWICE, '$1')
    .replaceAll(LEADING_TWICE, '$1$2$3');
}

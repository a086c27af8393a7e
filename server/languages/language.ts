import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Named } from './number-words.ts';

/**
 * The few words of a document that nobody said: headings, greetings, the hosts' questions. `{title}` and `{topic}` stand
 * in the language's own quotation marks, so that no language has to inflect them.
 */
export interface Phrases {
  takeaways: string;
  faq: string;
  conclusion: string;
  /** Asks what was said about `{topic}`. */
  about: string;
  greeting: string;
  moments: string;
  signoff: string;
  /** Opens a podcast about `{title}`. */
  welcome: string;
  farewell: string;
  /** What hosts ask when they name nothing. */
  asks: readonly [string, string, string];
  /** What a narrator says before the speaker's own words. */
  says: readonly [string, string, string];
  /** Who reads them where a narrator introduces them. */
  reader: string;
  host: string;
  cohost: string;
  chapters: string;
  /** What stands over a newsletter, each before its line and with the mark that parts them. */
  subjectLine: string;
  otherSubjectLine: string;
  preheader: string;
}

/** How a language spells what a moment of a recording is told in. */
export interface NumberWords {
  /** Every form of the word, as the source of a regular expression. */
  minute: string;
  second: string;
  hour: string;
  /** One, two, three, as they stand before or after the word for a minute. Made when first asked for. */
  cardinals: () => readonly Named[];
  /** First, second, third. */
  ordinals: () => readonly Named[];
  /** "And a half", after the number or after what it counts. */
  half?: string;
  /** The same before the number, where a language says it so. */
  halfBefore?: string;
  /** The same as the ending of the number. */
  halfEnding?: string;
  /** Letters that are written together with the word that follows: "in", "and". */
  prefixes?: string;
  /** The script has no spaces: the number and what it counts stand together. */
  attached?: boolean;
  /** There it stands before the number of a minute: `นาทีที่ 12`. */
  ordinalMark?: string;
  /** Numbers are written in Han numerals, which whoever reads figures reads as such. */
  hanNumerals?: boolean;
}

/** The words around a moment of a recording. Each is a list for a regular expression, parted by bars. */
export interface TimeWords {
  /** Leads to a minute: "at minute 12", "in der 12. Minute". */
  beforeMinute?: string;
  /** May stand between that and the number. */
  article?: string;
  /** Leads to a time in figures: "at 12:41". */
  beforeClock?: string;
  /** Those of them after which a length stays one: "about 12 minutes and 41 seconds". */
  beforeLength?: string;
  /** Stands after a moment where others have a word before it. */
  after?: string;
  /** "Every minute 12 people are born" names no moment. */
  each?: string;
  /** Makes an ordinal of a figure: "12th". */
  ordinalSuffix?: string;
  /** "At 12 minutes he laughs". */
  at?: string;
  /** After these it is a length: "the record stands at 12 minutes". */
  lengthVerbs?: string;
  /** Before these too: "at 12 minutes per mile". */
  measuredBy?: string;
  /** Figures with a colon after these are a ratio. */
  ratio?: string;
  /** "Between 12:41 and 13:05". */
  from?: string;
  until?: string;
  /** "Minute number 12". */
  label?: string;
  /** The same, with its space or hyphen, where it makes an ordinal. */
  numberPrefix?: string;
  /** The form of the word that tells a moment by itself. */
  minuteAt?: string;
  secondAt?: string;
  /** "1 h 2 min 3 s". */
  hourSign?: string;
  minuteSign?: string;
  secondSign?: string;
  /** After a time of day. */
  oclock?: string;
  /** Beginnings of words that make a number with a dot a quantity: "at 12.41 per cent". */
  measures?: string;
}

/**
 * How people talk in it, for what is quoted at length. The first four are words with spaces between them, a hyphen within
 * one standing for a space; the others phrases with bars between them.
 */
export interface SpeechWords {
  /** Tie a sentence to the one before and can be left out in front of it: "and", "but". */
  links: string;
  /** A sentence that begins with one needs what was said before: pronouns, "therefore". */
  leans: string;
  /** What such a beginning looks like, where a pronoun grows onto a verb: "Cambiarla". */
  leansLike?: string;
  /** The speaker's own person. */
  self: string;
  /** Sounds of thinking. */
  hesitations: string;
  /** Said between commas, or before one, to no effect: "you know". */
  asides: string;
  /** Announce what the whole comes down to: "in one sentence", "the point is". */
  sums: string;
  /** Announce something that matters: "remember", "the secret". */
  stresses: string;
  /** Only lead to the next sentence: "here is how", "there are three". */
  ahead?: string;
  /** Say that what was just said matters: "everything else follows from that". */
  behind?: string;
  /** Stand for somebody or something named before, wherever in the sentence. Words, like the first four. */
  pronouns?: string;
  /** Open a phrase that names a place or a measure, not what a pronoun after it stands for. Words too. */
  prepositions?: string;
  /** Are never the last words of a clause: said twice in a row, one was begun twice. Words too. */
  neverEnd?: string;
  /** Point wherever they stand to something said or shown before: "this", "of that", "again". */
  points?: string;
  /**
   * Scripts without spaces: what a sentence begins with that goes on counting, `{number}` in the place of the number, and the
   * numbers in order, several spellings of one with a stroke between them.
   */
  counting?: { sign: string; numbers: string };
  /** Promise at the end of a sentence what comes in the next: "for two reasons", "as follows". */
  promises?: string;
  /** Say what is talked about, which follows: "today we're talking about". */
  topicCues?: string;
  /** Are about the recording or the meeting itself, not about its subject: "in this video", "any questions". */
  housekeeping?: string;
  /** Say at the beginning of a sentence that all of it only announces or points at a screen: "let's go over", "here you can see". */
  agenda?: string;
  /** Have their sense from a picture beside them: "the red line", "shown below". */
  shown?: string;
  /** The same, where it may also be a story: "on the left", "over here". */
  drawn?: string;
  /** Said of oneself before a talk begins: "my name is", "I run a blog". */
  introduces?: string;
  /** Give something the name that follows: "we call this", "known as". */
  coins?: string;
  /** Speak of what was said or shown earlier: "which we discussed earlier". */
  recalls?: string;
  /** Go on with a list, at the beginning of a sentence: "finally", "it also". */
  adds?: string;
  /** Those of them that end one and can be left out with the comma after them: "finally". */
  closes?: string;
  /** Between an announcement and what is said all the same, in a clause of its own: "I'll show you later, but the roof is open." */
  turns?: string;
}

/** What tells a “not” that somebody said from one that was put in. Words with spaces between them, `-` after a beginning. */
export interface DenialWords {
  /** Verbs that a “not” follows, of each kind, parted by bars: those of being and able, of doing, of having, of being allowed. */
  helpers: string;
  /** Deny a thing and not a verb: "no", "without". */
  things: string;
  /** Stand in a clause mostly where something is denied in it: "any", "yet". `_` for a space. */
  needs: string;
  /** Whoever denies something mostly sets it against something else: "but", "instead". */
  contrasts: string;
  /** Deny something without a “not”: "instead of", "unable". `_` for a space. */
  otherwise: string;
  /** Deny what they stand right before: "avoid watering". In full. */
  avoids: string;
  /** Open a clause in which much is denied: "if", "because". */
  sides: string;
  /** Between a “not” and what it denies: "not to be a good idea". */
  fillers: string;
  /** End what a “not” reaches. */
  ends: string;
  /** Deny nothing: "no doubt". `_` for a space. */
  idle: string;
  /** Deny nothing where one of the others follows in the sentence: "not only", and then "but". */
  paired: { first: string; second: string };
}

/** Numbers written out in full, as far as a text is searched for them. */
export interface SpelledNumbers {
  small: ReadonlyMap<string, number>;
  scales: ReadonlyMap<string, number>;
}

/**
 * Everything that is particular to one language, as its file holds it. Lists are words with spaces between them, in small
 * letters. What a language leaves out it does not have.
 */
export interface LanguageData {
  /** Say nothing about what a text is about. They name no topic; what is chosen and counted does not depend on them. */
  stopWords: string;
  /** Usually open a clause: unpunctuated captions are best cut before one. */
  clauseWords?: string;
  /** After one of these more must come: articles, prepositions, "because". Unpunctuated captions are not cut there. */
  neverLast?: string;
  /** What sentences end with where the verb comes last. `-` before one marks the end of a word. */
  oftenLast?: string;
  /** The file of where sentences end whose captions have no marks, as learned from what people wrote down. */
  learnedEnds?: string;
  /** Stand before the name of a thing: articles, possessives, "of". What never follows one is no topic. */
  determiners?: string;
  /** Of greeting, thanks and "subscribe". Beginnings of words; a hyphen may stand for a space. */
  greetings?: string;
  /** Begins like one of those and says something: "thanks to the rain". Alternatives of a pattern, in small letters. */
  noGreetings?: string;
  /** Written with a dot and followed by more of the sentence. Without the last dot. */
  abbreviations?: string;
  /** Turn a statement round. `-` before or after one marks the end or the beginning of a word. */
  negations?: string;
  /** Say as much as a “not” without being one: to lack, to refuse, unable. Beginnings of words. */
  denials?: string;
  /** Stand after a “not” more often than others, so that one there surprises nobody: "not sure", "not enough". In full. */
  oftenDenied?: string;
  denying?: DenialWords;
  /** Words that turn a sentence round when one takes the other's place: `big large/small little; before/after`. */
  opposites?: string;
  /** The same of what is more, goes where, comes when or is done: nobody who sums up takes the other word for it. */
  directions?: string;
  /** Of both, those that are said far less often than what they are the opposite of, and behind a bar those said less often. */
  seldomOpposites?: string;
  /** What a text claims of everybody or by nobody's name: "studies show". What must be said too, then a colon and its forms. */
  generalities?: string;
  /** Stand in questions about a talk whatever they ask: "summarize", "discussed", "opinion". In all forms. */
  askWords?: string;
  /** Say little of what a question is about, whatever that is: "problem", "new", "advantage". In all forms. */
  plainWords?: string;
  /** Fit anything, and so name nothing: "main", "plan", "side". In all forms. */
  vagueWords?: string;
  /** The same before anything: "main road". Where a language lists them, the others are vague only alone: not "business plan". */
  vagueQualities?: string;
  /** What a word looks like that names a thing, where neither an article nor a capital shows it. As a regular expression. */
  thingsLook?: string;
  /** Stand in a report about a talk beside them, and tell nothing of what was said: "however", "replied". In all forms. */
  reportWords?: string;
  /** What people say to keep a talk going. Beginnings of words. */
  smallTalk?: string;
  /** Written with a capital wherever they stand, and by nobody else's rule: "I", "I'm". */
  capitalWords?: string;
  /** Ends a sentence; a dot where nothing is said. */
  fullStop?: string;
  /** An ordinal is a number and a dot: »am 3. Mai«. */
  ordinalDot?: boolean;
  /** `;` is the question mark. */
  semicolonAsks?: boolean;
  /** Every noun has a capital, so one capital makes no name. */
  capitalizesNouns?: boolean;
  /** Sentences are set apart by the space that does not stand between words. */
  spaceEndsSentence?: boolean;
  /** Endings and particles hang on to the word, so words are looked for within words. Scripts without spaces always. */
  matchesInsideWords?: boolean;
  /** May also be written in the script of this one, and is then told from others as this one is. */
  writtenAlsoLike?: LanguageValue;
  /** Letters that an address spells in another way than without their accents. */
  slugLetters?: Readonly<Record<string, string>>;
  spelledNumbers?: SpelledNumbers;
  /** Words that multiply a number, each with its forms and what it comes to: `hundert=100 million/millionen=1e6`. */
  scales?: string;
  /** Words for measures beyond those that `Intl` knows, `_` for a space: `quid=GBP`. */
  measures?: string;
  speech?: SpeechWords;
  /** Tokens for a character and for a word of running text, measured with the vocabulary of a large model. */
  tokens?: readonly [perCharacter: number, perWord: number];
  /** What files were written in before Unicode. */
  legacyEncoding?: string;
  /** Open a remark where they stand before a colon, and name nobody who speaks: "Note", "Step". */
  remarks?: string;
  /** What a voice says when somebody wants to hear it: "This is how I sound. Shall we begin?" */
  voiceSample: string;
  /** What scripts tell their speakers, parted by bars: what they do, with more words after it, and what is heard. */
  stageDirections?: { does: string; heard: string };
  /** What a native reader expects of a text in it, told to whoever writes one: its quotation marks, its own worn phrases. */
  habits?: string;
  phrases: Phrases;
  numbers?: NumberWords;
  times?: TimeWords;
}

type Lists =
  | 'stopWords'
  | 'clauseWords'
  | 'neverLast'
  | 'capitalWords'
  | 'abbreviations'
  | 'remarks';

/** The same, ready to be asked. */
export interface Language
  extends
    Required<Pick<LanguageData, 'tokens' | 'legacyEncoding' | 'times' | 'fullStop'>>,
    Omit<
      LanguageData,
      | Lists
      | 'greetings'
      | 'smallTalk'
      | 'negations'
      | 'oftenLast'
      | 'tokens'
      | 'legacyEncoding'
      | 'times'
      | 'fullStop'
    >,
    Record<Lists, ReadonlySet<string>> {
  greetings: readonly string[];
  smallTalk: readonly string[];
  negations: { whole: ReadonlySet<string>; starts: readonly string[]; ends: readonly string[] };
  oftenLast: { whole: ReadonlySet<string>; ends: readonly string[] };
}

/** Abbreviations of every language. */
const INTERNATIONAL = 'dr mr mrs ms prof st vs jr sr no nr vol fig ca cf al dept approx e.g i.e';
/** Of a language that nobody has measured: as Czech, which has the most of all in Latin letters. */
const MOST_TOKENS = [0.381, 2.14] as const;

const listOf = (words = '') => words.toLowerCase().split(/\s+/u).filter(Boolean);

export function readLanguage(data: LanguageData): Language {
  const negations = listOf(data.negations);
  const oftenLast = listOf(data.oftenLast);
  return {
    ...data,
    tokens: data.tokens ?? MOST_TOKENS,
    legacyEncoding: data.legacyEncoding ?? 'windows-1252',
    times: data.times ?? {},
    fullStop: data.fullStop ?? '.',
    stopWords: new Set(listOf(data.stopWords)),
    clauseWords: new Set(listOf(data.clauseWords)),
    neverLast: new Set(listOf(data.neverLast)),
    capitalWords: new Set(listOf(data.capitalWords)),
    oftenLast: {
      whole: new Set(oftenLast.filter((word) => !word.startsWith('-'))),
      ends: oftenLast.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    },
    abbreviations: new Set(listOf(`${INTERNATIONAL} ${data.abbreviations ?? ''}`)),
    remarks: new Set(listOf(data.remarks)),
    smallTalk: listOf(data.smallTalk),
    greetings: listOf(data.greetings).flatMap((word) =>
      word.includes('-') ? [word, word.replaceAll('-', ' ')] : [word],
    ),
    negations: {
      whole: new Set(negations.filter((word) => !word.startsWith('-') && !word.endsWith('-'))),
      starts: negations.filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1)),
      ends: negations.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    },
  };
}

import type { ComparingWords, FigureWords, AskingOnWords } from './asking-words.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { BoundWords, LargeNumbers, Named, SpelledNumbers } from './number-words.ts';

/**
 * The few words of a document that nobody said: headings, greetings, the hosts' questions. `{title}` and `{topic}` are
 * put in the language's own quotation marks, so that no language has to inflect them.
 */
export interface Phrases {
  takeaways: string;
  faq: string;
  conclusion: string;
  /** Over what several sources say differently. */
  differ: string;
  /** Asks what was said about `{topic}`. */
  about: string;
  greeting: string;
  moments: string;
  signoff: string;
  /** Opens a podcast about `{title}`. */
  welcome: string;
  farewell: string;
  /** Questions by the hosts that name no topic. */
  asks: readonly [string, string, string];
  /** A narrator's introduction of the speaker's own words. */
  says: readonly [string, string, string];
  /** The name of the voice that reads them, if a narrator introduces them. */
  reader: string;
  host: string;
  cohost: string;
  chapters: string;
  /** Labels of a newsletter's header lines, each including the punctuation before the value. */
  subjectLine: string;
  otherSubjectLine: string;
  preheader: string;
}

/** The number words used in times of a recording. */
export interface NumberWords {
  /** All forms of the word, as regular expression source. */
  minute: string;
  second: string;
  hour: string;
  /** One, two, three, in the form used next to the word for a minute. Computed on first use. */
  cardinals: () => readonly Named[];
  /** First, second, third. */
  ordinals: () => readonly Named[];
  /** "And a half", after the number or its unit. */
  half?: string;
  /** The same before the number, in languages that put it there. */
  halfBefore?: string;
  /** The same as a suffix of the number. */
  halfEnding?: string;
  /** Prefixes written together with the following word: "in", "and". */
  prefixes?: string;
  /** The script has no spaces: number and unit are written together. */
  attached?: boolean;
  /** In such scripts, a marker before the number of a minute: `นาทีที่ 12`. */
  ordinalMark?: string;
  /** Numbers are in Han numerals, which the code for figures reads. */
  hanNumerals?: boolean;
}

/** The words around a time in a recording. Each is a list of regular expression alternatives, separated by `|`. */
export interface TimeWords {
  /** Precedes a minute: "at minute 12", "in der 12. Minute". */
  beforeMinute?: string;
  /** May come between that and the number. */
  article?: string;
  /** Precedes a time in figures: "at 12:41". */
  beforeClock?: string;
  /** The ones among them that leave a duration a duration: "about 12 minutes and 41 seconds". */
  beforeLength?: string;
  /** Follows a time, in languages without a preposition before it. */
  after?: string;
  /** "Every minute 12 people are born" names no moment. */
  each?: string;
  /** Makes a figure an ordinal: "12th". */
  ordinalSuffix?: string;
  /** "At 12 minutes he laughs". */
  at?: string;
  /** After these it is a duration: "the record stands at 12 minutes". */
  lengthVerbs?: string;
  /** Likewise before these: "at 12 minutes per mile". */
  measuredBy?: string;
  /** Figures with a colon after these are a ratio. */
  ratio?: string;
  /** "Between 12:41 and 13:05". */
  from?: string;
  until?: string;
  /** "Minute number 12". */
  label?: string;
  /** The same including its space or hyphen, where it makes an ordinal. */
  numberPrefix?: string;
  /** The inflected form that marks a moment by itself. */
  minuteAt?: string;
  secondAt?: string;
  /** "1 h 2 min 3 s". */
  hourSign?: string;
  minuteSign?: string;
  secondSign?: string;
  /** Follows a time of day. */
  oclock?: string;
  /** Prefixes of words that make a decimal number a quantity: "at 12.41 per cent". */
  measures?: string;
}

/**
 * Speech patterns of the language, for quoting whole passages. The first four are space-separated words, with a hyphen
 * for a space within one; the others are phrases separated by `|`.
 */
export interface SpeechWords {
  /** Link a sentence to the one before and can be dropped at its start: "and", "but". */
  links: string;
  /** At the start of a sentence, these need what was said before: pronouns, "therefore". */
  leans: string;
  /** A pattern for such starts, in languages that attach pronouns to verbs: "Cambiarla". */
  leansLike?: string;
  /** First person words. */
  self: string;
  /** Hesitation sounds. */
  hesitations: string;
  /** Meaningless phrases between or before commas: "you know". */
  asides: string;
  /** Announce the main point: "in one sentence", "the point is". */
  sums: string;
  /** Announce something important: "remember", "the secret". */
  stresses: string;
  /** Only lead to the next sentence: "here is how", "there are three". */
  ahead?: string;
  /** Say that what was just said is important: "everything else follows from that". */
  behind?: string;
  /** Refer to someone or something named before, anywhere in the sentence. Space-separated, like the first four. */
  pronouns?: string;
  /** Introduce a place or a measure, which a following pronoun doesn't refer to. Space-separated. */
  prepositions?: string;
  /** Can't end a clause, so a repetition is a false start. Space-separated. */
  neverEnd?: string;
  /** Refer, anywhere in a sentence, to something said or shown before: "this", "of that", "again". */
  points?: string;
  /**
   * Scripts without spaces: the start of a sentence that continues a count, with `{number}` for the number, and the
   * numbers in order, with alternative spellings separated by `/`.
   */
  counting?: { sign: string; numbers: string };
  /** At the end of a sentence, announce the next one: "for two reasons", "as follows". */
  promises?: string;
  /** Announce the subject, which follows: "today we're talking about". */
  topicCues?: string;
  /** Are about the recording or the meeting itself, not its subject: "in this video", "any questions". */
  housekeeping?: string;
  /**
   * At the start of a sentence, show that it only announces something or points at a screen: "let's go over", "here you
   * can see".
   */
  agenda?: string;
  /** Make sense only with a picture: "the red line", "shown below". */
  shown?: string;
  /** The same, but may also belong to a story: "on the left", "over here". */
  drawn?: string;
  /** Introduce the speaker before a talk: "my name is", "I run a blog". */
  introduces?: string;
  /** Introduce a name for something: "we call this", "known as". */
  coins?: string;
  /** Mention what was said or shown earlier: "which we discussed earlier". */
  recalls?: string;
  /** At the start of a sentence, continue a list: "finally", "it also". */
  adds?: string;
  /** The ones among them that end a list and can be dropped with their comma: "finally". */
  closes?: string;
  /** Separate an announcement from a clause with content: "I'll show you later, but the roof is open." */
  turns?: string;
}

/** Evidence for whether a “not” was said or added. Space-separated; a trailing `-` marks a prefix. */
export interface DenialWords {
  /** Verbs that are negated with “not”, grouped by `|`: being and being able, doing, having, being allowed. */
  helpers: string;
  /** Negate a noun and not a verb: "no", "without". */
  things: string;
  /** Occur mostly in negated clauses: "any", "yet". `_` for a space. */
  needs: string;
  /** Contrasts, which usually accompany a negation: "but", "instead". */
  contrasts: string;
  /** Negate without a “not”: "instead of", "unable". `_` for a space. */
  otherwise: string;
  /** Negate the word right after them: "avoid watering". Complete words. */
  avoids: string;
  /** Introduce clauses that are often negated: "if", "because". */
  sides: string;
  /** Come between a “not” and what it negates: "not to be a good idea". */
  fillers: string;
  /** End the scope of a “not”. */
  ends: string;
  /** Negate nothing: "no doubt". `_` for a space. */
  idle: string;
  /** Negate nothing if one of the second follows in the sentence: "not only", and then "but". */
  paired: { first: string; second: string };
}

/** Words around the name of a speaker, which show the part they have in a statement. `_` for a space. */
export interface NamingWords {
  /** Come between these words and the name: "the". */
  articles: string;
  /** Before the name of whoever said it: "according to". */
  sources: string;
  /** Before the name of whoever did it: "by". */
  doers: string;
  /** Before the name of someone who is left out: "except for". */
  excepted: string;
  /** Join a clause or a second name: "and". */
  joins: string;
  /** Before the name of someone addressed or mentioned: "to", "asked". */
  addressed: string;
  /** After a name with `'s`: "idea". */
  works: string;
  /** Answer a proposal that is someone else's, so that little of it is in one's own words: "accepted". */
  replies: string;
  /** Before such a word: "also". */
  adverbs: string;
}

/**
 * Everything specific to one language, as stored in its file. Lists are space-separated words in lower case. An omitted
 * field means that the language doesn't have the feature.
 */
export interface LanguageData {
  /** Function words, which never name a topic. Selection and word counts don't depend on them. */
  stopWords: string;
  /** Usually start a clause: unpunctuated captions are best cut before one. */
  clauseWords?: string;
  /** Can't end a sentence: articles, prepositions, "because". Unpunctuated captions aren't cut after one. */
  neverLast?: string;
  /** End sentences in languages with the verb last. A leading `-` marks a suffix. */
  oftenLast?: string;
  /** The file of the model that finds sentence ends in unpunctuated captions, trained on transcripts. */
  learnedEnds?: string;
  /** Introduce the name of a thing: articles, possessives, "of". A word that never follows one is no topic. */
  determiners?: string;
  /** Greetings, thanks and "subscribe". Prefixes of words; a hyphen may stand for a space. */
  greetings?: string;
  /** Starts like one of those but has content: "thanks to the rain". Regular expression alternatives in lower case. */
  noGreetings?: string;
  /** Have a dot that doesn't end the sentence. Without their last dot. */
  abbreviations?: string;
  /** Negate a statement. A leading `-` marks a suffix, a trailing one a prefix. */
  negations?: string;
  /** Amount to a “not” without being one: to lack, to refuse, unable. Prefixes of words. */
  denials?: string;
  /** Follow a “not” so often that an added one is unremarkable: "not sure", "not enough". Complete words. */
  oftenDenied?: string;
  denying?: DenialWords;
  naming?: NamingWords;
  /** Words that reverse a sentence if one replaces the other: `big large/small little; before/after`. */
  opposites?: string;
  /** The same for amounts, directions, order and actions, where nobody who summarises would use the other word. */
  directions?: string;
  /** The rarer ones of both lists: used far less often than their opposites and, after a `|`, less often. */
  seldomOpposites?: string;
  /**
   * Phrases that claim something of everybody or attribute it to nobody: "studies show". Each has the word that must be
   * said too, a colon and its forms.
   */
  generalities?: string;
  /** Patterns of words that count from the day they are said, where `Intl` has no name for it: "last Monday". */
  relativeTimes?: string;
  /** What happens to a thing once, and auxiliaries of its clause, as regular expression sources: "was built". */
  onceOnly?: { said: string; auxiliary: string };
  /** Occur in questions about any talk: "summarize", "discussed", "opinion". All forms. */
  askWords?: string;
  comparing?: ComparingWords;
  figures?: FigureWords;
  askingOn?: AskingOnWords;
  /** Say little about the subject of a question: "problem", "new", "advantage". All forms. */
  plainWords?: string;
  /** Fit anything, and so name nothing: "main", "plan", "side". All forms. */
  vagueWords?: string;
  /** Make the following word vague: "main road". With this list, other vague words are so only alone: not "business plan". */
  vagueQualities?: string;
  /** A regular expression for the look of nouns, in languages where neither articles nor capitals mark them. */
  thingsLook?: string;
  /** Also occur in reports about any talk, and say nothing about its content: "however", "replied". All forms. */
  reportWords?: string;
  /** Phrases that keep a conversation going. Prefixes of words. */
  smallTalk?: string;
  /** Always capitalised, unlike in other languages: "I", "I'm". */
  capitalWords?: string;
  /** Ends a sentence; a dot by default. */
  fullStop?: string;
  /** An ordinal is a number and a dot: »am 3. Mai«. */
  ordinalDot?: boolean;
  /** `;` is the question mark. */
  semicolonAsks?: boolean;
  /** Every noun is capitalised, so a capital doesn't mark a name. */
  capitalizesNouns?: boolean;
  /** Sentences are separated by a space, which words are not. */
  spaceEndsSentence?: boolean;
  /** Endings and particles are attached to words, so search looks inside words, as it does in scripts without spaces. */
  matchesInsideWords?: boolean;
  /** May also be written in that language's script, and is then distinguished from others like that one. */
  writtenAlsoLike?: LanguageValue;
  /** Letters that a URL spells differently than by removing their accents. */
  slugLetters?: Readonly<Record<string, string>>;
  spelledNumbers?: SpelledNumbers;
  largeNumbers?: LargeNumbers;
  /** Unit words beyond those in `Intl`, with `_` for a space: `quid=GBP`. */
  measures?: string;
  speech?: SpeechWords;
  /** Tokens per character and per word of prose, measured with the vocabulary of a large model. */
  tokens?: readonly [perCharacter: number, perWord: number];
  /** The encoding of files from before Unicode. */
  legacyEncoding?: string;
  /** Before a colon, these start a remark and are no speaker's name: "Note", "Step". */
  remarks?: string;
  /** What a voice says in a sample: "This is how I sound. Shall we begin?" */
  voiceSample: string;
  /** Stage directions in scripts, separated by `|`: actions, which more words may follow, and sounds. */
  stageDirections?: { does: string; heard: string };
  /** What native readers expect of a text, for the prompt of its author: quotation marks, worn phrases of its own. */
  habits?: string;
  phrases: Phrases;
  numbers?: NumberWords;
  bounds?: BoundWords;
  times?: TimeWords;
}

type Lists =
  | 'stopWords'
  | 'clauseWords'
  | 'neverLast'
  | 'capitalWords'
  | 'abbreviations'
  | 'remarks';

/** The same, parsed for use. */
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

/** Abbreviations common to all languages. */
const INTERNATIONAL = 'dr mr mrs ms prof st vs jr sr no nr vol fig ca cf al dept approx e.g i.e';
/** For languages without a measurement: those of Czech, the highest for Latin letters. */
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

import { getLanguage, languageOfTag, type LanguageValue } from '#contract/catalog/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { languageOf } from '#server/languages/table.ts';
import { negationsIn } from './evidence/negations.ts';
import { isCourtesy, isTagged } from './readability.ts';
import { leansBack, withoutAnnouncement, withoutLinks, withoutStumbles } from './speech.ts';
import { words } from './segment.ts';
import { GOES_ON, type NameSource, spokenNameOf } from './spoken-name.ts';
import { type TopicSource, topicStem } from './topic-counts.ts';
import { thingOver } from './things.ts';
import { nameStretch, topicsOf } from './topics.ts';
import { asWritten } from './written-sentence.ts';

/**
 * Default names given by recorders, phones and programs, with their number, date or time. Digits are matched all or
 * nothing: otherwise thirty of them could be split in a billion ways.
 */
const DEFAULT_NAME =
  /^(?:new |neue |nueva |nouvel |my )?(?:img|vid|mov|mvi|dsc|dscn|dscf|pxl|gopr|gh\d\d|wp|aud|rec|zoom|gmt|audio|video|voice|voice ?(?:memo|note|message|recording)|recording|screen ?(?:recording|cast|capture)|screencast|aufnahme|sprachmemo|sprachnachricht|bildschirmaufnahme|grabaci[oó]n|nota de voz|enregistrement|registrazione|opname|gravação|record|untitled|unbenannt|sin t[ií]tulo|sans titre|senza titolo|no title|document|track|file|clip|tape|captions?|subtitles?|transcript|meeting recording|whatsapp (?:audio|video|ptt))(?:[\s_.()#:-]*(?:at|um|a las|à|copy|kopie|copia|final|neu|new|edit(?:ed)?|draft|v\d+(?!\d)|(?<!\d)\d+(?!\d)|[ap]m|wa\d+(?!\d)|gmt[+\d]*(?![+\d])|whatsapp|audio|video|recording))*[\s_.()-]*$/iu;
/** `captions.en`: only these files name their language like this; "Clip.ai" and "Track.it" are names. */
const IN_LANGUAGE =
  /^((?:captions?|subtitles?|transcript)(?:[^.]*|[._-]\S*))\.([a-z]{2}(?:-[a-z\d]{2,4})?)$/iu;
/** "CaptionHub.de" is a name. */
const OF_KIND = /^(?:captions?|subtitles?|transcript)(?:[._-]\S*)?$/iu;
const FILE_ENDING =
  /\.(?:mp3|mp4|m4a|m4v|wav|mov|mkv|webm|avi|ogg|opus|flac|aac|srt|vtt|ass|txt|docx?|pdf|rtf|md)$/iu;
/**
 * Parts joined by punctuation instead of spaces: `talk_final`, `garden-walk-2`, `team.sync.raw`. COVID-19, U.S.A. and
 * 3-Körper-Problem are written like this too, and some scripts have no spaces at all.
 */
const JOINED =
  /^[\p{Script=Latin}\d._-]*_[\p{Script=Latin}\d._-]*$|^(?=.*\d)[\p{Ll}\d]+(?:-[\p{Ll}\d]+){2,}$|^[\p{Script=Latin}\d]{2,}(?:\.[\p{Script=Latin}\d]{2,}){2,}$/u;
/** Without letters, or with a date or a file number. */
const NUMBERED =
  /^[^\p{L}]{6,}$|^(?:\p{L}+[ _-])?(?:\d{4}[-_.]\d\d[-_.]\d\d|\d{6,})(?:[^\p{L}]|at|um|whatsapp|audio|video|[ap]m)*$/iu;

/** The limit of common file systems. */
const LONGEST_FILE_NAME = 255;

/** Whether a name was given by a device or is a file name, and says nothing about the content. */
export function isFileName(title: string): boolean {
  const name = title.trim();
  if (name === '') return true;
  if (FILE_ENDING.test(name) && !/\s\S+\s/u.test(name)) return true;
  if (name.length > LONGEST_FILE_NAME) return false;
  const ending = name.replace(FILE_ENDING, '');
  const [, stem = '', tag = ''] = IN_LANGUAGE.exec(ending) ?? [];
  const bare = languageOfTag(tag) === null ? ending : stem;
  if (bare !== ending && OF_KIND.test(bare)) return true;
  return DEFAULT_NAME.test(bare) || NUMBERED.test(bare) || JOINED.test(bare);
}

/** Words that name the kind of a file rather than its content. */
const KINDS = new Set(
  'meeting talk lecture interview webinar presentation session episode podcast manual auto final test output export sample demo call'.split(
    ' ',
  ),
);
/** The number of sentences that must contain the word a talk is about. */
const FEWEST_NAMING = 3;

/**
 * The title given by a person; empty for a file name. A single small word is usually a file name: it is kept,
 * capitalised, if the talk is about it.
 */
export function givenTitleOf(
  title: string,
  texts: readonly string[],
  language: LanguageValue,
): string {
  if (isFileName(title)) return '';
  const name = title.trim();
  if (!/^\p{Ll}{3,}$/u.test(name)) return title;
  if (KINDS.has(name)) return '';
  const { tag } = getLanguage(language);
  const stem = topicStem(name);
  const said = texts.filter((text) => text.toLocaleLowerCase(tag).includes(stem)).length;
  return said < FEWEST_NAMING ? '' : name.replace(/^./u, (first) => first.toLocaleUpperCase(tag));
}

/** In letters. */
const SHORTEST = 6;
const OPENING_SENTENCES = 8;
const OPENING_QUESTION = 4;

/** A title for an untitled recording, in words from it: its announced subject, an opening question, or its gist. */
export function titleFromSpeech(talk: NameSource): string | null {
  const { sentences, language, gist } = talk;
  if (gist === null) return null;
  const clean = (text: string) =>
    asWritten(withoutStumbles(withoutLinks(text, language), language), language);
  const opening = sentences.slice(0, OPENING_SENTENCES).map(({ text }) => clean(text));
  // Evaluated lazily, because finding the topics of a ten-hour talk takes half a second.
  const all = { units: [{ from: 0, to: sentences.length }], taken: new Set<string>() };
  // A bare thing says little, but only in English can lines about a single moment be ruled out.
  const named = [
    () => [spokenNameOf(talk, { ...all, isTitle: true })],
    () => [thingOver(talk, all)],
  ];
  const ways = [
    () => opening.map((text) => announcedIn(text, talk)),
    () => [openingQuestion(opening.slice(0, OPENING_QUESTION), talk)],
    () => gistTitles(clean(sentences[gist]!.text), language),
    ...(language === 'english' ? named : named.toReversed()),
    () => [nameStretch(talk, 0, sentences.length)],
  ];
  let found: string | null | undefined;
  for (const way of ways) {
    found ??= way().find((text) => text && text.length <= LIMITS.title && text.length >= SHORTEST);
  }
  return found
    ? asWritten(found.replace(/(?<!\.)[.。।۔]$/u, ''), language).replace(/[.。।۔]$/u, '')
    : null;
}

/** English: "The thing to keep in mind about kites is that the wind comes first" means "The wind comes first". */
const SAYS_THAT =
  /^(?:perhaps )?(?:the|my|our|one) (?:(?:main|big|biggest|most important|first|key|whole|single|only|real|best|simple) ){0,2}(?:thing|point|idea|lesson|trick|message|rule|takeaway|secret)(?: (?:(?:i|we) want you )?(?:to )?(?:remember|keep in mind|know|take away|understand))?(?: about(?: (?!(?:that|which|who|whom)\b)[\p{L}'’-]+){1,6})? (?:is|was) that (?=(?:the|an?|your|every|most|no|it['’]s)\s)/iu;
/** English: a place, time or duration at the end. */
const PLACE_AT_END =
  /\s+(?:around|for(?= (?:the|all|one|an?)\b)|in|on|at|across|behind|inside|outside) (?!(?:it|them|this|that|you|which|a|an)[.]?$)(?:[\p{L}\p{N}'’-]+\s){0,3}[\p{L}\p{N}'’-]+[.]?$/iu;

/** The gist and shorter English versions of it: a denial never loses a word. */
function gistTitles(gist: string, language: LanguageValue): string[] {
  const whole = withoutAnnouncement(gist, language);
  if (language !== 'english' || whole.endsWith('?')) return [whole];
  const said = SAYS_THAT.exec(whole);
  const bare = said ? asWritten(whole.slice(said[0].length), language) : whole;
  const found = [whole, bare];
  if (negationsIn(bare, language).length > 0) return found;
  const end = bare.search(GOES_ON);
  const first = end < 0 ? bare : bare.slice(0, end);
  return [...found, first, first.replace(PLACE_AT_END, '')];
}

/** English: addresses the person who is asked. */
const PERSONAL = new Set(['you', 'your', 'yours']);

/** An opening question about the talk's subject. */
function openingQuestion(opening: readonly string[], talk: NameSource): string | undefined {
  const { language, asker, sentences } = talk;
  const names = new Set(
    sentences.flatMap(({ speaker }) => speaker?.toLowerCase().split(' ') ?? []),
  );
  // "Joseph, how many did you feed today?" is about Joseph.
  const isPersonal = (text: string) =>
    asker !== null &&
    words(text.toLowerCase(), language).some((word) => names.has(word) || PERSONAL.has(word));
  const asked = opening.filter(
    (text) =>
      /[?？؟]$/u.test(text) &&
      !isTagged(text) &&
      !isCourtesy(text, language) &&
      !leansBack(text, language) &&
      !isPersonal(text),
  );
  if (asked.length === 0) return undefined;
  const topics = topicsOf(talk, 4).map((topic) => topic.toLowerCase());
  return asked.find((text) => topics.some((topic) => text.toLowerCase().includes(topic)));
}

/** "Today we're talking about heating an old house": the words after the cue, up to the next comma. */
function announcedIn(text: string, { language }: TopicSource): string | null {
  const { topicCues } = languageOf(language).speech ?? {};
  if (topicCues === undefined) return null;
  const cue = new RegExp(`(?:${topicCues.replaceAll("'", "['’]")})\\s+`, 'iu').exec(text);
  if (!cue) return null;
  const rest = text
    .slice(cue.index + cue[0].length)
    .split(/[,;:.!?–—]/u)[0]!
    .trim();
  return rest === '' ? null : rest;
}

import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';

const LONGEST = 80;
const PARENTHESES = new RegExp(`[(（]([^()（）\\n]{1,${LONGEST}})[)）]`, 'g');
const EMPHASIS = new RegExp(
  `(?<![\\w*_~])([*_~]{1,3})(?=\\S)([^*_~\\n]{1,${LONGEST}}?)\\1(?![\\w*_~])`,
  'g',
);

const DOES =
  '(?:laugh|chuckl|giggl|sigh|paus|whisper|gasp|cough|groan|smil|grin|nodd?|shrugg?|wink|snort|sniff|sobb?|yawn|clapp?|' +
  'inhal|exhal|mutter|shout|yell|hum|whistl|mumbl|scoff|sneez|stammer|hesitat|gulp|moan|snicker|cackl|weep|applaud|' +
  'murmur|smirk|growl)';
const ENGLISH_DOES = new RegExp(
  '^(?:(?:he|she|they|both|everyone|all|audience|crowd|(?:\\p{L}+ly)) )?' +
    `(?:${DOES}(?:e?s|ing)\\b|clear(?:s|ing) (?:his |her |their |my )?throat\\b|takes? a (?:deep )?breath\\b|` +
    'rolls? (?:his |her |their )?eyes\\b|trail(?:s|ing) off\\b|lean(?:s|ing) in\\b)(?:[\\s,][^\\d.!?]{0,40})?$',
  'iu',
);
const SOUND =
  '(?:music|theme|jingle|song|applause|laughter|footsteps|thunder|phone|door|doorbell|bell|crowd|audience|sirens?|' +
  'explosion|engine|static)';
const SOUNDS =
  '(?: (?:plays?|playing|fad(?:es?|ing)|in|out|up|down|swells?|starts?|stops?|continues|ends?|rings?|ringing|slams?|' +
  'opens?|closes?|creaks?|rumbles?|cheers?|cheering|laughs?|laughing|applauds?|clapping|claps|gasps?|softly|' +
  'in (?:the )?background))';
/** Sounds, or manners of speaking. */
const ENGLISH_HEARD = new RegExp(
  `^(?:${DOES}e?|deep breath|(?:[a-z-]+ ){0,3}${SOUND}${SOUNDS}+|` +
    '(?:(?:soft|upbeat|intro|outro|theme|background|dramatic|ominous|gentle|canned|nervous|light) ){0,3}' +
    '(?:music|applause|laughter|silence|static|jingle|drum ?roll)|(?:sfx|sound effects?)\\b[^\\d.!?]{0,40}|' +
    "sounds? of [a-z ,'-]{2,40}|voice (?:cracking|breaking|trembling|shaking|rising|lowered|trailing off|cracks|breaks)|" +
    'in an? [a-z -]{0,24}(?:voice|tone|whisper|accent)|in unison|' +
    'with an? [a-z -]{0,24}(?:smile|laugh|grin|sigh|chuckle|smirk|wink|shrug|nod)|' +
    'under (?:his|her|their|my) breath|off[- ]?(?:mic|camera|screen|stage)|(?:intro|outro)|fad(?:es?|ing)(?: (?:in|out|up|down))?|' +
    '(?:(?:a|long|short|brief|dramatic|awkward) ){0,2}(?:beat|pause|silence)|crosstalk|inaudible|indistinct|unintelligible)$',
  'i',
);
/** Within a sentence these may be part of it: "it grew (slowly)". */
const ENGLISH_MANNER =
  /^(?:(?:very|slightly|more|a bit) )?(?:(?:soft|quiet|loud|slow|quick|gent|angri|sad|happi|nervous|joking|mocking|ironical|dry|warm|serious|thoughtful|cheerful|playful|curious|dramatical|sarcastical|excited|enthusiastical|incredulous|sheepish)ly|excited|sarcastic|deadpan|whispered|confused|surprised|amused|aside)(?:(?:,| and|, and) \p{L}+)?$|^to (?:\p{Lu}\p{L}+|camera|himself|herself|themselves|(?:the )?audience|the camera|self)$/u;

/** Never emphasis. */
const IN_A_WAY = /^(?:in an?|with an?|under|sounds? of|voice)\s/i;

/** Starts of spoken asides: "(Almost) nobody". */
const SAID =
  /^(?:an?|the|and|but|or|i|we|you|it|this|that|not|no|yes|my|your|our|almost|nearly|maybe|perhaps|well|so|also|if|as|for|optional|note|spoiler|bonus|warning|caution|update|edit|important|required|deprecated|experimental|new|part|chapter|episode)\b/i;
const MOST_WORDS = 3;
/** Scripts without spaces. */
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MOST_JOINED = 6;

interface Known {
  does: RegExp;
  heard: RegExp;
}

const known = new Map<LanguageValue, Known | null>();

/** English stage directions are recognized in every language, because models use them everywhere. */
function knownOf(language: LanguageValue): Known | null {
  let found = known.get(language);
  if (found === undefined) {
    const { stageDirections } = languageOf(language);
    if (!stageDirections) {
      known.set(language, null);
      return null;
    }
    const forms = (listed: string) => listed.replaceAll(/\s*\n\s*/g, '');
    const { does, heard } = stageDirections;
    const joined = JOINED.test(does) ? '|\\p{L}{1,4}' : '';
    found = {
      does: new RegExp(`^(?:${forms(does)})(?:[\\s,，、][^\\d.!?。！？]{0,30}${joined})?$`, 'iu'),
      heard: new RegExp(`^(?:${forms(heard)})$`, 'iu'),
    };
    known.set(language, found);
  }
  return found;
}

const doesIn = (language: LanguageValue, inner: string) =>
  ENGLISH_DOES.test(inner) || (knownOf(language)?.does.test(inner) ?? false);
const heardIn = (language: LanguageValue, inner: string) =>
  ENGLISH_HEARD.test(inner) || (knownOf(language)?.heard.test(inner) ?? false);

/** Removes stage directions: "(laughs)", "*in a whisper*", "（笑）". */
export function stripDirections(text: string, language: LanguageValue): string {
  return text
    .replaceAll(PARENTHESES, (whole, inside: string, at: number) => {
      const inner = inside.trim();
      if (doesIn(language, inner) || heardIn(language, inner)) return ' ';
      const before = lineBefore(text, at);
      const after = text.slice(at + whole.length);
      if (beginsSentence(before) && ENGLISH_MANNER.test(inner)) return ' ';
      if (before.trim() !== '' || (language === 'english' && isThing(inner))) return whole;
      return isShortDirection(inner, after) ? ' ' : whole;
    })
    .replaceAll(EMPHASIS, (whole, mark: string, inside: string, at: number) => {
      const inner = inside.trim();
      const before = lineBefore(text, at);
      const after = text.slice(at + whole.length);
      const isFirst = beginsSentence(before);
      const ends = /^\s*(?:$|\n|["“'«„¿¡]*(?!\p{Ll})\p{L})/u.test(after);
      if (doesIn(language, inner)) return isFirst || !hasSubject(before, language) ? ' ' : whole;
      const isTold = heardIn(language, inner) || ENGLISH_MANNER.test(inner);
      if (isFirst && isTold && (ends || IN_A_WAY.test(inner))) return ' ';
      // Emphasis looks the same, but then the sentence continues or the word is capitalized.
      const isSmall = inner === inner.toLowerCase() && inner !== inner.toUpperCase();
      // English has the word lists above instead.
      const isAlone =
        before.trim() === '' && mark.length === 1 && isSmall && language !== 'english';
      return isAlone && isShortDirection(inner, after) ? ' ' : whole;
    });
}

const FUNCTION_WORD =
  /^(?:the|an?|he|she|it|we|they|i|you|his|her|its|our|their|my|your|this|that|these|those|is|are|was|were|has|had|will|would|to|of|in|on|and|not)(?:[ '’]|$)/i;
const FULL_NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** "He said [the company] will grow": an editorial insertion that belongs to the sentence. */
export function isPartOfQuotation(inner: string, language: LanguageValue): boolean {
  if (language !== 'english' || doesIn(language, inner) || heardIn(language, inner)) return false;
  if (ENGLISH_MANNER.test(inner.toLowerCase()) || IN_A_WAY.test(inner)) return false;
  return FUNCTION_WORD.test(inner) || FULL_NAME.test(inner);
}

/** Limited context before the match. */
const lineBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 60), at)
    .split('\n')
    .at(-1)!;
const beginsSentence = (before: string) => /(?:^|[.!?…:;,。！？、，—–-])["”'»]?\s*$/u.test(before);
/** "he *laughs* at danger": a verb with a subject. */
const SUBJECT =
  /\b(?:he|she|it|who|that|which|one|everyone|everybody|nobody|someone|somebody|always|never|is|was|are|were|the|a|of|by|for|with)\s*$/i;
const NAME = /\p{Lu}\p{Ll}+\s*$/u;
const INTERJECTION = /\b(?:and|so|but|or|well|oh|um|uh|yeah|okay|right|then|i)\s*$/i;

function hasSubject(before: string, language: LanguageValue): boolean {
  if (language !== 'english') return true;
  return !INTERJECTION.test(before) && (SUBJECT.test(before) || NAME.test(before));
}

/** "(Apple) The company grew." English directions name a manner or a speaker: "(Softly)", "(Narrator)". */
function isThing(inner: string): boolean {
  const isTold =
    /(?:ly|ing|ed)\b|^(?:(?:co-?)?host|guest|narrator|speaker|announcer|interviewer|voice-?over|both|all|together|to|then|beat|still|off)\b/i;
  return /^\p{Lu}/u.test(inner) && inner !== inner.toUpperCase() && !isTold.test(inner);
}

/** A few words alone at the start of a line, before a new sentence. */
function isShortDirection(inner: string, after: string): boolean {
  if (/[\d.!?…:;"“”。！？、，]/u.test(inner) || !/\p{L}/u.test(inner)) return false;
  if (SAID.test(inner)) return false;
  if (JOINED.test(inner) ? inner.length > MOST_JOINED : inner.split(/\s+/).length > MOST_WORDS) {
    return false;
  }
  return JOINED.test(inner)
    ? /^\s*["「『“]?\p{L}/u.test(after)
    : /^\s+["“'«„¿¡]*(?:\p{Lu}|\p{Lo})/u.test(after);
}

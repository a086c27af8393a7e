import type { LanguageValue } from '#contract/catalog/languages.ts';
import { CONVERSATION } from '../framing/conversation.data.ts';
import { frame, framingOf } from '../framing/framing.ts';
import { littleWordsOf } from '../little-words.ts';
import { isUnspaced, words } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import type { Talk } from '../talk.ts';
import { topicsOf } from '../topics.ts';
import type { TalkPart } from './parts.ts';

const TOPICS_PER_PART = 40;

/** What stands before a noun, in the languages that put something there. */
const DETERMINERS: Partial<Record<LanguageValue, string>> = {
  danish: 'en et den det de min din sin vores',
  dutch: 'de het een deze die dit dat mijn je uw onze ons hun',
  english:
    'the a an my your our their his her its these those two three four five six many some few each every',
  french:
    'le la les un une des du au aux ce cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs',
  greek: 'ο η το οι τα του της των τον την τους τις στο στη στην στον στα στις στους ένα μια ένας',
  hungarian: 'a az egy',
  italian:
    'il lo la i gli le un uno una del dello della dei degli delle al alla ai alle nel nella nei nelle sul sulla questo questa questi queste',
  norwegian: 'en ei et den det de min din sin',
  portuguese:
    'o a os as um uma uns umas do da dos das no na nos nas ao este esta meu minha seu sua',
  portuguese_br:
    'o a os as um uma uns umas do da dos das no na nos nas ao este esta meu minha seu sua',
  romanian: 'un o niște',
  spanish:
    'el la los las un una unos unas del al este esta estos estas mi mis tu tus su sus nuestro nuestra',
  swedish: 'en ett den det de min din sin',
};
/** Stand where nouns do and name nothing to ask about: measures, places in a row. */
const EMPTY = new Set(
  'same best first second third last next other others way ways thing things one ones most more rest end middle whole time times day days week weeks month months year years hour hours minute minutes second seconds morning mornings afternoon afternoons evening evenings night nights noon summer winter metre metres meter meters centimetre centimetres kilometre kilometres mile miles foot feet inch inches litre litres number numbers percent part parts lot lots bit case fact vez veces vezes fois volta volte keer gang'.split(
    ' ',
  ),
);

export interface Questions {
  /** What to ask before this is said; `null` where there is nothing left to ask that was not asked already. */
  before(text: string, part: TalkPart): string | null;
}

/**
 * The questions of one script. Each takes up a word of what comes next, no word twice; the few that name nothing come
 * once each. A listener forgives a host who goes on without being asked, but not "Tell us more" for the tenth time.
 */
export function createQuestions(talk: Talk): Questions {
  const { language } = talk;
  const { takesUp } = CONVERSATION[language];
  const general = [...framingOf(language).asks];
  const isNoun = nounTest(talk);
  const asked = new Set(wordsIn(talk.title, language).map(stem));
  const topicsByPart = new Map<TalkPart, string[]>();
  const topicsIn = (part: TalkPart) => {
    let topics = topicsByPart.get(part);
    if (!topics) {
      topics = topicsOf(talk, TOPICS_PER_PART, part.from, part.to).filter(isNoun);
      topicsByPart.set(part, topics);
    }
    return topics;
  };
  let count = 0;
  return {
    before(text, part) {
      // What the answer begins with fits the question best.
      const [opening = text] = writtenSentences(text, language);
      const fresh = topicsIn(part).filter(
        (topic) => !wordsIn(topic, language).some((word) => asked.has(stem(word))),
      );
      for (const [topic, where] of [opening, text].flatMap((stretch) =>
        fresh.map((one) => [one, stretch] as const),
      )) {
        const stems = wordsIn(topic, language).map(stem);
        const named = nameIn(where, topic, language);
        if (named === null) continue;
        for (const one of stems) asked.add(one);
        const template = takesUp[count++ % takesUp.length]!;
        // In English it comes as people say it, "the fence" or "hostas"; elsewhere a word is quoted, unbent.
        return frame(language === 'english' ? template.replaceAll(/[“”]/gu, '') : template, named);
      }
      return general.shift() ?? null;
    },
  };
}

/** How the text itself names the topic; `null` where it does not. */
function nameIn(text: string, topic: string, language: LanguageValue): string | null {
  if (isUnspaced(language)) return text.includes(topic) ? topic : null;
  const pattern = topic.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}(?![\\p{L}\\p{N}'’-])`, 'iu').exec(
    text,
  );
  if (!found) return null;
  if (language !== 'english') return topic;
  const ahead = text.slice(0, found.index);
  // "Lily of the valley" is about no valley.
  if (/\bof\s+(?:the\s+)?$/iu.test(ahead)) return null;
  if (/\bthe\s+$/iu.test(ahead)) return `the ${topic}`;
  return /[^su]s$/u.test(topic) ? topic : null;
}

/**
 * Whether a word names a thing, as far as the talk shows it: by what stands before and after it somewhere, or by its
 * capital in German. Where the language shows nothing of the kind, every topic is one.
 */
function nounTest({ language, sentences }: Talk): (topic: string) => boolean {
  if (language === 'german') return (topic) => /^\p{Lu}/u.test(topic);
  const before = new Set(DETERMINERS[language]?.split(' '));
  if (before.size === 0) return () => true;
  const little = littleWordsOf(language);
  const nouns = new Set<string>();
  for (const { text } of sentences) {
    const clauses = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}\s'’-]+/u);
    for (const clause of clauses) {
      const tokens = wordsIn(clause, language);
      for (const [at, token] of tokens.entries()) {
        const next = tokens[at + 1];
        if (little.has(token) || EMPTY.has(token) || (next && !little.has(next))) continue;
        const [previous = '', earlier = ''] = [tokens[at - 1], tokens[at - 2]];
        if (before.has(previous)) nouns.add(token);
        else if (before.has(earlier) && !little.has(previous)) nouns.add(`${previous} ${token}`);
      }
    }
  }
  return (topic) => nouns.has(topic.toLowerCase());
}

const wordsIn = (text: string, language: LanguageValue) => words(text.toLowerCase(), language);
/** "Bed" and "beds" are one thing to have asked about. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, ''));

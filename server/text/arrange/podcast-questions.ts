import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isUnspaced, words } from '../segment.ts';
import { writtenSentences } from '../sentence-spans.ts';
import type { Talk } from '../talk.ts';
import { topicsOf } from '../topics.ts';
import type { TalkPart } from './parts.ts';
import { fillIn } from './pieces.ts';

const TOPICS_PER_PART = 40;

export interface HostQuestions {
  /** What to ask before this is said; `null` where there is nothing left to ask that was not asked already. */
  before(text: string, part: TalkPart): string | null;
}

/**
 * The questions of one script. Each takes up a word of what comes next, no word twice; the few that name nothing come
 * once each. A listener forgives a host who goes on without being asked, but not "Tell us more" for the tenth time.
 */
export function createQuestions(talk: Talk): HostQuestions {
  const { language } = talk;
  const { phrases, nameTopic } = languageOf(language);
  const { asksAbout } = phrases;
  const general = [...phrases.asks];
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
        const template = asksAbout[count++ % asksAbout.length]!;
        // Named as people say it, "the fence" or "hostas", it needs no marks; else a word is quoted as it is.
        return fillIn(nameTopic ? template.replaceAll(/[“”]/gu, '') : template, named);
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
  const { nameTopic } = languageOf(language);
  return nameTopic ? nameTopic(text.slice(0, found.index), topic) : topic;
}

/**
 * Whether a word names a thing, as far as the talk shows it: by what stands before and after it somewhere, or by its
 * capital where nouns have one. Where the language shows nothing of the kind, every topic is one.
 */
function nounTest({ language, sentences }: Talk): (topic: string) => boolean {
  const { capitalizesNouns, determiners, emptyNouns, stopWords } = languageOf(language);
  if (capitalizesNouns) return (topic) => /^\p{Lu}/u.test(topic);
  if (determiners.size === 0) return () => true;
  const nouns = new Set<string>();
  for (const { text } of sentences) {
    const clauses = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}\s'’-]+/u);
    for (const clause of clauses) {
      const tokens = wordsIn(clause, language);
      for (const [at, token] of tokens.entries()) {
        const next = tokens[at + 1];
        if (stopWords.has(token) || emptyNouns.has(token) || (next && !stopWords.has(next)))
          continue;
        const [previous = '', earlier = ''] = [tokens[at - 1], tokens[at - 2]];
        if (determiners.has(previous)) nouns.add(token);
        else if (determiners.has(earlier) && !stopWords.has(previous))
          nouns.add(`${previous} ${token}`);
      }
    }
  }
  return (topic) => nouns.has(topic.toLowerCase());
}

const wordsIn = (text: string, language: LanguageValue) => words(text.toLowerCase(), language);
/** "Bed" and "beds" are one thing to have asked about. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, ''));

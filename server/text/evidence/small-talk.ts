import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { words } from '../segment.ts';

const SHORT_WORDS = 10;
const QUESTION = /[?？؟]["'”’»」』)]*$/u;

const lists = new Map<LanguageValue, readonly string[]>();

function talkWordsOf(language: LanguageValue): readonly string[] {
  let list = lists.get(language);
  if (!list) {
    const { phrases, smallTalk, greetings } = languageOf(language);
    const asked = phrases.asks.flatMap((text) => words(text.toLowerCase(), language));
    lists.set(language, (list = [...asked, ...smallTalk, ...greetings]));
  }
  return list;
}

/**
 * A short question, or a sentence without content words: "Tell us a bit more, please." It only keeps the conversation
 * going and needs no evidence. Numbers and names in it are still checked.
 */
export function isSmallTalk(sentence: string, language: LanguageValue): boolean {
  const all = words(sentence.toLowerCase(), language);
  if (all.length > SHORT_WORDS || /\p{N}/u.test(sentence)) return false;
  if (QUESTION.test(sentence)) return true;
  const { stopWords } = languageOf(language);
  const talk = talkWordsOf(language);
  return all.every((word) => stopWords.has(word) || talk.some((one) => isForm(word, one)));
}

/** Short words must match exactly; longer ones may have an ending. */
function isForm(word: string, of: string): boolean {
  return of.length < 4 ? word === of : word.startsWith(of) && word.length - of.length <= 5;
}

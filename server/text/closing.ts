import { languageOf } from '#server/languages/table.ts';
import { massOf, passagesOf, trimmed } from './pick.ts';
import { words } from './segment.ts';
import type { Talk } from './talk.ts';
import type { Told } from './told.ts';
import { topicStem } from './topic-counts.ts';
import type { Unit } from './units.ts';

/** In letters: the minimum for an ending. */
const CLOSING_MASS = 70;
const CLOSING_PASSAGES = 3;
/** In sentences. */
const LONG_TALK = 120;

/** The talk's ending: its last passage with content. Marks it as quoted. */
export function closingPassage(talk: Talk, told: Told): Unit | null {
  const { units } = passagesOf(talk);
  for (const unit of units.slice(-CLOSING_PASSAGES).reverse()) {
    const run = trimmed(talk, unit, told);
    if (!run || massOf(talk, run) < CLOSING_MASS || !isOnTopic(talk, run)) continue;
    told.add(run);
    return run;
  }
  return null;
}

/** Whether it shares a word with the title or the gist. In a short talk, everything is on topic. */
function isOnTopic(talk: Talk, { from, to }: Unit): boolean {
  const { sentences, language, title, gist, isShared } = talk;
  if (isShared || gist === null || sentences.length < LONG_TALK) return true;
  const { stopWords } = languageOf(language);
  const tellingIn = (text: string) =>
    words(text.toLowerCase(), language)
      .filter((word) => !stopWords.has(word))
      .map(topicStem);
  const topic = new Set(tellingIn(`${title} ${sentences[gist]!.text}`));
  return sentences
    .slice(from, to)
    .some(({ text }) => tellingIn(text).some((one) => topic.has(one)));
}

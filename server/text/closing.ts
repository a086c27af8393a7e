import { languageOf } from '#server/languages/table.ts';
import { massOf, passagesOf, trimmed } from './pick.ts';
import { words } from './segment.ts';
import type { Talk } from './talk.ts';
import type { Told } from './told.ts';
import { topicStem } from './topic-counts.ts';
import type { Unit } from './units.ts';

/** In letters: what can end a text. */
const CLOSING_MASS = 70;
const CLOSING_PASSAGES = 3;
/** In sentences. */
const LONG_TALK = 120;

/** How the talk ends: its last passage that says something. It counts as told from then on. */
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

/** Whether it has a word of what the talk is called or comes down to. In a short talk everything has to do with that. */
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

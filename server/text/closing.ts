import { languageOf } from '#server/languages/table.ts';
import { callBacksIn } from './call-backs.ts';
import { isUnresolved } from './openings.ts';
import { opensWithKnown } from './pointing.ts';
import { massOf, passagesOf, trimmed, wordsOfUnit } from './pick.ts';
import { isCourtesy } from './readability.ts';
import { words } from './segment.ts';
import { pointsAway } from './speech.ts';
import type { Talk } from './talk.ts';
import type { Told } from './told.ts';
import { topicStem } from './topic-counts.ts';
import type { Unit } from './units.ts';
import { saysNothing } from './worth.ts';

/** In letters: the minimum for an ending. */
const CLOSING_MASS = 70;
const CLOSING_PASSAGES = 3;
/** In sentences. */
const LONG_TALK = 120;

interface Ending {
  fits?: (ending: Unit) => boolean;
  /**
   * For texts that quote little of the talk: what the ending takes as known must have been quoted.
   */
  isStrict?: boolean;
}

/** The talk's ending: its last passage with content. Marks it as quoted. */
export function closingPassage(
  talk: Talk,
  told: Told,
  { fits = () => true, isStrict = false }: Ending = {},
): Unit | null {
  const { units } = passagesOf(talk);
  for (const unit of units.slice(-CLOSING_PASSAGES).reverse()) {
    const run = trimmed(talk, unit, told);
    if (!run || massOf(talk, run) < CLOSING_MASS || !isAboutIt(talk, run)) continue;
    // What a text has quoted from later in the talk would come before its ending.
    if (isStrict && told.hasAny({ from: run.to, to: talk.sentences.length })) return null;
    const ending = isStrict ? endingIn(talk, run, told) : run;
    if (!ending || !fits(ending)) continue;
    told.add(ending);
    return ending;
  }
  return null;
}

/** The share of its words. With more, it is about something that the text has left out. */
const MOST_CALL_BACKS = 0.15;

/** The longest end of a passage that opens by itself and takes nothing as known that the text hasn't quoted. */
export function endingIn(talk: Talk, { from, to }: Unit, told: Told): Unit | null {
  const { sentences, language, ties } = talk;
  for (let start = from; start < to; start++) {
    const ending = { from: start, to };
    if (massOf(talk, ending) < CLOSING_MASS) return null;
    if (ties.leans[start] || saysNothing(talk, start)) continue;
    // What comes next may refer to what was dropped: "She looked for a while."
    if (start > from && ties.leans[start + 1] && start + 1 < to) continue;
    const { text } = sentences[start]!;
    if (
      isUnresolved(text, language) ||
      pointsAway(text, language) ||
      opensWithKnown(text, language)
    )
      continue;
    if (sentences.slice(start, to).some((one) => isCourtesy(one.text, language))) continue;
    const most = MOST_CALL_BACKS * wordsOfUnit(talk, ending);
    if (callBacksIn(talk, ending, told).length <= most) return ending;
  }
  return null;
}

/** Whether it shares a word with the title or the gist. In a short talk, everything is on topic. */
function isAboutIt(talk: Talk, { from, to }: Unit): boolean {
  const { sentences, gist, isShared } = talk;
  if (isShared || gist === null || sentences.length < LONG_TALK) return true;
  return sentences.slice(from, to).some(({ text }) => isOnTopic(talk, text));
}

/** Whether a text shares a word with the title or the gist. */
export function isOnTopic({ sentences, language, title, gist }: Talk, said: string): boolean {
  const { stopWords } = languageOf(language);
  const tellingIn = (text: string) =>
    words(text.toLowerCase(), language)
      .filter((word) => !stopWords.has(word))
      .map(topicStem);
  const topic = new Set(tellingIn(`${title} ${gist === null ? '' : sentences[gist]!.text}`));
  return tellingIn(said).some((one) => topic.has(one));
}

import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import { spokenText } from '#server/text/caption-text.ts';
import { openingTitle } from '#server/text/opening-title.ts';
import { readTalk } from '#server/text/talk.ts';
import { type ReadTranscript, readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { factsOf, MOST_WORDS, type TranscriptFacts } from './transcript-facts.ts';

interface GivenText {
  text: string;
  language: LanguageValue | undefined;
  chapters: readonly Chapter[];
}

interface GivenRead extends ReadTranscript {
  /** Its first words, or empty. */
  opening: string;
  /** Suggested title. */
  title: string;
  endMs: number;
  facts: TranscriptFacts;
}

const OPENING = 200;
/** In letters. By then the topic of a talk is clear; analysing all of a long one would take seconds. */
const NAMED_BY = 20_000;
/** Shorter texts are read in less time than a worker needs to start. */
const SHORT = 20_000;
const IDLE_MS = 30_000;

export async function readGiven({ text, language, chapters }: GivenText): Promise<GivenRead> {
  const read = readTranscript(text);
  const spoken = read.cues.map((cue) => spokenText(cue.text)).filter((said) => said !== '');
  const facts = await factsOf(read.cues, chapters, { tag: read.declaredTag, language });
  const opening = spoken.join(' ').slice(0, OPENING);
  const spokenIn = facts.language ?? 'english';
  // Not needed, since a text over the limit is refused.
  const cues = facts.words > MOST_WORDS ? [] : read.cues;
  return {
    ...read,
    cues,
    opening,
    title: openingTitle(read.timed ? '' : text, opening, {
      language: spokenIn,
      fromSpeech: () =>
        readTalk({ cues: firstOf(cues), chapters: [], language: spokenIn, title: '' }).title,
    }),
    endMs: read.cues.reduce((most, cue) => Math.max(most, cue.endMs), 0),
    facts,
  };
}

function firstOf(cues: readonly Cue[]): Cue[] {
  let letters = 0;
  return cues.filter(({ text }) => (letters += text.length) <= NAMED_BY);
}

const thread = createTaskThread<GivenText, GivenRead>(
  new URL('./read-given-worker.ts', import.meta.url),
  { idleMs: IDLE_MS },
);

/** The same in a worker thread: a file of a million lines takes seconds, which would block requests. */
export function readGivenAside(given: GivenText): Promise<GivenRead> {
  return given.text.length <= SHORT ? readGiven(given) : thread.run(given);
}

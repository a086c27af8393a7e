import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter } from '#contract/videos.ts';
import type { Sentence } from './sentences.ts';
import { termsOf, type Terms } from './terms.ts';
import { topicCuts } from './topic-cuts.ts';

export interface TalkSection {
  startMs: number;
  endMs: number;
  /** The chapter's title; null for a section found from the text. */
  title: string | null;
  /** A range of sentences, `to` excluded. */
  from: number;
  to: number;
}

export interface OutlineOptions {
  language: LanguageValue;
  /** Passed by callers that have counted the words already. */
  terms?: Terms;
}

const MINUTE_MS = 60_000;
const SECTION_MINUTES = 3.5;
const USUAL_SECTIONS = 12;
const LONG_SECTION_MINUTES = 10;

function sectionCount(spokenMs: number): number {
  const minutes = spokenMs / MINUTE_MS;
  const usual = Math.max(1, Math.round(minutes / SECTION_MINUTES));
  if (usual <= USUAL_SECTIONS) return usual;
  const beyond = minutes - USUAL_SECTIONS * SECTION_MINUTES;
  return USUAL_SECTIONS + Math.floor(beyond / LONG_SECTION_MINUTES);
}

function byChapters(sentences: readonly Sentence[], chapters: readonly Chapter[]): TalkSection[] {
  const ordered = [...chapters].sort((a, b) => a.startMs - b.startMs);
  const endMs = Math.max(sentences.at(-1)?.endMs ?? 0, ordered.at(-1)!.startMs);
  const sections: TalkSection[] = [];
  let at = 0;
  const take = (title: string | null, startMs: number, untilMs: number) => {
    const from = at;
    while (at < sentences.length) {
      const sentence = sentences[at]!;
      if ((sentence.startMs + sentence.endMs) / 2 >= untilMs) break;
      at++;
    }
    sections.push({
      startMs,
      endMs: Math.min(untilMs, endMs),
      title,
      from,
      to: at,
    });
  };
  const first = ordered[0]!.startMs;
  const lead = sentences[0];
  if (lead && (lead.startMs + lead.endMs) / 2 < first) take(null, lead.startMs, first);
  for (const [index, chapter] of ordered.entries())
    take(chapter.title, chapter.startMs, ordered[index + 1]?.startMs ?? Infinity);
  return sections;
}

/**
 * The sections of a talk in order, covering all of it: its chapters if it has any, else stretches of a few minutes cut
 * where the vocabulary changes.
 */
export function outline(
  sentences: readonly Sentence[],
  chapters: readonly Chapter[],
  options: OutlineOptions,
): TalkSection[] {
  if (chapters.length > 0) return byChapters(sentences, chapters);
  if (sentences.length === 0) return [];
  const terms =
    options.terms ??
    termsOf(
      sentences.map((sentence) => sentence.text),
      options.language,
    );
  const spokenMs = sentences.at(-1)!.endMs - sentences[0]!.startMs;
  const cuts = topicCuts(terms, sectionCount(spokenMs));
  return sectionsBetween(sentences, cuts);
}

/** The untitled sections that start at the first sentence and at each cut. */
export function sectionsBetween(
  sentences: readonly Sentence[],
  cuts: readonly number[],
): TalkSection[] {
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index] ?? sentences.length;
    return {
      startMs: sentences[from]!.startMs,
      endMs: sentences[to]?.startMs ?? sentences[to - 1]!.endMs,
      title: null,
      from,
      to,
    };
  });
}

import type { Chapter, Cue, JoinedPart } from '#contract/videos.ts';
import { transcriptBlocks } from './blocks.ts';

/** A source of a shelf with its transcript. */
export interface JoinedSource {
  part: Omit<JoinedPart, 'startMs' | 'fromBlock'>;
  cues: readonly Cue[];
}

interface Joined {
  cues: Cue[];
  /** One per source, under its title: no block or section spans two sources. */
  chapters: Chapter[];
  parts: JoinedPart[];
  durationMs: number;
}

/** Coverage is measured in steps of five minutes: each source starts on one, so that no step spans two sources. */
const STEP_MS = 5 * 60_000;
/** A silence that ends every sentence. */
const SILENCE_MS = 10_000;

/** Joins several transcripts, one after the other. */
export function joinTranscripts(sources: readonly JoinedSource[]): Joined {
  const shared = sharedLabels(sources);
  const cues: Cue[] = [];
  const starts: number[] = [];
  let startMs = 0;
  let durationMs = 0;
  for (const { part, cues: own } of sources) {
    starts.push(startMs);
    let endMs = startMs;
    for (const { speaker, heard: _, ...cue } of own) {
      const name =
        speaker !== undefined && shared.has(speaker) ? `${speaker} (${part.title})` : speaker;
      cues.push({
        ...cue,
        startMs: cue.startMs + startMs,
        endMs: cue.endMs + startMs,
        ...(name !== undefined && { speaker: name }),
      });
      endMs = Math.max(endMs, cue.endMs + startMs);
    }
    durationMs = Math.max(endMs, startMs + part.durationMs);
    startMs = Math.ceil((durationMs + SILENCE_MS) / STEP_MS) * STEP_MS;
  }
  const chapters = sources.map(({ part: { title } }, at) => ({ startMs: starts[at]!, title }));
  const blocks = transcriptBlocks(cues, chapters);
  const parts = sources.map(({ part }, at): JoinedPart => {
    const first = blocks.find((block) => block.startMs >= starts[at]!);
    return { ...part, startMs: starts[at]!, fromBlock: first?.id ?? blocks.length + 1 };
  });
  return { cues, chapters, parts, durationMs };
}

/** Generic labels are kept apart: "Speaker 1" of one source isn't that of another, but Anna may well be Anna. */
function sharedLabels(sources: readonly JoinedSource[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { cues } of sources) {
    for (const name of new Set(cues.map(({ speaker }) => speaker))) {
      if (name !== undefined && NAMELESS.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

const NAMELESS = /(?:^|\s)(?:\p{N}+|\p{L})$/u;

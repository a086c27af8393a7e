import type { Cue } from '#contract/videos.ts';

/** `>> ANNA: so`, `- Anna: so`, `Anna Berg: so`. */
const LABEL = /^(?:>>+\s*|[-–—]\s*)?(\p{Lu}[\p{L}\p{M}\p{N}.'’ -]{0,39}?)\s?[:：]\s+(?=\S)/u;
const MOST_WORDS = 4;
/** So often must a name open a caption before it is taken for one, unless it is all in capitals. */
const LEAST_TIMES = 3;

/** Names that open captions become their speakers. A word before a colon is a name only where it comes back. */
export function markSpeakers(cues: readonly Cue[]): Cue[] {
  const counts = new Map<string, number>();
  for (const cue of cues) {
    const name = labelOf(cue);
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return [...cues];
  return cues.map((cue) => {
    const name = labelOf(cue);
    if (!name || !isName(name, counts.get(name)!)) return cue;
    const text = cue.text.replace(LABEL, '').trim();
    return text === '' ? cue : { ...cue, text, speaker: name };
  });
}

function labelOf({ text, speaker }: Cue): string | null {
  if (speaker !== undefined) return null;
  const [, name] = LABEL.exec(text) ?? [];
  return name && name.split(' ').length <= MOST_WORDS ? name : null;
}

function isName(name: string, times: number): boolean {
  const isCapitals = name === name.toUpperCase() && name !== name.toLowerCase() && name.length > 1;
  return times >= (isCapitals ? 2 : LEAST_TIMES);
}

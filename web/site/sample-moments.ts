import sample from '../../content/samples/small-garden.json' with { type: 'json' };

/** The moments of the talk cited on the home page; scene.css and garden.css have a style for each. */
export const MOMENTS = [
  { id: 'begin', startMs: 0 },
  { id: 'planted', startMs: 29_850 },
  { id: 'asked', startMs: 60_090 },
  { id: 'sun', startMs: 92_520 },
  { id: 'wrong', startMs: 209_760 },
  { id: 'wall', startMs: 214_220 },
  { id: 'eleven', startMs: 598_080 },
  { id: 'july', startMs: 693_570 },
] as const;

/** The format and line selected when the page opens. */
export const FIRST_FORMAT = { value: 'blog', startMs: 60_090 } as const;

export function momentAt(startMs: number): string {
  const moment = MOMENTS.find((one) => one.startMs === startMs);
  if (!moment) throw new Error(`Nothing is drawn for ${startMs}: add it to MOMENTS and the styles`);
  return moment.id;
}

/** Facts about the whole long summary. If the engine changes, tests/e2e/site-pages.test.ts prints the new values. */
export const SAMPLE_FACTS = {
  lines: 21,
  words: 969,
  /** Numbers of the passages, about half a minute each, that the summary cites. */
  cited: [1, 3, 4, 5, 6, 9, 10, 11, 15, 16, 17, 18, 21, 23, 24, 25, 26],
  passages: 26,
} as const;

export const SAMPLE = {
  title: sample.title,
  seconds: sample.durationMs / 1000,
  chapters: sample.chapters,
  captions: sample.cues.length,
};

/** The caption at a moment. */
export function spokenAt(startMs: number): string {
  const cue = sample.cues.find(({ endMs }) => endMs > startMs);
  if (!cue) throw new Error(`Nothing is said at ${startMs}`);
  return cue.text;
}

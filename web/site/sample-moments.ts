import sample from '../../content/samples/small-garden.json' with { type: 'json' };

/** A passage of the sample that its long summary rests on, with what the summary says there, word for word. */
export interface Moment {
  id: string;
  startMs: number;
  lines: readonly string[];
}

export interface MomentGroup {
  /** The chapter whose section it is; null for the key points, which stand first. */
  chapter: string | null;
  moments: readonly Moment[];
}

/** Cut from the summary that this product makes of its built-in sample; a test holds it to that. */
export const SAMPLE_GROUPS: readonly MomentGroup[] = [
  {
    chapter: null,
    moments: [
      {
        id: 'planted',
        startMs: 29_850,
        lines: [
          'I planted all of it in one sunny afternoon, and for about two weeks it looked wonderful.',
        ],
      },
      {
        id: 'shade',
        startMs: 150_130,
        lines: [
          'Start at eight in the morning: go out, look at the ground, and draw the edge of the shade.',
        ],
      },
    ],
  },
  {
    chapter: 'One day, one sheet of paper',
    moments: [
      {
        id: 'wrong',
        startMs: 209_760,
        lines: ['You are trying to find out where you were wrong.'],
      },
    ],
  },
  {
    chapter: 'Your one day',
    moments: [
      {
        id: 'july',
        startMs: 693_570,
        lines: [
          'In July of that second year, my neighbour looked over the fence again.',
          'The tomatoes stood where the bins used to be.',
        ],
      },
    ],
  },
];

export const SAMPLE_MOMENTS: readonly Moment[] = SAMPLE_GROUPS.flatMap((group) => group.moments);

/** The one the page opens with. */
export const FIRST_MOMENT = 'shade';

/** What the whole long summary comes to. When the engine changes, tests/e2e/site-pages.test.ts prints the new figures. */
export const SAMPLE_FACTS = {
  lines: 41,
  words: 651,
  /** Numbers of the passages, of about half a minute each, that the summary rests on. */
  cited: [1, 2, 3, 4, 5, 6, 8, 9, 11, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26],
  passages: 26,
} as const;

export const SAMPLE = {
  title: sample.title,
  seconds: sample.durationMs / 1000,
  chapters: sample.chapters,
  captions: sample.cues.length,
};

/** The caption under the film at a moment. */
export function spokenAt(startMs: number): string {
  const cue = sample.cues.find(({ endMs }) => endMs > startMs);
  if (!cue) throw new Error(`Nothing is said at ${startMs}`);
  return cue.text;
}

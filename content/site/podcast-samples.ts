import heard from './podcast-heard.json' with { type: 'json' };

export interface PodcastLine {
  speaker: string;
  text: string;
}

/** A minute of the episode that an AI model wrote from the built-in talk about a small garden. */
export interface PodcastSample {
  /** The recording is `web/public/demo/<id>.mp3`, made by `npm run content -- recordings`. */
  id: keyof typeof heard;
  title: string;
  /** Of host and co-host, from the catalogue. */
  voices: readonly [string, string];
  /** How its first and its last line begin. */
  from: string;
  to: string;
}

/** Of its recording, as the product that spoke it reports it. */
export interface HeardSample {
  lines: readonly PodcastLine[];
  durationMs: number;
  /** When each line begins. */
  startsMs: readonly number[];
  /** Heights of the wave, 0 to 100, over equal stretches. */
  bars: readonly number[];
}

export const PODCAST_SAMPLES: readonly [PodcastSample, PodcastSample] = [
  {
    id: 'four-o-clock',
    title: 'Where is the sun at four?',
    voices: ['built-in/violin', 'built-in/tenor'],
    from: '“Where is the sun at four',
    to: 'And I’d planned it all at noon',
  },
  {
    id: 'eleven-plants',
    title: 'Room for the dog',
    voices: ['built-in/cello', 'built-in/viola'],
    from: 'The second time, I bought eleven.',
    to: 'It’ll look half empty.',
  },
];

export const PODCAST_HEARD: Readonly<Record<PodcastSample['id'], HeardSample>> = heard;

/** The lines of the script that the sample consists of, without a gap. */
export function sampleLines(
  script: readonly PodcastLine[],
  { id, from, to }: PodcastSample,
): PodcastLine[] {
  const at = (beginning: string) =>
    script.findIndex(({ text }) => text.replaceAll("'", '’').startsWith(beginning));
  const [first, last] = [at(from), at(to)];
  if (first < 0 || last < first) throw new Error(`The script has no such lines: ${id}`);
  return script.slice(first, last + 1);
}

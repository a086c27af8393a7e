export interface PodcastLine {
  speaker: string;
  text: string;
}

export interface PodcastSample {
  /** The recording is `web/public/demo/<id>.mp3`, made from these lines by `npm run content`. */
  id: 'two-hosts' | 'one-host';
  title: string;
  hosts: string;
  lines: readonly PodcastLine[];
}

/** Of its recording, as the product that spoke it reports it. */
export interface HeardSample {
  durationMs: number;
  /** When each line begins. */
  startsMs: readonly number[];
  /** Heights of the wave, 0 to 100, over equal stretches. */
  bars: readonly number[];
}

/** Both are made from the built-in talk about a small garden. */
export const PODCAST_SAMPLES: readonly [PodcastSample, PodcastSample] = [
  {
    id: 'two-hosts',
    title: 'Where is the sun at four?',
    hosts: 'Two hosts',
    lines: [
      {
        speaker: 'Mara',
        text: 'Thirty-eight plants by the first Sunday in May. You kept the receipts?',
      },
      { speaker: 'Tom', text: 'Every one. For two weeks it looked wonderful.' },
      { speaker: 'Mara', text: 'And then your neighbour looked over the fence.' },
      {
        speaker: 'Tom',
        text: 'She asked one thing. Where is the sun at four o’clock? I had no idea.',
      },
      { speaker: 'Mara', text: 'So before anybody buys a plant: one day, one sheet of paper.' },
      { speaker: 'Tom', text: 'Seven visits. Each time you draw the edge of the shade.' },
    ],
  },
  {
    id: 'one-host',
    title: 'Three beds are enough',
    hosts: 'One host',
    lines: [
      { speaker: 'Mara', text: 'Today, a small garden, and a plan that gets small on purpose.' },
      {
        speaker: 'Mara',
        text: 'One bed for what you eat every week, one for what you cut, and one for whatever the shade has left over.',
      },
      { speaker: 'Mara', text: 'Three promises you can keep are better than ten you cannot.' },
    ],
  },
];

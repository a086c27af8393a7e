import { LOUDNESS } from '#contract/podcasts.ts';

/** How loud the file is, in words and in the figures that a publisher asks for. */
export function levelWords(loudnessLufs: number | null, truePeakDbtp: number): string {
  const peak = `${signed(truePeakDbtp)} dBTP`;
  if (loudnessLufs === null) return `too short to measure loudness (${peak})`;
  const figures = `${signed(loudnessLufs)} LUFS, ${peak}`;
  const off = loudnessLufs - LOUDNESS.targetLufs;
  if (Math.abs(off) <= LOUDNESS.withinLu) return `podcast loudness (${figures})`;
  // The mix has tried what there is to try: what is left are sounds that are nearly all peak, or hardly any sound.
  return off < 0
    ? `quieter than most podcasts (${figures}); any louder and it would clip`
    : `louder than most podcasts (${figures})`;
}

const signed = (value: number) => value.toFixed(1).replace('-', '−');

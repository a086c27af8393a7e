import type { Pcm } from './port.ts';

const PAUSE_SECONDS = 0.2;

/** Text in pieces that a provider takes, cut where sentences end or, failing that, between words. */
export function cutText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let open = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    text,
  )) {
    if (open !== '' && open.length + segment.length > longest) {
      pieces.push(open.trim());
      open = '';
    }
    open += segment;
    while (open.length > longest) {
      const space = open.lastIndexOf(' ', longest);
      const cut = space > longest / 2 ? space : longest;
      pieces.push(open.slice(0, cut).trim());
      open = open.slice(cut);
    }
  }
  if (open.trim() !== '') pieces.push(open.trim());
  return pieces;
}

/** Speaks piece after piece and joins the sound, with a breath between. */
export async function speakPieces(
  pieces: readonly string[],
  speak: (piece: string) => Promise<Pcm>,
): Promise<Pcm> {
  const parts: Pcm[] = [];
  for (const piece of pieces) parts.push(await speak(piece));
  const [first] = parts;
  if (!first) throw new Error('there was nothing to speak');
  if (parts.length === 1) return first;
  const { sampleRate } = first;
  const pause = Math.round(PAUSE_SECONDS * sampleRate);
  const length = parts.reduce((sum, part) => sum + part.samples.length + pause, -pause);
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    at += part.samples.length + pause;
  }
  return { sampleRate, samples };
}

const PAUSE_SECONDS = 0.2;

interface Sound {
  sampleRate: number;
  samples: Float32Array;
}

/** Splits text for voices with a length limit, at sentence ends or else between words. */
export function cutText(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
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

/** Joins the pieces with short pauses. All must have the same sample rate. */
export function joinPieces(parts: readonly [Sound, ...Sound[]]): Sound {
  const [{ sampleRate }] = parts;
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

import type { Cue } from '#contract/videos.ts';

/** Captions in the platform's format, including its empty events and line breaks. */
export function captionsBody(cues: readonly Cue[], format: 'json3' | 'srv3'): string {
  if (format === 'srv3') {
    const lines = cues.map(
      ({ startMs, endMs, text }) => `<p t="${startMs}" d="${endMs - startMs}">${escape(text)}</p>`,
    );
    return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${lines.join('\n')}</body></timedtext>`;
  }
  const events = cues.flatMap(({ startMs, endMs, text }) => [
    { tStartMs: startMs, dDurationMs: endMs - startMs, wWinId: 1, segs: words(text) },
    { tStartMs: endMs, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] },
  ]);
  return JSON.stringify({ wireMagic: 'pb3', events: [{ tStartMs: 0, id: 1 }, ...events] });
}

const words = (text: string) =>
  text
    .split(/(?= )/u)
    .map((utf8, index) => ({ utf8, ...(index > 0 && { tOffsetMs: index * 100 }) }));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

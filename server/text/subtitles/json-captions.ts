import type { RawCue } from './raw-cue.ts';

type Unknown = Record<string, unknown>;
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const number = (value: unknown) =>
  typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : NaN;

/** The platform's json3, and the lists of `{start, end or duration, text}` that transcription tools write. */
export function readJsonCaptions(text: string): RawCue[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  if (isObject(parsed) && Array.isArray(parsed['events'])) return readEvents(parsed['events']);
  const list = Array.isArray(parsed) ? parsed : isObject(parsed) ? findList(parsed) : [];
  return list.filter(isObject).map(toCue);
}

function readEvents(events: readonly unknown[]): RawCue[] {
  const cues: RawCue[] = [];
  for (const event of events) {
    if (!isObject(event) || !Array.isArray(event['segs'])) continue;
    const text = event['segs']
      .map((segment) =>
        isObject(segment) && typeof segment['utf8'] === 'string' ? segment['utf8'] : '',
      )
      .join('');
    // Appended events only break the line on the screen.
    if (text.trim() === '') continue;
    const start = number(event['tStartMs'] ?? 0);
    cues.push({ startMs: start, endMs: start + (number(event['dDurationMs'] ?? 0) || 0), text });
  }
  return cues;
}

function findList(parsed: Unknown): readonly unknown[] {
  const found = ['segments', 'transcript', 'cues', 'captions', 'utterances'].map(
    (name) => parsed[name],
  );
  return found.find((value) => Array.isArray(value)) ?? [];
}

/** Tools count in seconds; where they mean milliseconds they say so in the name. */
function toCue(item: Unknown): RawCue {
  const inMs = 'startMs' in item || 'start_ms' in item;
  const unit = inMs ? 1 : 1000;
  const start =
    number(item['startMs'] ?? item['start_ms'] ?? item['start'] ?? item['offset']) * unit;
  const length = number(item['duration'] ?? item['dur'] ?? item['durationMs']) * unit;
  const end = number(item['endMs'] ?? item['end_ms'] ?? item['end']) * unit;
  const text = item['text'] ?? item['transcript'];
  const speaker = item['speaker'];
  return {
    startMs: start,
    endMs: Number.isFinite(end) ? end : start + length,
    text: typeof text === 'string' ? text : '',
    ...(typeof speaker === 'string' && { speaker }),
  };
}

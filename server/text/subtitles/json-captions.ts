import {
  type JsonObject,
  isObject,
  namedByNumber,
  numberOf,
  stringOf,
  wordCues,
} from './json-words.ts';
import { type RawCue, withRealTimes } from './raw-cue.ts';

/** YouTube's json3, and the output of transcription tools: lists of segments or of words. */
export function readJsonCaptions(text: string): RawCue[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  if (isObject(parsed) && Array.isArray(parsed['events'])) return readEvents(parsed['events']);
  const list = Array.isArray(parsed) ? parsed : isObject(parsed) ? findList(parsed) : [];
  const items = list.filter(isObject);
  if (items.some((item) => Array.isArray(item['elements']))) return readMonologues(items);
  const cues = isByWord(items) ? wordCues(items.map(toCue)) : items.map(toCue);
  return withRealTimes(namedByNumber(cues));
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
    // These events only break the line on screen.
    if (text.trim() === '') continue;
    const start = numberOf(event['tStartMs'] ?? 0);
    cues.push({ startMs: start, endMs: start + (numberOf(event['dDurationMs'] ?? 0) || 0), text });
  }
  return cues;
}

/** Segments take precedence over words, because they are sentences or turns. */
const LISTS = [
  'segments',
  'utterances',
  'transcript',
  'cues',
  'captions',
  'monologues',
  'audio_segments',
  'words',
];
const DEEPEST = 6;

/** Some tools nest their list: `results.utterances`, `results.channels[0].alternatives[0].words`. */
function findList(parsed: JsonObject, depth = 0): readonly unknown[] {
  const found = LISTS.map((name) => parsed[name]).find(
    (value) => Array.isArray(value) && value.some(isObject),
  );
  if (found || depth === DEEPEST) return (found ?? []) as readonly unknown[];
  for (const name of ['results', 'result', 'data', 'channels', 'alternatives']) {
    const inner = parsed[name];
    const one: unknown = Array.isArray(inner) ? inner[0] : inner;
    const list = isObject(one) ? findList(one, depth + 1) : [];
    if (list.length > 0) return list;
  }
  return [];
}

const isByWord = (items: readonly JsonObject[]) =>
  items.length > 0 &&
  items.every(
    (item) =>
      'word' in item ||
      'punctuated_word' in item ||
      item['type'] === 'word' ||
      item['type'] === 'spacing',
  );

/** Rev's format: turns consisting of words. */
function readMonologues(items: readonly JsonObject[]): RawCue[] {
  const cues = items.flatMap((item) => {
    const elements = (item['elements'] as unknown[]).filter(isObject);
    const times = elements.filter((element) => Number.isFinite(numberOf(element['ts'])));
    const start = numberOf(times[0]?.['ts']) * 1000;
    const end = numberOf(times.at(-1)?.['end_ts']) * 1000;
    const text = elements.map((element) => stringOf(element['value'])).join('');
    return [{ startMs: start, endMs: end, text, ...speakerOf(item) }];
  });
  return namedByNumber(cues);
}

const first = (item: JsonObject, names: readonly string[]) =>
  names.map((name) => item[name]).find((value) => value !== undefined && value !== null);

/** Times are in seconds, unless the field's name says milliseconds, or {@link withRealTimes} detects them. */
function toCue(item: JsonObject): RawCue {
  const inMs = 'startMs' in item || 'start_ms' in item;
  const unit = inMs ? 1 : 1000;
  const start =
    numberOf(first(item, ['startMs', 'start_ms', 'start', 'startTime', 'start_time', 'offset'])) *
    unit;
  const length = numberOf(first(item, ['duration', 'dur', 'durationMs'])) * unit;
  const end = numberOf(first(item, ['endMs', 'end_ms', 'end', 'endTime', 'end_time'])) * unit;
  return {
    startMs: start,
    endMs: Number.isFinite(end) ? end : start + length,
    text: stringOf(first(item, ['punctuated_word', 'text', 'transcript', 'body', 'word'])),
    ...speakerOf(item),
  };
}

function speakerOf(item: JsonObject): { speaker?: string } {
  const found = first(item, [
    'speaker',
    'speaker_label',
    'speakerLabel',
    'speaker_id',
    'speakerName',
    'speaker_name',
  ]);
  const speaker = isObject(found) ? first(found, ['name', 'label', 'id']) : found;
  if (typeof speaker === 'number') return { speaker: String(speaker) };
  return typeof speaker === 'string' && !/^(?:unknown|uu|null|none)?$/iu.test(speaker.trim())
    ? { speaker }
    : {};
}

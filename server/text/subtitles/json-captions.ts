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
  const parsed = parse(text);
  if (isObject(parsed) && Array.isArray(parsed['events'])) return readEvents(parsed['events']);
  const items = findList(parsed);
  if (items.some((item) => Array.isArray(item['elements']))) return readMonologues(items);
  const isWords = isByWord(items);
  const timed = (isWords ? joinedMarks(items) : items).map(toCue).filter(isTimed);
  if (timed.length * 2 < items.length && !isWords) return [];
  return withRealTimes(namedByNumber(isWords ? wordCues(timed) : timed));
}

/** The words of an answer without times, in order. */
export function readUntimedJson(text: string): { text: string; speaker?: string | undefined }[] {
  const parsed = parse(text);
  const items = findList(parsed).map(toCue);
  const said = items.filter((cue) => cue.text.trim() !== '');
  return said.length > 0 ? said : wholeTexts(parsed).map((whole) => ({ text: whole }));
}

/** JSON, or a line of JSON per segment. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
    if (lines.length < 2) return null;
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      return null;
    }
  }
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
  'transcription',
  'cues',
  'captions',
  'sentences',
  'monologues',
  'audio_segments',
  'phrases',
  'recognizedPhrases',
  'words',
  'items',
];
/** Objects that contain such a list: `results.utterances`, `results.channels[0].alternatives[0].words`. */
const AROUND = ['results', 'result', 'data', 'transcription', 'channels'];
const DEEPEST = 6;

/** The segments or words, however deep a tool nests them. */
function findList(from: unknown, depth = 0): JsonObject[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(from)) {
    const items = from.filter(isObject);
    if (items.some((item) => Array.isArray(item['elements']))) return items;
    if (items.some((item) => isSpoken(item) && isTimed(toCue(item)))) return items;
    const found = items.map((item) => findList(item, depth + 1));
    // After telling speakers apart, Google repeats all words in a last result.
    const last = found.at(-1) ?? [];
    if (last.length > 0 && last.every((word) => 'speakerTag' in word)) return last;
    const inner = found.flat();
    return inner.length > 0 ? inner : items.filter(isSpoken);
  }
  if (!isObject(from)) return [];
  const listed = LISTS.map((name) => from[name]).find(
    (value) => Array.isArray(value) && value.some(isObject),
  );
  if (listed) return findList(listed, depth + 1);
  for (const name of AROUND) {
    const list = findList(from[name], depth + 1);
    if (list.length > 0) return list;
  }
  // The others are guesses at the same words.
  const [best] = Array.isArray(from['alternatives']) ? (from['alternatives'] as unknown[]) : [];
  return findList(best, depth + 1);
}

const isTimed = ({ startMs }: RawCue) => Number.isFinite(startMs);
const isSpoken = (item: JsonObject) => stringOf(textOf(item)) !== '';

/** Texts without times: `{"text": "…"}`, or a transcript per result. */
function wholeTexts(from: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(from)) return from.flatMap((item) => wholeTexts(item, depth + 1));
  if (!isObject(from)) return [];
  const said = first(from, ['text', 'transcript', 'transcription', 'display']);
  if (typeof said === 'string') return [said];
  for (const name of [...AROUND, 'transcripts', 'combinedRecognizedPhrases']) {
    const found = wholeTexts(from[name], depth + 1);
    if (found.length > 0) return found;
  }
  const [best] = Array.isArray(from['alternatives']) ? (from['alternatives'] as unknown[]) : [];
  return wholeTexts(best, depth + 1);
}

const WORD_TYPES: ReadonlySet<unknown> = new Set([
  'word',
  'spacing',
  'pronunciation',
  'punctuation',
  'audio_event',
]);
const isByWord = (items: readonly JsonObject[]) =>
  items.length > 0 &&
  items.every(
    (item) => 'word' in item || 'punctuated_word' in item || WORD_TYPES.has(item['type']),
  );

/** Attaches punctuation that is listed as words of its own, without times. */
function joinedMarks(items: readonly JsonObject[]): JsonObject[] {
  const words: JsonObject[] = [];
  for (const item of items) {
    const last = words.at(-1);
    if (item['type'] === 'punctuation' && last) {
      words[words.length - 1] = { ...last, said: stringOf(textOf(last)) + stringOf(textOf(item)) };
    } else words.push(item);
  }
  return words;
}

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

/** Some tools put the text into the best of several guesses. */
const guessOf = (item: JsonObject): unknown =>
  [item['alternatives'], item['nBest']].flatMap((guesses) =>
    Array.isArray(guesses) ? (guesses[0] as unknown) : [],
  )[0];

function textOf(item: JsonObject): unknown {
  const own = ['said', 'punctuated_word', 'text', 'transcript', 'body', 'word', 'sentence'];
  const guess = guessOf(item);
  return first(item, own) ?? (isObject(guess) ? first(guess, ['content', 'display']) : undefined);
}

const TICKS_PER_MS = 10_000;

/** Times are in seconds, unless the field's name says milliseconds, or {@link withRealTimes} detects them. */
function toCue(item: JsonObject): RawCue {
  const { offsets } = item;
  const inMs = 'startMs' in item || 'start_ms' in item;
  const unit = inMs ? 1 : 1000;
  const time = (names: string[]) => numberOf(first(item, names)) * unit;
  const exact = (ms: string, ticks: string) =>
    numberOf(item[ms] ?? numberOf(item[ticks]) / TICKS_PER_MS);
  const start = isObject(offsets)
    ? numberOf(offsets['from'])
    : 'offsetMilliseconds' in item || 'offsetInTicks' in item
      ? exact('offsetMilliseconds', 'offsetInTicks')
      : time(['startMs', 'start_ms', 'start', 'startTime', 'start_time', 'offset']);
  const length =
    'durationMilliseconds' in item || 'durationInTicks' in item
      ? exact('durationMilliseconds', 'durationInTicks')
      : time(['duration', 'dur', 'durationMs']);
  const end = isObject(offsets)
    ? numberOf(offsets['to'])
    : time(['endMs', 'end_ms', 'end', 'endTime', 'end_time']);
  return {
    startMs: start,
    endMs: Number.isFinite(end) ? end : start + length,
    text: stringOf(textOf(item)),
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
    'speakerTag',
  ]);
  const speaker = isObject(found) ? first(found, ['name', 'label', 'id']) : found;
  if (typeof speaker === 'number') return { speaker: String(speaker) };
  return typeof speaker === 'string' && !/^(?:unknown|uu|null|none)?$/iu.test(speaker.trim())
    ? { speaker }
    : {};
}

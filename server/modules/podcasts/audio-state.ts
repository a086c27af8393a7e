import { type AudioState, PACE, type SpokenLine } from '#contract/podcasts.ts';
import { attachmentName } from '#server/core/attachment.ts';
import type { AudioResult, AudioScript, ScriptLine } from '#server/db/schema/podcasts.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import type { EpisodeSource } from './covers.repo.ts';
import { COVER_OF_FILE, type MediaLinks } from './media-links.ts';
import type { AudioRow, PronunciationEntries } from './podcasts.repo.ts';
import { realNames } from './real-names.ts';
import { hashScript, heardIn } from './script.ts';
import { notesText } from './show-notes.ts';
import { paidProviders } from './voice-faults.ts';
import { type Pronunciation, wholeWords } from '#server/audio/spoken/spoken-text.ts';

type Differences = Pick<AudioState, 'changedLines' | 'saidOtherwise' | 'removedLines'>;

export const MP3_TYPE = 'audio/mpeg';

export function toState(
  { id, document, title }: OwnGeneration,
  row: AudioRow | null,
  now: AudioScript | null,
  words: PronunciationEntries,
  media: MediaLinks,
  costCents: number,
  source: EpisodeSource | null,
): AudioState {
  if (!row) {
    const nothing = { stage: null, remainingSeconds: null, error: null, file: null };
    const still = { progress: 0, linesDone: 0, linesTotal: 0, isCurrent: false, published: false };
    const usual = { pace: PACE.usual, jingle: false, ...SAME };
    return { generationId: id, status: 'none', costCents, ...nothing, ...still, ...usual };
  }
  const { result, settings } = row;
  return {
    generationId: id,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    linesDone: row.linesDone,
    linesTotal: row.linesTotal,
    remainingSeconds: secondsLeft(row),
    error: errorOf(row),
    isCurrent: now !== null && result?.scriptHash === hashScript(now, settings, words),
    ...(now && result ? compare(now, result, words) : SAME),
    costCents,
    pace: settings.pace,
    jingle: settings.jingle,
    published: row.published,
    file: result && {
      ...media.sign({ key: result.key, type: MP3_TYPE }),
      downloadUrl: media.sign({
        key: result.key,
        type: MP3_TYPE,
        name: attachmentName(shortened(title), 'mp3'),
      }).url,
      coverUrl: media.sign({ key: result.key, type: COVER_OF_FILE }).url,
      durationMs: result.durationMs,
      bytes: result.bytes,
      loudnessLufs: result.loudnessLufs,
      truePeakDbtp: result.truePeakDbtp,
      chapters: result.chapters,
      // Includes the title, because notes may be pasted where nothing else shows it.
      notes: `${result.script.title}\n\n${notesText({
        ...result,
        source,
        notes: document?.sections.filter(({ kind }) => kind === 'notes') ?? [],
      })}`,
      hosts: realNames(result.script),
      lines: withWords(result),
      waveform: result.waveform,
      voices: result.voices,
      linesSpoken: result.linesSpoken,
      createdAt: result.createdAt,
    },
  };
}

/** While queued, counts down from when it was postponed; while running, the job updates it. */
function secondsLeft({ status, remainingSeconds, updatedAt }: AudioRow): number | null {
  if (status !== 'queued' || remainingSeconds === null) return remainingSeconds;
  const goneSeconds = (Date.now() - updatedAt.getTime()) / 1000;
  return Math.round(Math.min(remainingSeconds, Math.max(0, remainingSeconds - goneSeconds)));
}

function errorOf({ errorCode, errorMessage, script }: AudioRow): AudioState['error'] {
  if (errorCode === null) return null;
  return { code: errorCode, message: errorMessage ?? '', paidTo: paidProviders(script.lines) };
}

function withWords({ lines, script }: NonNullable<AudioRow['result']>): SpokenLine[] {
  const said = new Map(script.lines.map(({ lineId, md }) => [lineId, md]));
  return lines.map((line) => ({ ...line, md: said.get(line.lineId) ?? '' }));
}

const SAME: Differences = { changedLines: [], saidOtherwise: [], removedLines: 0 };

function compare(
  now: AudioScript,
  { script: heard, pronunciations }: AudioResult,
  words: PronunciationEntries,
): Differences {
  const before = new Map(heard.lines.map((line) => [line.lineId, line]));
  const kept = new Set(now.lines.map(({ lineId }) => lineId));
  const changed = now.lines.filter(({ lineId, md, voice, pauseMs }) => {
    const line = before.get(lineId);
    return !line || line.md !== md || line.voice !== voice || line.pauseMs !== pauseMs;
  });
  const same = now.lines.filter((line) => !changed.includes(line));
  return {
    changedLines: changed.map(({ lineId }) => lineId),
    saidOtherwise: pronunciations
      ? linesSaidOtherwise(same, pronunciations, heardIn(now, words))
      : [],
    removedLines: heard.lines.filter(({ lineId }) => !kept.has(lineId)).length,
  };
}

/** The name is part of the URL, whose length is limited; some scripts take three bytes per character. */
const MOST_NAME_BYTES = 120;

function shortened(title: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (Buffer.byteLength(kept + segment) > MOST_NAME_BYTES) break;
    kept += segment;
  }
  return kept;
}

/** Lines containing a word whose pronunciation has changed since, and these words as the lines spell them. */
function linesSaidOtherwise(
  lines: readonly ScriptLine[],
  before: readonly Pronunciation[],
  now: readonly Pronunciation[],
): AudioState['saidOtherwise'] {
  const [was, is] = [before, now].map(
    (list) => new Map(list.map(({ word, say }) => [word.toLowerCase(), say])),
  ) as [Map<string, string>, Map<string, string>];
  const words = new Set([...was.keys(), ...is.keys()]);
  const other = [...words].filter((word) => was.get(word) !== is.get(word));
  if (other.length === 0) return [];
  const pattern = wholeWords(other);
  return lines.flatMap(({ lineId, md }) => {
    const found = new Map(md.match(pattern)?.map((word) => [word.toLowerCase(), word]));
    return found.size > 0 ? [{ lineId, words: [...found.values()] }] : [];
  });
}

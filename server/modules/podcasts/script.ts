import { createHash } from 'node:crypto';
import { canSpeak, findVoice } from '#contract/catalog/voices.ts';
import type { Document, PodcastDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';

/** About three hours of speech. */
const MOST_CHARACTERS = 180_000;
const LONGEST_CHAPTER = 300;
const LONGEST_NAME = 120;

export function asPodcast(document: Document | null): PodcastDocument {
  if (!document) throw new AppError('not_ready');
  if (document.format !== 'podcast') throw new AppError('not_a_script');
  return document;
}

interface Choice {
  /** Speaker's id → voice, as asked for. */
  wanted: Readonly<Record<string, string>>;
  /** How it was spoken last. */
  before: AudioSettings | null;
  /** In the order of the speakers, for those that nothing else decides. */
  fallback: readonly string[];
}

/** Who speaks with which voice where nobody asks for one: as before, unless the document says another since. */
export function voicesAsBefore(
  { speakers }: Pick<PodcastDocument, 'speakers'>,
  before: AudioSettings | null,
): Record<string, string> {
  const found = speakers.map(({ id, voice }) => {
    const used = before?.voices[id];
    const isUnchanged = before?.documentVoices?.[id] === voice;
    return [id, isUnchanged ? (used ?? voice) : (voice ?? used)] as const;
  });
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] != null));
}

/** As asked for, as before or as the document says, as the account prefers, as we would. */
export function chooseVoices(
  document: PodcastDocument,
  { wanted, before, fallback }: Choice,
): Record<string, string> {
  const { speakers, language } = document;
  const usual = voicesAsBefore(document, before);
  const voices: Record<string, string> = {};
  for (const [at, { id }] of speakers.entries()) {
    const chosen = wanted[id] ?? usual[id] ?? fallback[at % Math.max(1, fallback.length)];
    if (!chosen) throw nobodySpeaks(language);
    const row = findVoice(chosen);
    if (!row) throw new AppError('voice_unknown');
    if (!canSpeak(row, language)) throw new AppError('voice_language');
    voices[id] = chosen;
  }
  return voices;
}

/** The voices of this server speak English; of another language their absence explains nothing. */
function nobodySpeaks(language: PodcastDocument['language']): AppError {
  return new AppError(language === 'english' ? 'voices_not_installed' : 'no_voice_for_language');
}

/**
 * The turns of the document in their order, each with its voice. Nothing longer than it may be is looked at any closer:
 * anybody can store a text of some megabytes.
 */
export function toScript(document: PodcastDocument, voices: Record<string, string>): AudioScript {
  const { title, description, language, speakers, sections } = document;
  const names = new Map(speakers.map(({ id, name }) => [id, oneLine(name).slice(0, LONGEST_NAME)]));
  const first = speakers[0]?.id ?? '';
  const chapters = chapterTitles(document);
  const lines: ScriptLine[] = [];
  let characters = 0;
  for (const section of sections) {
    if (section.kind !== 'script') continue;
    let chapter = chapters.get(section.id) ?? null;
    for (const block of section.blocks) {
      if (block.kind !== 'turn') {
        if (block.kind === 'heading' || block.kind === 'chapter') chapter = toChapter(block.md);
        continue;
      }
      characters += block.md.length;
      if (block.md.length > LIMITS.turn) throw lineTooLong(block.md);
      if (characters > MOST_CHARACTERS) throw new AppError('script_too_long');
      if (stripMarkup(block.md, language) === '') continue;
      const speaker = block.speaker ?? first;
      const voice = block.voice ?? voices[speaker] ?? voices[first];
      if (!voice) throw nobodySpeaks(language);
      const row = findVoice(voice);
      if (!row) throw new AppError('voice_unknown');
      if (!canSpeak(row, language)) throw new AppError('voice_language');
      lines.push({
        lineId: block.id,
        speaker,
        speakerName: names.get(speaker) ?? speaker,
        voice,
        md: block.md,
        // A text that was stored before there was a limit may have more.
        pauseMs: block.pauseMs === undefined ? null : Math.min(block.pauseMs, LONGEST_PAUSE_MS),
        chapter,
      });
      chapter = null;
    }
  }
  if (lines.length === 0) throw new AppError('script_empty');
  return { title, description, language, lines };
}

const toChapter = (md: string) => stripMarkup(md.slice(0, LONGEST_CHAPTER));

/** Somebody's name, as a subtitle can have it: a line break there would begin another. */
export function oneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim();
}

export function lineTooLong(md: string): AppError {
  const start = `${oneLine(md.slice(0, 60))}…`;
  const message = `The line “${start}” is longer than a voice can say at once. Nothing was spoken. Split it into several lines, then try again.`;
  return new AppError('line_too_long', { message });
}

/** A section's chapter by its order: the notes list one chapter line for each. */
function chapterTitles({ sections }: PodcastDocument): Map<string, string> {
  const listed = sections
    .filter((section) => section.kind === 'notes')
    .flatMap((section) => section.blocks.filter((block) => block.kind === 'chapter'))
    .map((block) => toChapter(block.md).replace(/^[\d:.\s–—-]+(?=\p{L})/u, ''));
  const spoken = sections.filter((section) => section.kind === 'script');
  if (listed.length !== spoken.length) return new Map();
  return new Map(spoken.map((section, at) => [section.id, listed[at]!]));
}

/** Names all that the finished file depends on; `version` changes where the making itself does. */
export function hashScript(
  script: AudioScript,
  { pace, jingle }: AudioSettings,
  pronunciations: readonly Pronunciation[],
): string {
  const version = 2;
  const text = script.lines.map(({ md }) => md.toLowerCase()).join('\n');
  const heard = pronunciations.filter(({ word }) => text.includes(word.toLowerCase()));
  // Lists of values, because a database gives an object's fields back in an order of its own.
  const lines = script.lines.map(
    ({ lineId, speaker, speakerName, voice, md, pauseMs, chapter }) => [
      [lineId, speaker, speakerName, voice],
      [md, pauseMs, chapter],
    ],
  );
  const { title, description, language } = script;
  return createHash('sha256')
    .update(
      JSON.stringify([
        [version, pace, jingle, title, description, language],
        lines,
        heard.map(({ word, say }) => [word, say]),
      ]),
    )
    .digest('hex');
}

import { createHash } from 'node:crypto';
import { getLanguage } from '#contract/catalog/languages.ts';
import { canSpeak, findVoice } from '#contract/catalog/voices.ts';
import type { Document, PodcastDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { voiceAdvice } from '#contract/voice-advice.ts';
import { LONGEST_PAUSE_MS, type VoiceList } from '#contract/podcasts.ts';
import { oneLine } from '#server/prompts/fences.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import { stripMarkup } from '#server/audio/spoken/strip-markup.ts';

/** About three hours of speech. */
const MOST_CHARACTERS = 180_000;
/** Ten times what three hours of speech have. */
const MOST_LINES = 10_000;
const LONGEST_TITLE = 500;
const LONGEST_NAME = 120;

export function asPodcast(document: Document | null): PodcastDocument {
  if (!document) throw new AppError('not_ready');
  if (document.format !== 'podcast') throw new AppError('not_a_script');
  return document;
}

interface Choice {
  /** Requested voices by speaker id. */
  asked: Readonly<Record<string, string>>;
  /** Settings of the last recording. */
  before: AudioSettings | null;
  /** Its defaults, in the order of the speakers, are the last resort. */
  list: Pick<VoiceList, 'defaults' | 'providers'>;
}

/**
 * Chooses each speaker's voice: the requested one; the last one, unless the script's voice has changed since; the script's;
 * the account's preference, or our default.
 */
export function chooseVoices(
  { speakers, language }: PodcastDocument,
  { asked, before, list }: Choice,
): Record<string, string> {
  const fallback = list.defaults;
  const voices: Record<string, string> = {};
  for (const [at, { id, voice }] of speakers.entries()) {
    const last = before?.voices[id];
    const known = before?.scriptVoices?.[id];
    const kept = known === undefined ? (voice ?? last) : known === voice ? last : voice;
    const chosen = asked[id] ?? kept ?? voice ?? fallback[at % Math.max(1, fallback.length)];
    if (!chosen) throw nobodySpeaks(language, list.providers);
    assertSpeaks(chosen, language);
    voices[id] = chosen;
  }
  return voices;
}

function assertSpeaks(voice: string, language: PodcastDocument['language']): void {
  const row = findVoice(voice);
  if (!row) throw new AppError('voice_unknown');
  if (!canSpeak(row, language)) throw new AppError('voice_language');
}

/** The server's own voices speak English; for other languages their absence is irrelevant. */
function nobodySpeaks(
  language: PodcastDocument['language'],
  providers: VoiceList['providers'] = [],
): AppError {
  if (language === 'english') return new AppError('voices_not_installed');
  const { name } = getLanguage(language);
  // Advises only what would really help.
  const advice = voiceAdvice(providers);
  const message = `We don’t have a voice for ${name} yet. Your script is safe. ${advice}`;
  return new AppError('no_voice_for_language', advice === '' ? {} : { message });
}

/** The document's turns in order, each with its voice. */
export function toScript(document: PodcastDocument, voices: Record<string, string>): AudioScript {
  const { title, description, language, speakers, sections } = document;
  const names = new Map(speakers.map(({ id, name }) => [id, oneLine(name).slice(0, LONGEST_NAME)]));
  const first = speakers[0]?.id ?? '';
  assertSpeakable(document);
  const chapters = chapterTitles(document);
  const lines: ScriptLine[] = [];
  for (const section of sections) {
    if (section.kind !== 'script') continue;
    let chapter = chapters.get(section.id) ?? null;
    for (const block of section.blocks) {
      if (block.kind !== 'turn') {
        if (block.kind === 'heading' || block.kind === 'chapter') chapter = chapterTitle(block.md);
        continue;
      }
      if (stripMarkup(block.md, language) === '') continue;
      const speaker = block.speaker ?? first;
      const voice = block.voice ?? voices[speaker] ?? voices[first];
      if (!voice) throw nobodySpeaks(language);
      assertSpeaks(voice, language);
      lines.push({
        lineId: block.id,
        speaker,
        speakerName: names.get(speaker) ?? speaker,
        voice,
        md: block.md,
        // Older texts may contain longer pauses.
        pauseMs: block.pauseMs === undefined ? null : Math.min(block.pauseMs, LONGEST_PAUSE_MS),
        chapter,
      });
      chapter = null;
    }
  }
  if (lines.length === 0) throw new AppError('script_empty');
  return { title, description, language, lines };
}

/** Checked before parsing, which takes time and blocks other requests. */
function assertSpeakable({ sections }: PodcastDocument): void {
  const turns = sections
    .filter(({ kind }) => kind === 'script')
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'turn'));
  const tooLong = turns.find(({ md }) => md.length > LIMITS.turn);
  if (tooLong) throw lineTooLong(tooLong.md);
  const characters = turns.reduce((sum, { md }) => sum + md.length, 0);
  if (characters > MOST_CHARACTERS || turns.length > MOST_LINES) {
    throw new AppError('script_too_long');
  }
}

export function lineTooLong(md: string): AppError {
  const start = `${oneLine(md.slice(0, 60))}…`;
  const message = `The line “${start}” is too long for a voice to say in one go. Nothing was recorded. Split it into several lines, then try again.`;
  return new AppError('line_too_long', { message });
}

const chapterTitle = (md: string) => stripMarkup(md.slice(0, LONGEST_TITLE));

/** Chapter titles by section order: the notes list one chapter line per section. */
function chapterTitles({ sections }: PodcastDocument): Map<string, string> {
  const listed = sections
    .filter((section) => section.kind === 'notes')
    .flatMap((section) => section.blocks.filter((block) => block.kind === 'chapter'))
    .map((block) => chapterTitle(block.md).replace(/^[\d:.\s–—-]+(?=\p{L})/u, ''));
  const spoken = sections.filter((section) => section.kind === 'script');
  if (listed.length !== spoken.length) return new Map();
  return new Map(spoken.map((section, at) => [section.id, listed[at]!]));
}

/** The account's pronunciations that occur in this script. */
export function heardIn(
  { lines }: AudioScript,
  pronunciations: readonly Pronunciation[],
): Pronunciation[] {
  const text = lines.map(({ md }) => md.toLowerCase()).join('\n');
  return pronunciations.filter(({ word }) => text.includes(word.toLowerCase()));
}

/** Hash of everything the finished file depends on; `version` changes when the mixing code does. */
export function hashScript(
  script: AudioScript,
  { pace, jingle }: AudioSettings,
  pronunciations: readonly Pronunciation[],
): string {
  const version = 2;
  const heard = heardIn(script, pronunciations);
  // Arrays, because the database doesn't preserve the order of an object's keys.
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

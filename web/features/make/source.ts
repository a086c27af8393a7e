import { ERRORS } from '#contract/errors.ts';
import { findPageAddress, parseVideoLink } from '#contract/video-links.ts';
import { findVideoList } from '#contract/video-lists.ts';
import type { SampleInfo, Video } from '#contract/videos.ts';
import { MAKE_WORDS } from './words.ts';

/** What to write from, as far as it is known. */
export type ChosenSource =
  | { kind: 'none' }
  | { kind: 'sample'; sample: SampleInfo }
  | { kind: 'video'; video: Video };

/** What somebody put into the field. */
export type Given = 'nothing' | 'link' | 'list' | 'text';

/** Longer than this, whatever links stand in it, it is what was said and not a way to it. */
const LONGEST_LINK = 400;

const MOST_WORDS = 25;

/** Known at once, before any server is asked. */
export function recognise(typed: string): Given {
  const text = typed.trim();
  if (text === '') return 'nothing';
  if (findVideoList(text)) return 'list';
  if (text.length > LONGEST_LINK) return 'text';
  const link = parseVideoLink(text);
  // What phones share is a title, a line break and the link. More words than a title has are what was said.
  if (text.includes('\n') && !link.ok) return 'text';
  if (text.split(/\s+/u).length > MOST_WORDS && !text.startsWith('<')) return 'text';
  return link.ok || link.problem !== 'not_a_url' ? 'link' : 'text';
}

/** Why a link names no video, where that can be told from the link alone. */
export function linkProblem(typed: string): string | null {
  const link = parseVideoLink(typed);
  return link.ok || findPageAddress(typed) !== null ? null : ERRORS[`link_${link.problem}`].words;
}

const FEWEST_LETTERS = 20;

/** Why nothing can be written from a text. Nobody should pay for finding out. */
export function textProblem(typed: string): string | null {
  // Letters: not every script has spaces between its words.
  const letters = typed.match(/\p{L}/gu)?.length ?? 0;
  return letters < FEWEST_LETTERS ? MAKE_WORDS.field.tooShort : null;
}

const MEDIA = /\.(aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

export function isMedia(file: File): boolean {
  return /^(audio|video)\//.test(file.type) || MEDIA.test(file.name);
}

/** What the file dialog offers first. */
export const ACCEPTED =
  '.srt,.vtt,.ass,.ssa,.sbv,.sub,.ttml,.json3,.json,.csv,.tsv,.txt,.md,.docx,.odt,.pdf,.rtf,.html,.htm,audio/*,video/*,.mp3,.m4a,.wav,.mp4,.webm';

/** Whether its words are known by now: before that nothing can be said about what becomes of them. */
export function isRead(source: ChosenSource): boolean {
  return source.kind !== 'video' || source.video.transcript.state === 'ready';
}

import { ERRORS } from '#contract/errors.ts';
import { findPageAddress, parseVideoLink } from '#contract/video-links.ts';
import { findVideoList } from '#contract/video-lists.ts';
import type { SampleInfo, Video } from '#contract/videos.ts';
import { MAKE_WORDS } from './words.ts';

/** The chosen source, as far as known. */
export type ChosenSource =
  | { kind: 'none' }
  | { kind: 'sample'; sample: SampleInfo }
  | { kind: 'video'; video: Video };

/** What kind of input the field contains. */
export type Given = 'nothing' | 'link' | 'list' | 'text';

/** Anything longer is a transcript, even if it contains links. */
const LONGEST_LINK = 400;

const MOST_WORDS = 25;

/** Decided locally, without the server. */
export function recognise(typed: string): Given {
  const text = typed.trim();
  if (text === '') return 'nothing';
  if (findVideoList(text)) return 'list';
  if (text.length > LONGEST_LINK) return 'text';
  const link = parseVideoLink(text);
  // Phones share a title, a line break and the link. With more words than a title has, it is a transcript.
  if (text.includes('\n') && !link.ok) return 'text';
  if (text.split(/\s+/u).length > MOST_WORDS && !text.startsWith('<')) return 'text';
  return link.ok || link.problem !== 'not_a_url' ? 'link' : 'text';
}

/** Why a link isn't a video, if the link alone shows it. */
export function linkProblem(typed: string): string | null {
  const link = parseVideoLink(typed);
  return link.ok || findPageAddress(typed) !== null ? null : ERRORS[`link_${link.problem}`].words;
}

const FEWEST_LETTERS = 20;

/** Why a text is unusable. Checked up front, so that nobody pays to find out. */
export function textProblem(typed: string): string | null {
  // Counts letters, because not every script has spaces between words.
  const letters = typed.match(/\p{L}/gu)?.length ?? 0;
  return letters < FEWEST_LETTERS ? MAKE_WORDS.field.tooShort : null;
}

const MEDIA = /\.(aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

export function isMedia(file: File): boolean {
  return /^(audio|video)\//.test(file.type) || MEDIA.test(file.name);
}

/** File types that the file dialog accepts. */
export const ACCEPTED =
  '.srt,.vtt,.ass,.ssa,.sbv,.sub,.ttml,.json3,.json,.csv,.tsv,.txt,.md,.docx,.odt,.pdf,.rtf,.html,.htm,audio/*,video/*,.mp3,.m4a,.wav,.mp4,.webm';

/** Whether its transcript is known; before that there can be no estimate. */
export function isRead(source: ChosenSource): boolean {
  return source.kind !== 'video' || source.video.transcript.state === 'ready';
}

import type { SampleInfo, Video } from '#contract/videos.ts';

/** What to write from, as far as it is known. */
export type Source =
  | { kind: 'none' }
  | { kind: 'sample'; sample: SampleInfo }
  | { kind: 'video'; video: Video };

/** What somebody put into the field. */
export type Given = 'nothing' | 'link' | 'text';

/** A line without blanks that has a dot is meant as an address; anything with words in it is the text itself. */
export function recognise(typed: string): Given {
  const text = typed.trim();
  if (text === '') return 'nothing';
  if (/^(https?:\/\/|www\.)\S+$/i.test(text)) return 'link';
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) return 'link';
  return 'text';
}

const MEDIA = /\.(aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

export function isMedia(file: File): boolean {
  return /^(audio|video)\//.test(file.type) || MEDIA.test(file.name);
}

/** What the file dialog offers first. */
export const ACCEPTED =
  '.srt,.vtt,.ass,.ssa,.sbv,.ttml,.json3,.json,.txt,.md,audio/*,video/*,.mp3,.m4a,.wav,.mp4,.webm';

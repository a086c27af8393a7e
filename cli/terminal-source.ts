import { openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getLanguage } from '#contract/catalog/languages.ts';
import { ERRORS } from '#contract/errors.ts';
import { parseVideoLink } from '#contract/video-links.ts';
import { findVideoList } from '#contract/video-lists.ts';
import type { Video } from '#contract/videos.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import type { TerminalClient } from './terminal-client.ts';

/** `talk.srt` could be a host name, but someone who types it means a file. */
const FILE_LIKE =
  /^(?!\w+:\/\/).*\.(srt|vtt|ass|ssa|sbv|ttml|json3|json|txt|md|aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

const ONE_VIDEO = 'That’s a list of videos. Use a link to one video here.';

interface Wanted {
  language: string | undefined;
  rights: boolean;
}

/** Imports the named source and waits until it's ready. */
export async function bringSource(
  client: TerminalClient,
  source: TerminalSource,
  { language, rights }: Wanted,
): Promise<Video> {
  if (source.kind === 'list') throw new OperatorError(ONE_VIDEO);
  const fields = { ...(language && { language }) };
  const video =
    source.kind === 'sample'
      ? await client.findVideo({ sample: source.sample })
      : source.kind === 'link'
        ? await client.findVideo({ url: source.url, ...fields })
        : await client.upload(
            await contentOf(source),
            { ...(rights && { rights: 'true' }) },
            (share) => process.stderr.write(`transcribing: ${Math.round(share * 100)}%\n`),
          );
  const minutes = Math.max(1, Math.round(video.durationMs / 60_000));
  const length = video.durationMs > 0 ? `${minutes} min, ` : '';
  const spoken = video.language ? getLanguage(video.language).name : video.languageTag;
  process.stderr.write(`${video.title} (${length}${spoken})\n`);
  return video;
}

export function sampleNames(): string {
  return [...getSamples().keys()].map((id) => `sample:${id}`).join(', ');
}

/** A source named on the command line. */
export type TerminalSource =
  | { kind: 'sample'; sample: true | string }
  | { kind: 'link'; url: string }
  | { kind: 'list'; text: string }
  | { kind: 'file'; path: string }
  | { kind: 'input' };

/** An existing file is always a file; anything else must be a link. */
export function readSource(given: string): TerminalSource {
  const [, name] = /^sample(?::(.+))?$/.exec(given) ?? [null, null];
  if (name !== null) return { kind: 'sample', sample: name ?? true };
  if (given === '-') return { kind: 'input' };
  if (statSync(given, { throwIfNoEntry: false })?.isFile()) return { kind: 'file', path: given };
  if (findVideoList(given)) return { kind: 'list', text: given };
  if (FILE_LIKE.test(given)) throw new OperatorError(`There’s no file ${given}.`);
  const link = parseVideoLink(given);
  if (link.ok) return { kind: 'link', url: given };
  if (link.problem !== 'not_a_url') throw new OperatorError(ERRORS[`link_${link.problem}`].words);
  throw new OperatorError(`"${given}" isn’t a sample, a file or a link to a video.`);
}

/** Streamed, because a recording can be larger than memory. */
async function contentOf(
  source: Extract<TerminalSource, { kind: 'file' | 'input' }>,
): Promise<{ name: string; content: Blob }> {
  if (source.kind === 'input') {
    const bytes = await buffer(process.stdin);
    return { name: 'standard input', content: new Blob([bytes]) };
  }
  return { name: basename(source.path), content: await openAsBlob(source.path) };
}

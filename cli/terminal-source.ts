import { openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { VideoListingSchema } from '#contract/batches.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { ERRORS } from '#contract/errors.ts';
import { CALLS } from '#contract/paths.ts';
import { parseVideoLink, watchUrl } from '#contract/video-links.ts';
import { findVideoList } from '#contract/video-lists.ts';
import type { Video } from '#contract/videos.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { type TerminalClient, TooFast, UnreadableSource } from './terminal-client.ts';

/** `talk.srt` could be a host name, but someone who types it means a file. */
const FILE_LIKE =
  /^(?!\w+:\/\/).*\.(srt|vtt|ass|ssa|sbv|ttml|json3|json|txt|md|aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

interface Wanted {
  language: string | undefined;
  rights: boolean;
}

/** Imports the named sources one after another, and returns their ids. Videos of a list without a transcript are skipped. */
export async function bringSources(
  client: TerminalClient,
  sources: readonly TerminalSource[],
  rights: boolean,
): Promise<string[]> {
  const videoIds: string[] = [];
  for (const source of sources) {
    if (source.kind === 'list') videoIds.push(...(await bringList(client, source.text)));
    else videoIds.push((await bringSource(client, source, { language: undefined, rights })).id);
  }
  return videoIds;
}

async function bringList(client: TerminalClient, text: string): Promise<string[]> {
  const { videos, hasMore } = await client.send(CALLS.videoListing, VideoListingSchema, { text });
  if (hasMore) {
    process.stderr.write(`This list is longer. We read its first ${videos.length} videos.\n`);
  }
  const videoIds: string[] = [];
  for (const { platformId, title, problem } of videos) {
    const url = watchUrl(platformId);
    try {
      if (problem) throw new UnreadableSource(problem.message);
      const source = { kind: 'link', url } as const;
      const wanted = { language: undefined, rights: false };
      videoIds.push((await bringSource(client, source, wanted)).id);
    } catch (error) {
      if (error instanceof TooFast && videoIds.length > 0) {
        const read = videos.findIndex((video) => video.platformId === platformId);
        process.stderr.write(`stopped after ${read} of ${videos.length}. ${error.message}\n`);
        break;
      }
      if (!(error instanceof UnreadableSource)) throw error;
      const [reason] = error.message.split('\n');
      process.stderr.write(`skipped: ${title || url}. ${reason}\n`);
    }
  }
  if (videoIds.length === 0) throw new OperatorError('We can’t read any of these videos.');
  return videoIds;
}

/** Imports the named source and waits until it's ready. */
export async function bringSource(
  client: TerminalClient,
  source: OneSource,
  { language, rights }: Wanted,
): Promise<Video> {
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
  const facts = [
    video.durationMs > 0 && `${minutes} min`,
    video.language ? getLanguage(video.language).name : tagOf(video),
  ].filter(Boolean);
  process.stderr.write(`${video.title}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}\n`);
  return video;
}

const tagOf = ({ languageTag }: Video) => (languageTag === 'und' ? null : languageTag);

export function sampleNames(): string {
  return [...getSamples().keys()].map((id) => `sample:${id}`).join(', ');
}

type OneSource =
  | { kind: 'sample'; sample: true | string }
  | { kind: 'link'; url: string }
  | { kind: 'file'; path: string }
  | { kind: 'input' };

/** A source named on the command line. */
export type TerminalSource = OneSource | { kind: 'list'; text: string };

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
  source: Extract<OneSource, { kind: 'file' | 'input' }>,
): Promise<{ name: string; content: Blob }> {
  if (source.kind === 'input') {
    const bytes = await buffer(process.stdin);
    return { name: 'standard input', content: new Blob([bytes]) };
  }
  return { name: basename(source.path), content: await openAsBlob(source.path) };
}

import { openAsBlob, statSync } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ERRORS } from '#contract/errors.ts';
import { parseVideoLink } from '#contract/video-links.ts';
import { OperatorError } from '#server/core/fatal.ts';

/** What somebody names at a terminal to make something from. */
export type TerminalSource =
  | { kind: 'sample'; sample: true | string }
  | { kind: 'link'; url: string }
  | { kind: 'file'; path: string }
  | { kind: 'input' };

/** Read as an address, `talk.srt` would be a page on a host of that name; nobody who types it means that. */
const FILE_LIKE =
  /^(?!\w+:\/\/).*\.(srt|vtt|ass|ssa|sbv|ttml|json3|json|txt|md|aac|flac|m4a|m4v|mkv|mov|mp3|mp4|mpeg|mpga|oga|ogg|opus|wav|webm)$/i;

/** A file that is there is a file, whatever it looks like; the rest has to be a link. */
export function readSource(given: string): TerminalSource {
  const [, name] = /^sample(?::(.+))?$/.exec(given) ?? [null, null];
  if (name !== null) return { kind: 'sample', sample: name ?? true };
  if (given === '-') return { kind: 'input' };
  if (statSync(given, { throwIfNoEntry: false })?.isFile()) return { kind: 'file', path: given };
  if (FILE_LIKE.test(given)) throw new OperatorError(`There is no file ${given}.`);
  const link = parseVideoLink(given);
  if (link.ok) return { kind: 'link', url: given };
  if (link.problem !== 'not_a_url') throw new OperatorError(ERRORS[`link_${link.problem}`].words);
  throw new OperatorError(
    `"${given}" is neither a sample, nor a file here, nor a link to a video.`,
  );
}

/** Read as it is sent: a recording can be larger than memory. */
export async function contentOf(
  source: Extract<TerminalSource, { kind: 'file' | 'input' }>,
): Promise<{ name: string; content: Blob }> {
  if (source.kind === 'input') {
    const bytes = await buffer(process.stdin);
    return { name: 'standard input', content: new Blob([bytes]) };
  }
  return { name: basename(source.path), content: await openAsBlob(source.path) };
}

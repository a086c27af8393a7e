import type { Document, LinkedinDocument, TweetDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Cue } from '#contract/videos.ts';
import { xLength } from '#contract/x-length.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Difference } from '../compare/compare-sources.ts';
import { saidAt } from '../compare/said-at.ts';
import { LONGEST_FROM } from './attribute.ts';
import { MARK, postText } from './linkedin.ts';
import { type DraftBlock, framed, section } from './pieces.ts';

interface Input {
  cues: readonly Cue[];
  options: Record<string, unknown>;
}

/** Sources that a side of a difference is attributed to. */
const MOST_NAMED = 3;
/** The first post of a thread, and another. */
const LEAST_OTHERS = 2;

/** A thread or a post on LinkedIn ends with the first difference there is room for. */
export function withPostedDifference(
  document: Document,
  differences: readonly Difference[],
  input: Input,
): Document {
  for (const difference of differences) {
    const made =
      document.format === 'tweet'
        ? inThread(document, difference, input)
        : document.format === 'linkedin'
          ? inPost(document, difference, input)
          : null;
    if (made) return made;
  }
  return document;
}

function inThread(
  document: TweetDocument,
  difference: Difference,
  { cues, options }: Input,
): Document | null {
  const blocks = document.sections[0]?.blocks ?? [];
  const [first, ...others] = blocks.map((one) => ({ ...one, md: one.md.replace(NUMBERED, '') }));
  if (document.shape !== 'thread' || !first) return null;
  const { count } = OPTIONS.tweet.parse(options);
  const sides = sidesOf(difference, cues, first).map((side, at) => ({
    kind: 'tweet' as const,
    ...side,
    md: at === 0 ? `${leadOf(document, difference)}\n\n${side.md}` : side.md,
    // Each source that is named takes room.
    blockIds: side.blockIds.slice(0, 1),
  }));
  const room = LIMITS.tweet - `${count}/${count} `.length - LONGEST_FROM;
  const isTooLong = sides.some(({ md }) => xLength(md) > room);
  if (isTooLong || sides.length === 0 || sides.length + LEAST_OTHERS > count) return null;
  const kept = others.filter(({ md }) => !saysSide(difference, md));
  // The last post often closes the thread.
  const most = count - 1 - sides.length;
  const fitting = kept.length > most ? [...kept.slice(0, most - 1), kept.at(-1)!] : kept;
  const posts = [first, ...fitting, ...sides];
  const numbered = posts.map((one, at) => ({ ...one, md: `${at + 1}/${posts.length} ${one.md}` }));
  return { ...document, sections: [section({ id: 'thread', kind: 'thread' }, numbered)] };
}

const NUMBERED = /^\d+\/\d+ /u;

function inPost(
  document: LinkedinDocument,
  difference: Difference,
  { cues }: Input,
): Document | null {
  const [hook, ...others] = document.sections[0]?.blocks ?? [];
  if (!hook) return null;
  // A longer paragraph that has the words of a side among others stays.
  const body = others.filter(({ md }) => !isSide(difference, md));
  const lead = framed('paragraph', leadOf(document, difference));
  const sides = sidesOf(difference, cues, hook);
  if (sides.length === 0) return null;
  const ending = [
    lead,
    ...sides.map(({ blockIds, ...side }) => ({
      kind: 'paragraph' as const,
      ...side,
      blockIds: blockIds.slice(0, MOST_NAMED),
    })),
  ];
  for (;;) {
    const pieces = [hook, ...body, ...ending];
    const made = { ...document, sections: [section({ id: 'post', kind: 'post' }, pieces)] };
    if (
      postText(made).length + (pieces.length + sides.length * MOST_NAMED) * LONGEST_FROM <=
      LIMITS.post
    )
      return made;
    if (body.pop() === undefined) return null;
  }
}

function leadOf({ language }: Document, { sides }: Difference): string {
  const { differ } = languageOf(language).phrases;
  const values = sides.map(({ value }) => value);
  return values.includes('') ? `${differ}:` : `${differ}: ${values.join(' / ')}`;
}

const isSide = ({ sides }: Difference, md: string) =>
  sides.some(({ statements }) => statements.some(({ text }) => md === text || md === MARK + text));

const saysSide = ({ sides }: Difference, md: string) =>
  sides.some(({ statements }) => statements.some(({ text }) => md.includes(text)));

/** What each side says, unless the opening says it. */
function sidesOf(
  { sides }: Difference,
  cues: readonly Cue[],
  opening: Pick<DraftBlock, 'md'>,
): Omit<DraftBlock, 'kind'>[] {
  return sides
    .filter(({ statements }) => !statements.some(({ text }) => opening.md.includes(text)))
    .map(({ statements }) => {
      const [first] = statements as [(typeof statements)[number]];
      const blockIds = statements.map(({ blockId }) => blockId);
      return { md: first.text, blockIds, startMs: saidAt(cues, first) };
    });
}

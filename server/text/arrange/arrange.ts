import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import { OPTIONS } from '#contract/options.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { transcriptBlocks } from '../blocks.ts';
import { compareSources } from '../compare/compare-sources.ts';
import { readTalk, type TalkInput } from '../talk.ts';
import { attributed } from './attribute.ts';
import { arrangeBlog } from './blog.ts';
import { arrangeCustom, headingsOf } from './custom.ts';
import { withDifferences } from './differences.ts';
import { arrangeLinkedin } from './linkedin.ts';
import { arrangeNewsletter } from './newsletter.ts';
import { arrangePodcast } from './podcast.ts';
import { arrangeSummary } from './summary.ts';
import { arrangeThread } from './thread.ts';

export interface ArrangeInput extends TalkInput {
  format: FormatValue;
  /** As the format's schema takes them; missing ones get their defaults. */
  options: Record<string, unknown>;
  /** The user's custom format, if one is used. */
  prompt?: { name: string; template: string } | null;
  /** Of several sources. */
  parts?: readonly JoinedPart[];
}

/** A whole document made of the talk's own sentences; `null` if there is no speech. */
export function arrange(input: ArrangeInput): Document | null {
  const { cues, chapters, parts = [] } = input;
  const blocks = transcriptBlocks(cues, chapters);
  const { differences } = compareSources(parts, blocks);
  const disputed = differences.flatMap(({ sides }) =>
    sides.flatMap(({ value, statements }) => statements.map(({ text }) => ({ text, value }))),
  );
  const document = arrangeTalk({ ...input, disputed });
  return document && attributed(withDifferences(document, input, differences), parts, blocks);
}

function arrangeTalk(input: ArrangeInput): Document | null {
  const talk = readTalk(input);
  if (talk.gist === null) return null;
  const { format, options, prompt } = input;
  switch (format) {
    case 'blog':
      return arrangeBlog(talk, OPTIONS.blog.parse(options));
    case 'summary':
      return arrangeSummary(talk, OPTIONS.summary.parse(options));
    case 'tweet':
      return arrangeThread(talk, OPTIONS.tweet.parse(options));
    case 'linkedin':
      return arrangeLinkedin(talk, OPTIONS.linkedin.parse(options), input.parts);
    case 'newsletter':
      return arrangeNewsletter(talk, OPTIONS.newsletter.parse(options));
    case 'podcast':
      return arrangePodcast(talk, OPTIONS.podcast.parse(options));
    case 'custom': {
      const headings = headingsOf(prompt?.template ?? '');
      return arrangeCustom(talk, { name: prompt?.name ?? '', headings });
    }
  }
}

import type { Document } from '#contract/documents.ts';
import { bodyOf, introOf, tailOf } from '#document/flow.ts';
import { pageHtml } from '#document/html.ts';
import type { Block } from '#document/parse-blocks.ts';
import { withoutTimes } from '#document/without-times.ts';

interface PageTextProps {
  document: Document;
  /** Whether only the text is wanted, without what stands over and under it. */
  isBare?: boolean;
}

/** The text as the exported page has it, below its title. */
export function PageText({ document, isBare = false }: PageTextProps) {
  const shown = withoutTimes(document);
  const blocks: Block[] = isBare
    ? bodyOf(shown)
    : [...introOf(shown), ...bodyOf(shown), ...tailOf(shown)];
  // All of it is escaped where it is made, as in the file.
  return <div className="page-text" dangerouslySetInnerHTML={{ __html: pageHtml(blocks) }} />;
}

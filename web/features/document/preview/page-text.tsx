import type { Document } from '#contract/documents.ts';
import { bodyOf, introOf, tailOf } from '#document/flow.ts';
import { pageHtml } from '#document/html.ts';
import type { Block } from '#document/parse-blocks.ts';
import { withoutTimes } from '#document/without-times.ts';

interface PageTextProps {
  document: Document;
  /** Only the text, without what the exported page has above and below it. */
  isBare?: boolean;
}

/** The text as in the HTML export, without its title. */
export function PageText({ document, isBare = false }: PageTextProps) {
  const shown = withoutTimes(document);
  const blocks: Block[] = isBare
    ? bodyOf(shown)
    : [...introOf(shown), ...bodyOf(shown), ...tailOf(shown)];
  // `pageHtml` escapes all text, as for the exported file.
  return <div className="page-text" dangerouslySetInnerHTML={{ __html: pageHtml(blocks) }} />;
}

import type { ReactNode } from 'react';
import { blocksHtml, type HtmlLook } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import { parseInline, type Span } from '#document/parse-inline.ts';

/** The inline Markdown of a block, set. */
export function InlineText({ md }: { md: string }): ReactNode {
  // Nearly every block is plain while it streams in; reading it again with every delta would be waste.
  if (!/[\\`*_[&<\n]/.test(md)) return md;
  return parseInline(md).map((span, index) => <Dressed key={index} span={span} />);
}

/** One stretch of text in its dress. */
export function Dressed({ span: { text, strong, em, code, href } }: { span: Span }): ReactNode {
  if (text === '\n') return <br />;
  let inside: ReactNode = text;
  if (code) inside = <code>{inside}</code>;
  if (em) inside = <em>{inside}</em>;
  if (strong) inside = <strong>{inside}</strong>;
  if (href !== null) {
    inside = (
      <a className="link" href={href} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    );
  }
  return inside;
}

const LOOK: HtmlLook = {
  attributes: (tag) => (tag === 'a' ? ' class="link" target="_blank"' : ''),
};

/** A block that holds lists, quotes or tables, as the exported page has it. */
export function RichText({ id, className, md }: { id: string; className: string; md: string }) {
  const html = blocksHtml(parseBlocks(md), LOOK);
  // All of it is escaped where it is made.
  return (
    <div id={id} className={`${className} doc-rich`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

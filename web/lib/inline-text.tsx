import type { ReactNode } from 'react';
import { blocksHtml, type HtmlLook } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import { parseInline, type Span } from '#document/parse-inline.ts';

/** Renders the inline Markdown of a block. */
export function InlineText({ md }: { md: string }): ReactNode {
  // Most blocks are plain text while streaming, so skip parsing on every delta.
  if (!/[\\`*_[&<\n]/.test(md)) return md;
  return parseInline(md).map((span, index) => <Dressed key={index} span={span} />);
}

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

/** A block with lists, quotes or tables, rendered as in the exported page. */
export function RichText({ id, className, md }: { id: string; className: string; md: string }) {
  const html = blocksHtml(parseBlocks(md), LOOK);
  // `blocksHtml` escapes all text.
  return (
    <div id={id} className={`${className} doc-rich`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

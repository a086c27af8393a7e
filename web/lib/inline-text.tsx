import type { ReactNode } from 'react';
import { parseInline, type Span } from './inline-markdown.ts';

/** The inline Markdown of a block, set. */
export function InlineText({ md }: { md: string }): ReactNode {
  // Nearly every block is plain while it streams in; reading it again with every delta would be waste.
  if (!/[\\`*_[\n]/.test(md)) return md;
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

import { escapeHtml } from './escape-html.ts';
import type { Span } from './flow.ts';

export function spansHtml(spans: readonly Span[], linkStyle = ''): string {
  return spans
    .map(({ text, bold, italic, code, href }) => {
      let out = escapeHtml(text).replaceAll('\n', '<br>');
      if (code) out = `<code>${out}</code>`;
      if (bold) out = `<strong>${out}</strong>`;
      if (italic) out = `<em>${out}</em>`;
      const style = linkStyle && ` style="${linkStyle}"`;
      return href ? `<a href="${escapeHtml(href)}"${style} rel="noopener">${out}</a>` : out;
    })
    .join('');
}

import { getLanguage } from '#contract/catalog/languages.ts';
import type { NewsletterDocument } from '#contract/documents.ts';
import { escapeHtml } from './escape-html.ts';
import { flowOf, type FlowNode } from './flow.ts';
import { spansHtml } from './spans-html.ts';

const TEXT = 'margin:0 0 16px;font:16px/1.6 Georgia,serif;color:#16150f';
const LINK = 'color:#1746c2';

/**
 * A newsletter as mail programs show it: tables and inline styles, because many of them know nothing else; no script,
 * no picture from anywhere, no style sheet that matters.
 */
export function renderMail(document: NewsletterDocument): string {
  const { tag, direction } = getLanguage(document.language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const subject = document.subjects[0] ?? document.title;
  // Title, subjects and preheader stand in the head; the body begins after them.
  const body = flowOf(document).filter(({ kind }) => kind !== 'note');
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme:dark){.page,.sheet{background:#1b1b19!important}.sheet *{color:#f2f0e6!important}.sheet a{color:#8fb0ff!important}}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f2ea">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(document.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff">
<tr><td dir="${direction}" align="${align}" style="padding:32px 28px;text-align:${align}">
${body.map((node) => blockOf(node, align)).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** `side`: where lines begin. */
function blockOf(node: FlowNode, side: 'left' | 'right'): string {
  switch (node.kind) {
    case 'title':
      return `<h1 style="margin:0 0 20px;font:bold 28px/1.2 Georgia,serif;color:#16150f">${escapeHtml(node.text)}</h1>`;
    case 'heading': {
      const size = node.level === 2 ? 21 : 17;
      return `<h${node.level} style="margin:28px 0 10px;font:bold ${size}px/1.3 Georgia,serif;color:#16150f">${spansHtml(node.spans, LINK)}</h${node.level}>`;
    }
    case 'item': {
      const mark = escapeHtml(node.marker ?? '•');
      const time = node.time === null ? '' : ` <span dir="ltr">(${node.time})</span>`;
      const inset = node.depth > 0 ? `;margin-${side}:${node.depth * 24}px` : '';
      return `<p style="${TEXT};margin-bottom:8px${inset}">${mark}&nbsp;${spansHtml(node.spans, LINK)}${time}</p>`;
    }
    case 'note':
    case 'code':
      return `<p style="${TEXT}">${escapeHtml(node.text)}</p>`;
    case 'turn':
      return `<p style="${TEXT}"><strong>${escapeHtml(node.speaker)}:</strong> ${spansHtml(node.spans, LINK)}</p>`;
    case 'lead':
    case 'paragraph':
      return `<p style="${TEXT}">${spansHtml(node.spans, LINK)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 16px;border-${side}:3px solid #ffd400"><p style="${TEXT};margin:0">${spansHtml(node.spans, LINK)}</p></blockquote>`;
  }
}

import { getLanguage } from '#contract/catalog/languages.ts';
import type { NewsletterDocument } from '#contract/documents.ts';
import { escapeHtml } from './escape-html.ts';
import { bodyOf, titleOf } from './flow.ts';
import { blocksHtml, type HtmlLook } from './html.ts';

const TEXT = 'margin:0 0 16px;font:16px/1.6 Georgia,serif;color:#16150f';
const LIST = 'margin:0 0 16px;padding:0 24px';

/**
 * A newsletter as email HTML: tables and inline styles, because many clients support nothing else. No scripts, remote images or
 * required stylesheets.
 */
export function renderMail(document: NewsletterDocument): string {
  const { tag, direction } = getLanguage(document.language);
  const align = direction === 'rtl' ? 'right' : 'left';
  const subject = document.subjects[0] ?? document.title;
  // Subjects and preheader belong to the header.
  const body = [titleOf(document), ...bodyOf(document)];
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
${blocksHtml(body, lookOf(align))}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** `side`: where lines start. */
function lookOf(side: 'left' | 'right'): HtmlLook {
  const styles: Record<string, string> = {
    h1: 'margin:0 0 20px;font:bold 28px/1.2 Georgia,serif;color:#16150f',
    h2: 'margin:28px 0 10px;font:bold 21px/1.3 Georgia,serif;color:#16150f',
    h3: 'margin:28px 0 10px;font:bold 17px/1.3 Georgia,serif;color:#16150f',
    p: TEXT,
    ul: LIST,
    ol: LIST,
    li: `${TEXT};margin-bottom:8px`,
    blockquote: `margin:0 0 16px;padding:0 16px;border-${side}:3px solid #ffd400`,
    pre: 'margin:0 0 16px;overflow:auto',
    th: `${TEXT};text-align:${side}`,
    td: TEXT,
    a: 'color:#1746c2',
  };
  return {
    attributes: (tag) => (styles[tag] === undefined ? '' : ` style="${styles[tag]}"`),
    time: (time, isItem) => (isItem ? ` <span dir="ltr">(${time})</span>` : ''),
  };
}

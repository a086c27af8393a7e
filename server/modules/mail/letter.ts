import { PRODUCT } from '#contract/product.ts';
import { escapeHtml } from '#document/escape-html.ts';

/** A mail's content before rendering: everything is plain text, and only `url`s become links. */
export interface Letter {
  subject: string;
  heading: string;
  lines: readonly string[];
  rows?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  footnotes: readonly string[];
  replyTo?: string;
}

export function toText({ heading, lines, rows = [], action, footnotes }: Letter): string {
  const parts = [
    heading,
    ...lines,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    ...footnotes,
    `-- \n${PRODUCT.name}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const INK = '#161714';
const SOFT = '#5b5d57';
const RULE = '#d9dbd4';
const BAR = '#0b0b0a';
const CAPTION = '#ffd60a';
const PAGE = '#f4f5f3';
const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Tables and inline styles, because that is what mail clients support. No images, remote content or tracking. */
export function toHtml(letter: Letter): string {
  const { heading, lines, rows = [], action, footnotes } = letter;
  const paragraphs = lines.map((line) => paragraph(line, INK, 16)).join('');
  const table = rows.length > 0 ? rowsTable(rows) : '';
  const small = footnotes.map((line) => paragraph(line, SOFT, 14)).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAGE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${RULE};text-align:left">
<tr><td style="padding:28px 28px 0;font:700 15px/1.3 ${FONT};color:${INK}">${escapeHtml(PRODUCT.name)}</td></tr>
<tr><td style="padding:20px 28px 4px"><span style="display:inline-block;background:${BAR};color:${CAPTION};padding:5px 12px;font:700 22px/1.3 ${FONT}">${escapeHtml(heading)}</span></td></tr>
<tr><td style="padding:12px 28px 8px">${paragraphs}${table}${action ? button(action) : ''}${small}</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid ${RULE};font:400 13px/1.5 ${FONT};color:${SOFT}">${escapeHtml(PRODUCT.name)}. ${escapeHtml(PRODUCT.promise)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function paragraph(text: string, color: string, size: number): string {
  return `<p style="margin:0 0 14px;font:400 ${size}px/1.55 ${FONT};color:${color};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;
}

function rowsTable(rows: readonly { label: string; value: string }[]): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:6px 16px 6px 0;font:400 14px/1.4 ${FONT};color:${SOFT};border-top:1px solid ${RULE}">${escapeHtml(label)}</td><td style="padding:6px 0;font:600 14px/1.4 ${FONT};color:${INK};border-top:1px solid ${RULE};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;width:100%">${cells.join('')}</table>`;
}

/** The address is also written out: some clients show no buttons, and some readers want to see where it leads. */
function button({ label, url }: { label: string; url: string }): string {
  const safe = isWebAddress(url) ? escapeHtml(url) : '#';
  return `<p style="margin:8px 0 18px"><a href="${safe}" style="display:inline-block;background:${CAPTION};color:${BAR};padding:12px 22px;font:700 16px/1.2 ${FONT};text-decoration:none;border-radius:3px">${escapeHtml(label)}</a></p><p style="margin:0 0 18px;font:400 13px/1.5 ${FONT};color:${SOFT};overflow-wrap:anywhere">${escapeHtml(url)}</p>`;
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

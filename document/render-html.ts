import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { BUILT_IN_NOTE, type Engine } from '#contract/generations.ts';
import { escapeHtml, jsonInHtml } from './escape-html.ts';
import { flowOf, hasRail } from './flow.ts';
import { pageHtml } from './html.ts';
import { renderMail } from './render-mail.ts';

const STYLE = `body{max-width:42rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.65 Georgia,serif;color:#16150f;background:#fff}
h1{font-size:2.1rem;line-height:1.15}h2{margin-top:2.2em;font-size:1.45rem}h3{margin-top:1.6em;font-size:1.15rem}
.lead{font-size:1.3rem}.note,time,footer{color:#66645c;font-size:.85rem}time{margin-inline-start:.5em;font-family:monospace}
@media (min-width:60rem),print{.timed,.timed :is(h2,h3,p,li){position:relative}.timed li{--in:2.5rem}.timed li li{--in:5rem}.timed li li li{--in:7.5rem}.timed blockquote p{--in:calc(1rem + 3px)}
.timed::before{content:"";position:absolute;inset-block:0;inset-inline-start:-1.6rem;border-inline-start:1px solid #ddd9cc}
.timed time{position:absolute;inset-block-start:0;inset-inline-start:calc(-6.6rem - var(--in,0rem));width:4.4rem;margin:0;text-align:end;font:.8rem/1.8rem monospace}.timed h2 time{inset-block-start:.3rem}
.timed time::after{content:"";position:absolute;inset-block-start:.85rem;inset-inline-end:-.95rem;width:.6rem;border-block-start:2px solid #66645c}
[dir=rtl] .timed time{inset-inline:auto calc(-6.6rem - var(--in,0rem));text-align:start}[dir=rtl] .timed time::after{inset-inline:-.95rem auto}}
@media print{body{padding-inline-start:7rem}}
blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #ffd400}pre{overflow:auto}`;

/** A standalone HTML page; for a newsletter the email's HTML. */
export function renderHtml(document: Document, engine?: Engine): string {
  if (document.format === 'newsletter') return renderMail(document);
  const { tag, direction } = getLanguage(document.language);
  const description = 'description' in document ? document.description : '';
  const nodes = flowOf(document);
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>
${description ? `<meta name="description" content="${escapeHtml(description)}">\n` : ''}${structuredData(document)}<style>${STYLE}</style>
</head>
<body>
<article${hasRail(nodes) ? ' class="timed"' : ''}>
${pageHtml(nodes)}
</article>
${engine?.kind === 'built-in' ? `<footer>${escapeHtml(BUILT_IN_NOTE)}</footer>\n` : ''}</body>
</html>
`;
}

function structuredData(document: Document): string {
  if (document.format !== 'blog') return '';
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: document.title,
    description: document.description,
    inLanguage: getLanguage(document.language).tag,
    keywords: document.tags.join(', '),
  };
  return `<script type="application/ld+json">${jsonInHtml(article)}</script>\n`;
}

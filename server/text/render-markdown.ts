import {
  type Document,
  type DocumentBlock,
  pointsWithinSteps,
  stepNumbers,
} from '#contract/documents.ts';
import type { Engine } from '#contract/generations.ts';
import { asMarkdown, inert } from './markup.ts';
import { formatTime } from './time-code.ts';

/** The document as a Markdown file; each piece says when in the video it was said. */
export function renderMarkdown(document: Document, engine: Engine): string {
  const parts = [...frontMatter(document), `# ${asMarkdown(document.title)}`];
  if (document.format === 'newsletter') {
    parts.push(
      [...document.subjects, document.preheader]
        .map((line) => `> ${asMarkdown(line)}`)
        .join('  \n'),
    );
  }
  if (document.format === 'podcast' && document.description)
    parts.push(`> ${asMarkdown(document.description)}`);
  const numbers = stepNumbers(document.sections.flatMap(({ blocks }) => blocks));
  const within = pointsWithinSteps(document.sections.flatMap(({ blocks }) => blocks));
  for (const { kind, startMs, blocks } of document.sections) {
    const isPosted = kind === 'thread' || kind === 'post';
    const lines: string[] = [];
    for (const block of blocks) {
      const atMs = isPosted ? null : block.kind === 'heading' ? startMs : block.startMs;
      const isItem = ITEMS.has(block.kind);
      const md = blockMarkdown(document, block, atMs, numbers.get(block.id));
      // As far in as the longest number of a list we make is wide.
      const text = within.has(block.id) ? md.replaceAll(/^/gmu, INSET) : md;
      // Items of one list stand together.
      if (!isItem && lines.length > 0) parts.push(lines.splice(0).join('\n'));
      if (isItem) lines.push(text);
      else parts.push(text);
    }
    if (lines.length > 0) parts.push(lines.join('\n'));
  }
  if (document.format === 'linkedin' && document.hashtags.length > 0) {
    parts.push(document.hashtags.map((tag) => `#${tag}`).join(' '));
  }
  if (engine.kind === 'built-in') parts.push(`*Made with the ${engine.label}.*`);
  return `${parts.join('\n\n')}\n`;
}

const INSET = '    ';
const ITEMS = new Set<DocumentBlock['kind']>(['point', 'step', 'link', 'chapter']);

/** What blogs read from the head of a file. JSON strings are YAML strings. */
function frontMatter(document: Document): string[] {
  if (document.format !== 'blog') return [];
  const { title, description, slug, tags } = document;
  const lines = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `slug: ${JSON.stringify(slug)}`,
    `tags: ${JSON.stringify(tags)}`,
  ];
  return [`---\n${lines.join('\n')}\n---`];
}

function blockMarkdown(
  document: Document,
  { kind, edited, md: written, ...block }: DocumentBlock,
  atMs: number | null,
  number = 1,
): string {
  const md = edited ? written : inert(written);
  const when = atMs === null ? '' : ` (${formatTime(atMs)})`;
  switch (kind) {
    case 'heading':
      return `## ${md}${when}`;
    case 'subheading':
    case 'question':
      return document.format === 'linkedin' ? md : `### ${md}`;
    case 'point':
    case 'link':
    case 'chapter':
      return `- ${md}${when}`;
    case 'step':
      return `${number}. ${md}${when}`;
    case 'gist':
      return `> ${md}`;
    case 'quote':
      return withTime(md, when).replaceAll(/^/gmu, '> ');
    case 'turn':
      return `**${asMarkdown(speakerName(document, block))}:** ${withTime(md, when)}`;
    case 'answer':
    case 'paragraph':
      return withTime(md, when);
    case 'greeting':
    case 'hook':
    case 'signoff':
    case 'tweet':
      return md;
  }
}

/** Lines that a few signs behind them would break, or be broken by. */
const NOT_PROSE = /^\s*(?:[-*+>#|]|\d+[.)]\s|`{3}|~{3})/;

function withTime(md: string, when: string): string {
  const last = md.slice(md.lastIndexOf('\n') + 1);
  return NOT_PROSE.test(last) ? md : md + when;
}

export function speakerName(
  document: Document,
  { speaker = '' }: Pick<DocumentBlock, 'speaker'>,
): string {
  if (document.format !== 'podcast') return speaker;
  return document.speakers.find(({ id }) => id === speaker)?.name ?? speaker;
}

import type { Document } from '#contract/documents.ts';

/** A summary as plain paragraphs, one a line: the gist, the points together, and each part of the talk. */
export function summaryLines({ sections }: Document): string[] {
  return sections
    .map(({ blocks }) => {
      const heading = blocks.find(({ kind }) => kind === 'heading');
      const words = blocks.filter(({ kind }) => kind !== 'heading').map(({ md }) => plain(md));
      const text = words.join(' ').trim();
      if (text === '') return '';
      return heading ? `${plain(heading.md)}: ${text}` : text;
    })
    .filter((line) => line !== '');
}

function plain(md: string): string {
  return md
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

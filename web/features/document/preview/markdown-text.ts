import {
  type BlockKind,
  type Document,
  pointsWithinSteps,
  stepNumbers,
} from '#contract/documents.ts';

const SIGNS: Partial<Record<BlockKind, string>> = {
  heading: '## ',
  subheading: '### ',
  point: '- ',
  gist: '> ',
};
/** As far as the exported file has it. */
const INDENT = '    ';

export function markdownOf({ title, sections }: Pick<Document, 'title' | 'sections'>): string {
  const blocks = sections.flatMap((section) => section.blocks);
  const numbers = stepNumbers(blocks);
  const inSteps = pointsWithinSteps(blocks);
  return blocks.reduce((text, { id, kind, md }, index) => {
    // Points of one list stand together.
    const before = blocks[index - 1]?.kind;
    const isNext = isItem(kind) && before !== undefined && isItem(before);
    const sign = kind === 'step' ? `${numbers.get(id) ?? 1}. ` : (SIGNS[kind] ?? '');
    const signed = kind === 'quote' ? md.replaceAll(/^/gmu, '> ') : `${sign}${md}`;
    return `${text}${isNext ? '\n' : '\n\n'}${inSteps.has(id) ? INDENT : ''}${signed}`;
  }, `# ${title}`);
}

function isItem(kind: BlockKind): boolean {
  return kind === 'point' || kind === 'step';
}

import { getLanguage } from '#contract/catalog/languages.ts';
import { stepNumbers, type BlockKind, type Document } from '#contract/documents.ts';

const SIGNS: Partial<Record<BlockKind, string>> = {
  heading: '## ',
  subheading: '### ',
  point: '- ',
  gist: '> ',
};

/** A format of one's own goes to whatever reads Markdown, so that is what is shown. */
export function MarkdownPreview({ document }: { document: Document }) {
  const { tag, direction } = getLanguage(document.language);
  return (
    <pre className="preview-markdown" lang={tag} dir={direction}>
      {markdownOf(document)}
    </pre>
  );
}

function markdownOf({ title, sections }: Document): string {
  const blocks = sections.flatMap((section) => section.blocks);
  const numbers = stepNumbers(blocks);
  return blocks.reduce((text, { id, kind, md }, index) => {
    // Points of one list stand together.
    const before = blocks[index - 1]?.kind;
    const isNext = isItem(kind) && before !== undefined && isItem(before);
    const sign = kind === 'step' ? `${numbers.get(id) ?? 1}. ` : (SIGNS[kind] ?? '');
    const signed = kind === 'quote' ? md.replaceAll(/^/gmu, '> ') : `${sign}${md}`;
    return `${text}${isNext ? '\n' : '\n\n'}${signed}`;
  }, `# ${title}`);
}

function isItem(kind: BlockKind): boolean {
  return kind === 'point' || kind === 'step';
}

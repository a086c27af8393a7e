import { getLanguage } from '#contract/catalog/languages.ts';
import type { BlockKind, Document } from '#contract/documents.ts';

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
  return blocks.reduce((text, { kind, md }, index) => {
    // Points of one list stand together.
    const isNext = kind === 'point' && blocks[index - 1]?.kind === 'point';
    return `${text}${isNext ? '\n' : '\n\n'}${SIGNS[kind] ?? ''}${md}`;
  }, `# ${title}`);
}

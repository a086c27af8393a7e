import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { withoutTimes } from '#document/without-times.ts';

/** A custom format has no platform of its own, so it is shown as Markdown. */
export function MarkdownPreview({ document }: { document: Document }) {
  const { tag, direction } = getLanguage(document.language);
  return (
    <pre className="preview-markdown" lang={tag} dir={direction}>
      {renderMarkdown(withoutTimes(document))}
    </pre>
  );
}

import type { Document } from '#contract/documents.ts';

/** What stands over the text of a format: its title, and what its platform shows before the text begins. */
export function DocumentHead({ document }: { document: Document }) {
  const { title } = document;
  return (
    <header className="doc-head">
      <h1 className="doc-title">{title}</h1>
      {'description' in document && document.description !== '' && (
        <p className="doc-lede">{document.description}</p>
      )}
      {document.format === 'newsletter' && document.subjects.length > 0 && (
        <dl className="doc-facts">
          <div>
            <dt>Subject</dt>
            <dd>{document.subjects[0]}</dd>
          </div>
          <div>
            <dt>Preheader</dt>
            <dd>{document.preheader}</dd>
          </div>
        </dl>
      )}
      {document.format === 'linkedin' && document.hashtags.length > 0 && (
        <p className="doc-tags">{document.hashtags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
    </header>
  );
}

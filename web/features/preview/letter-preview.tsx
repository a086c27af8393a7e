import { getLanguage } from '#contract/catalog/languages.ts';
import type { NewsletterDocument } from '#contract/documents.ts';
import { Blocks } from './blocks.tsx';
import { Face } from './face.tsx';

export interface LetterPreviewProps {
  document: NewsletterDocument;
  author: string;
}

/** The line in the inbox, then the letter opened. */
export function LetterPreview({ document, author }: LetterPreviewProps) {
  const { tag, direction } = getLanguage(document.language);
  const [subject = document.title] = document.subjects;
  return (
    <div className="mail">
      <div className="mail-row">
        <Face name={author} />
        <div>
          <p className="mail-from">
            <b>{author}</b>
            <span className="time">09:00</span>
          </p>
          <p className="mail-subject" lang={tag} dir={direction}>
            {subject}
          </p>
          <p className="mail-preheader" lang={tag} dir={direction}>
            {document.preheader}
          </p>
        </div>
      </div>
      <article className="mail-letter" lang={tag} dir={direction}>
        <h1>{subject}</h1>
        {document.sections.map((section) => (
          <section key={section.id} data-kind={section.kind}>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </article>
    </div>
  );
}

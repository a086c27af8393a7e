import { useQuery } from '@tanstack/react-query';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { NewsletterDocument } from '#contract/documents.ts';
import { withMomentLinks } from '#contract/moment-links.ts';
import { withPlaces } from '#document/source-places.ts';
import { transcriptQuery } from '../../../lib/transcripts.ts';
import { Face } from './face.tsx';
import { PageText } from './page-text.tsx';

export interface LetterPreviewProps {
  videoId: string;
  transcriptId: string;
  document: NewsletterDocument;
  author: string;
}

/** The newsletter as an inbox row and as an opened email. */
export function LetterPreview(props: LetterPreviewProps) {
  const { document: written, videoId, transcriptId, author } = props;
  // Newsletters link their times to the video.
  const { data } = useQuery(transcriptQuery(videoId, transcriptId));
  const source = { url: data?.video.url ?? null, parts: data?.parts ?? [] };
  const linked = withMomentLinks(written, source);
  const document = data ? withPlaces(linked, data, false) : linked;
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
        <h1>{document.title}</h1>
        <PageText document={document} isBare />
      </article>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { NewsletterDocument } from '#contract/documents.ts';
import { withMomentLinks } from '#contract/moment-links.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { VideoSchema } from '#contract/videos.ts';
import { call } from '../../../lib/api-client.ts';
import { Face } from './face.tsx';
import { PageText } from './page-text.tsx';

export interface LetterPreviewProps {
  videoId: string;
  document: NewsletterDocument;
  author: string;
}

/** The line in the inbox, then the letter opened. */
export function LetterPreview({ document: written, videoId, author }: LetterPreviewProps) {
  // Its readers follow the moments to the video.
  const { data: video } = useQuery({
    queryKey: ['video', videoId],
    queryFn: ({ signal }) => call(fill(CALLS.video, { id: videoId }), VideoSchema, { signal }),
  });
  const document = withMomentLinks(written, video?.url ?? null);
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

import { useQuery } from '@tanstack/react-query';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { withEpisodeTimes } from '#contract/episode-times.ts';
import { audioQuery } from '../../../lib/podcasts.ts';
import { PageText } from './page-text.tsx';

/** Show notes, then the script with speaker names. */
export function ScriptPreview({ id, document: stored }: { id: string; document: PodcastDocument }) {
  const audio = useQuery(audioQuery(id)).data;
  const document = withEpisodeTimes(stored, audio?.file ?? null);
  const { tag, direction } = getLanguage(document.language);
  return (
    <article className="preview-page prose" lang={tag} dir={direction}>
      <h1>{document.title}</h1>
      <PageText document={document} />
    </article>
  );
}

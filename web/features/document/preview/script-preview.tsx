import { useQuery } from '@tanstack/react-query';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { withEpisodeTimes } from '#contract/episode-times.ts';
import { plainText } from '../../../lib/inline-markdown.ts';
import { audioQuery } from '../../../lib/podcasts.ts';
import { Blocks } from './blocks.tsx';

/** Show notes, then who says what: nothing here would sound odd read aloud. */
export function ScriptPreview({ id, document: stored }: { id: string; document: PodcastDocument }) {
  const audio = useQuery(audioQuery(id)).data;
  const document = withEpisodeTimes(stored, audio?.file ?? null);
  const { tag, direction } = getLanguage(document.language);
  const nameOf = (wanted: string | undefined) =>
    document.speakers.find((speaker) => speaker.id === wanted)?.name ?? '';
  return (
    <article className="preview-page prose script" lang={tag} dir={direction}>
      <h1>{document.title}</h1>
      <p className="preview-by">{document.description}</p>
      {document.sections.map((section) => (
        <section key={section.id}>
          <Blocks
            blocks={section.blocks}
            draw={(block) =>
              block.kind === 'turn' ? (
                <div className="script-turn">
                  <b>{nameOf(block.speaker)}</b>
                  <p>{plainText(block.md)}</p>
                </div>
              ) : null
            }
          />
        </section>
      ))}
    </article>
  );
}

import { getLanguage } from '#contract/catalog/languages.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { plainText } from '../../lib/inline-markdown.ts';
import { Blocks } from './blocks.tsx';

/** Show notes, then who says what: nothing here would sound odd read aloud. */
export function ScriptPreview({ document }: { document: PodcastDocument }) {
  const { tag, direction } = getLanguage(document.language);
  const nameOf = (id: string | undefined) =>
    document.speakers.find((speaker) => speaker.id === id)?.name ?? '';
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

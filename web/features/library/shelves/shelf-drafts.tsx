import { useQuery } from '@tanstack/react-query';
import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { GenerationListSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { GENERATIONS } from '../../../lib/live-events.ts';
import { generationPath } from '../../../lib/paths.ts';
import { LIBRARY_WORDS } from '../words.tsx';
import { SHELF_WORDS } from './shelf-words.ts';

/** The newest ones; older ones are in the Library. */
const MOST_SHOWN = '100';

/** The drafts made from all sources of a shelf, newest first; nothing before the first one. */
export function ShelfDrafts({ wholeVideoId }: { wholeVideoId: string }) {
  const { data } = useQuery({
    queryKey: [...GENERATIONS, 'of-shelf', wholeVideoId],
    queryFn: ({ signal }) => {
      const page = new URLSearchParams({ videoId: wholeVideoId, limit: MOST_SHOWN });
      return call(`${CALLS.generations}?${page}`, GenerationListSchema, { signal });
    },
  });
  if (!data || data.generations.length === 0) return null;
  return (
    <section className="shelf-drafts" aria-label={SHELF_WORDS.drafts}>
      <h2 className="library-day-name">{SHELF_WORDS.drafts}</h2>
      <ul className="library-list">
        {data.generations.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function DraftRow({ draft }: { draft: GenerationSummary }) {
  const { title, format, language, words, createdAt } = draft;
  const at = new Date(createdAt);
  return (
    <li className="library-row shelf-draft">
      <time className="rail-tick time" data-state="done" dateTime={createdAt}>
        {LIBRARY_WORDS.row.date(at)}
      </time>
      <div className="library-words">
        <a className="library-title" href={generationPath(draft)} lang={getLanguage(language).tag}>
          <bdi>{title || SHELF_WORDS.untitled}</bdi>
        </a>
        <p className="library-facts">
          <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
          {words > 0 && <span>{LIBRARY_WORDS.words(words)}</span>}
        </p>
      </div>
    </li>
  );
}

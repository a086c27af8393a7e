import type { LanguageValue } from '#contract/catalog/languages.ts';
import { createLruCache } from '#server/core/lru-cache.ts';
import type { Database } from '#server/db/database.ts';
import { languageOf } from '#server/languages/table.ts';
import type { OutlinePart } from '#server/text/outline-parts.ts';
import type { TalkInput } from '#server/text/talk.ts';
import { listChosenNames, type Videos } from '../videos/videos.service.ts';
import { canDiffer } from './compare-scope.ts';
import type { AskedScope } from './scope.ts';

/** Suggests questions from the topics of a source's sections. */
export interface Suggestions {
  of(scope: AskedScope): Promise<string[]>;
}

/** The built-in engine, in its own thread. */
interface Outliner {
  outline(input: TalkInput, most: number, name: string): Promise<OutlinePart[]>;
}

const MOST = 4;
/** Of a shelf, the first few sources, with one question each. */
const MOST_SOURCES = 4;
/** What can only be asked about several sources, which nobody finds out without being told. */
const COMPARING = 'Where do they differ?';
const LONGEST_TOPIC = 80;
const MOST_KEPT = 200;

export function createSuggestions({
  database,
  videos,
  engine,
}: {
  database: Pick<Database, 'db'>;
  videos: Pick<Videos, 'getMaterial'>;
  engine: Outliner;
}): Suggestions {
  const kept = createLruCache<Promise<string[]>>(MOST_KEPT);

  async function topics(transcriptId: string, videoId: string): Promise<string[]> {
    const material = await videos.getMaterial({ transcriptId, videoId });
    const { cues, chapters, title, language, fingerprint } = material;
    if (!language) return [];
    const parts = await engine.outline({ cues, chapters, title, language }, MOST, fingerprint);
    const titles = [...new Set(parts.map((part) => part.title.trim()))];
    return titles.filter(Boolean).map((topic) => asQuestion(topic, language));
  }

  return {
    async of({ sources }) {
      const some = sources.slice(0, MOST_SOURCES);
      const names = await listChosenNames(
        database.db,
        some.map(({ card }) => card.videoId),
      );
      const lists = await Promise.all(
        some.map(({ transcriptId, card: { videoId, title } }) =>
          // Captions can be shared between accounts, but each account has its own titles and speaker names.
          kept.get(JSON.stringify([transcriptId, videoId, title, names.get(videoId)]), () =>
            topics(transcriptId, videoId),
          ),
        ),
      );
      if (lists.length === 1) return lists[0]!.slice(0, MOST);
      const own = new Set(lists.flatMap(([first]) => first ?? []));
      return [...(canDiffer(sources) ? [COMPARING] : []), ...own].slice(0, MOST);
    },
  };
}

/** A section titled with a question suggests that question. */
function asQuestion(topic: string, language: LanguageValue): string {
  if (/[?？؟]$/u.test(topic)) return topic;
  const short =
    topic.length > LONGEST_TOPIC ? `${topic.slice(0, LONGEST_TOPIC).trimEnd()}…` : topic;
  return languageOf(language).phrases.about.replace('{topic}', short);
}

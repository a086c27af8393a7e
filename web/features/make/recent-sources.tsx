import type { GenerationSummary } from '#contract/generations.ts';
import { listed, useGenerations } from '../../lib/generations.ts';
import { Time } from '../../ui/time.tsx';

const MOST = 5;

export interface RecentSource {
  videoId: string;
  title: string;
  durationMs: number;
}

function distinct(all: readonly GenerationSummary[]): RecentSource[] {
  const seen = new Map<string, RecentSource>();
  for (const { videoId, videoTitle, durationMs } of all) {
    if (!seen.has(videoId)) seen.set(videoId, { videoId, title: videoTitle, durationMs });
  }
  return [...seen.values()].slice(0, MOST);
}

/** What was written from lately; nothing for those who have made nothing yet. */
export function RecentSources({ onPick }: { onPick: (videoId: string) => void }) {
  const recent = distinct(listed(useGenerations().data));
  if (recent.length === 0) return null;
  return (
    <section className="recent" aria-label="Used lately">
      <h2 className="recent-title">Used lately</h2>
      <ul className="recent-list">
        {recent.map(({ videoId, title, durationMs }) => (
          <li key={videoId}>
            <button type="button" className="recent-item" onClick={() => onPick(videoId)}>
              <bdi>{title}</bdi>
              {durationMs > 0 && <Time seconds={durationMs / 1000} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

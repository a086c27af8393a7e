import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../ui/badge.tsx';
import { batchPath, PAGES } from '../../lib/paths.ts';
import { watchesQuery } from '../../lib/watches.ts';
import { useNewestBatches } from './batch-calls.ts';
import { BATCH_WORDS, progressWords } from './words.ts';
import './batches.css';

/** Links to the newest batches and watched channels, above the drafts. Nothing if there are none. */
export function BatchLinks() {
  const batches = useNewestBatches().data?.batches ?? [];
  const watched = useQuery(watchesQuery).data?.watches ?? [];
  if (batches.length + watched.length === 0) return null;
  return (
    <section className="batch-links" aria-label={BATCH_WORDS.batches}>
      <ul className="batch-links-list">
        {batches.map((batch) => (
          <li key={batch.id} className="batch-link">
            <a className="batch-link-title" href={batchPath(batch.id)}>
              <bdi>{batch.title}</bdi>
            </a>
            <span className="time">{progressWords(batch)}</span>
            <Badge tone={batch.status === 'paused' ? 'proof' : 'plain'}>
              {BATCH_WORDS.status[batch.status]}
            </Badge>
          </li>
        ))}
        {watched.length > 0 && (
          <li className="batch-link">
            <a className="batch-link-title" href={PAGES.watches}>
              {BATCH_WORDS.watches.title}
            </a>
            <span className="time">{watched.length}</span>
            {watched.some(({ problem }) => problem) && (
              <Badge tone="proof">{BATCH_WORDS.watches.needsLook}</Badge>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

import { Badge } from '../../ui/badge.tsx';
import { batchPath } from '../../lib/paths.ts';
import { useNewestBatches } from './batch-calls.ts';
import { progressWords, STATUS_WORDS } from './words.ts';
import './batches.css';

/** The newest batches, over the drafts they make; nothing for those who have made none. */
export function BatchLinks() {
  const batches = useNewestBatches().data?.batches ?? [];
  if (batches.length === 0) return null;
  return (
    <section className="batch-links" aria-label="Batches">
      <ul>
        {batches.map((batch) => (
          <li key={batch.id} className="batch-link">
            <a className="batch-link-title" href={batchPath(batch.id)}>
              <bdi>{batch.title}</bdi>
            </a>
            <span className="time">{progressWords(batch)}</span>
            <Badge tone={batch.status === 'paused' ? 'proof' : 'plain'}>
              {STATUS_WORDS[batch.status]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

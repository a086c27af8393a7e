import { useQuery } from '@tanstack/react-query';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { generationQuery, useRun } from '../../../lib/generations.ts';
import { useTitle } from '../../../lib/head.ts';
import { SHARED_WORDS } from '../../../lib/words.tsx';
import { WatchRoom } from './watch-room.tsx';
import type { AskSlot } from './watch-panel.tsx';
import { WatchFailure, WatchLoading } from './watch-states.tsx';
import './panel.css';
import './watch.css';
import './document.css';
import './document-kinds.css';

export interface WatchProps {
  id: string;
  format: FormatValue;
  /** The question form of another feature, passed in by the app. */
  Ask: AskSlot;
}

/** Shows a run while it is written; then its draft can be read, checked, edited and exported. */
export function Watch({ id, format, Ask }: WatchProps) {
  const run = useRun(id);
  const generation = useQuery(generationQuery(id));
  const name = SHARED_WORDS.draft(format);
  useTitle(generation.data?.title ?? name);
  const isWrongPlace = generation.data !== undefined && generation.data.format !== format;
  if (run.data && generation.data && !isWrongPlace) {
    return <WatchRoom generation={generation.data} view={run.data.view} Ask={Ask} />;
  }
  const error = run.error ?? generation.error;
  if (error || isWrongPlace) {
    return (
      <WatchFailure
        format={format}
        error={error}
        elsewhere={isWrongPlace ? (generation.data ?? null) : null}
        onRetry={() => void run.refetch()}
      />
    );
  }
  return <WatchLoading name={name} />;
}

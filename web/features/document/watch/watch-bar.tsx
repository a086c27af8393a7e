import type { ReactNode } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import { counted } from '#contract/count.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { stageWords } from '../../../lib/run-progress.ts';
import { useStored } from '../../../lib/small-store.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SaveState } from '../autosave/autosave.ts';
import type { Desk } from '../desk.ts';

export interface WatchBarProps {
  generation: GenerationSummary;
  view: RunView;
  /** `null` while nothing can be edited. */
  desk: Desk | null;
  onStop: () => void;
  isStopping: boolean;
  actions: ReactNode;
}

const SAVED: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Unsaved',
  saving: 'Saving…',
  offline: 'Saved on this device',
  unkept: 'Not saved. Keep this page open',
  conflict: 'Changed elsewhere',
};

export function WatchBar(props: WatchBarProps) {
  const { generation, view, desk, onStop, isStopping, actions } = props;
  const { title, language } = generation;
  const isUnderWay = view.status === 'queued' || view.status === 'running';
  return (
    <Bar
      actions={
        <>
          {isUnderWay && (
            <Button
              isSmall
              icon="stop"
              isPending={isStopping}
              pendingText="Stopping…"
              onPress={onStop}
            >
              Stop
            </Button>
          )}
          {actions}
        </>
      }
    >
      <span className="watch-name">
        <bdi>{title}</bdi>
      </span>
      {desk && view.status === 'done' ? (
        <Saved save={desk.save} />
      ) : (
        <span className="watch-status" role="status" data-status={view.status}>
          <span>{stageWords(view)}</span>
        </span>
      )}
      <span className="watch-language">{getLanguage(language).name}</span>
      {desk ? (
        <Count count={desk.count} />
      ) : (
        view.checks && <span className="watch-words">{counted(view.checks.words, 'word')}</span>
      )}
    </Bar>
  );
}

function Saved({ save }: Pick<Desk, 'save'>) {
  const state = useStored(save);
  return (
    <span className="watch-status" role="status" data-status="done" data-save={state}>
      <span>{SAVED[state]}</span>
    </span>
  );
}

function Count({ count }: Pick<Desk, 'count'>) {
  const length = useStored(count);
  if (!length) return null;
  return (
    <span className="watch-words" title={`${length.characters.toLocaleString('en-GB')} characters`}>
      {counted(length.words, 'word')}
    </span>
  );
}

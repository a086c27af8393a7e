import type { ReactNode } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { stageWords } from '../../../lib/run-progress.ts';
import { useStored } from '../../../lib/small-store.ts';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SaveState } from '../autosave/autosave.ts';
import type { Desk } from '../desk.ts';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.bar;

export interface WatchBarProps {
  generation: GenerationSummary;
  view: RunView;
  /** `null` while the text can't be edited. */
  desk: Desk | null;
  onStop: () => void;
  isStopping: boolean;
  actions: ReactNode;
}

const SAVED: Record<SaveState, string> = WORDS.save;

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
              pendingText={WORDS.stopping}
              onPress={onStop}
            >
              {WORDS.stop}
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
        view.checks && <span className="watch-words">{WORDS.words(view.checks.words)}</span>
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
    <span className="watch-words" title={WORDS.characters(length.characters)}>
      {WORDS.words(length.words)}
    </span>
  );
}

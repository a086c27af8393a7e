import type { ReactNode } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { stageWords } from '../../lib/run-progress.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import type { SaveState } from './slots.ts';

export interface WatchBarProps {
  generation: GenerationSummary;
  view: RunView;
  /** `null` while nothing can be edited. */
  saveState: SaveState | null;
  count: { words: number; characters: number } | null;
  onStop: () => void;
  isStopping: boolean;
  actions: ReactNode;
}

const SAVED: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Kept on this device',
  conflict: 'Changed elsewhere',
};

export function WatchBar(props: WatchBarProps) {
  const { generation, view, saveState, count, onStop, isStopping, actions } = props;
  const { title, language } = generation;
  const isUnderWay = view.status === 'queued' || view.status === 'running';
  const words = count?.words ?? view.checks?.words;
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
      <span
        className="watch-status"
        role="status"
        data-status={view.status}
        data-save={saveState ?? 'none'}
      >
        <span>
          {saveState === null || view.status !== 'done' ? stageWords(view) : SAVED[saveState]}
        </span>
      </span>
      <span className="watch-language">{getLanguage(language).name}</span>
      {words !== undefined && (
        <span
          className="watch-words"
          title={count ? `${count.characters.toLocaleString('en-GB')} characters` : undefined}
        >
          {words.toLocaleString('en-GB')} words
        </span>
      )}
    </Bar>
  );
}

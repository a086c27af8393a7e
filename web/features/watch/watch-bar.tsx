import { getLanguage } from '#contract/catalog/languages.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { stageWords } from '../../lib/run-progress.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { copyMarkdown, downloadMarkdown } from './actions.ts';

export interface WatchBarProps {
  generation: GenerationSummary;
  view: RunView;
  onStop: () => void;
  isStopping: boolean;
}

export function WatchBar({ generation, view, onStop, isStopping }: WatchBarProps) {
  const { id, title, language } = generation;
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
          {view.status === 'done' && (
            <>
              <Button isSmall icon="download" onPress={() => void downloadMarkdown(id)}>
                Download .md
              </Button>
              <Button isSmall tone="go" icon="copy" onPress={() => void copyMarkdown(id)}>
                Copy Markdown
              </Button>
            </>
          )}
        </>
      }
    >
      <span className="watch-name">
        <bdi>{title}</bdi>
      </span>
      <span className="watch-status" data-status={view.status}>
        <span>{stageWords(view)}</span>
      </span>
      <span className="watch-language">{getLanguage(language).name}</span>
      {view.checks && (
        <span className="watch-words">{view.checks.words.toLocaleString('en-GB')} words</span>
      )}
    </Bar>
  );
}

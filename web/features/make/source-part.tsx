import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../lib/api-client.ts';
import { percent } from '../../lib/run-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecentSources } from './recent-sources.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { samplesQuery } from './samples.ts';
import { SourceCard } from './source-card.tsx';
import { SourceFailure } from './source-failure.tsx';
import { SourceField } from './source-field.tsx';
import type { SourceState } from './use-source.ts';

/** Everything about where the words come from: the field, what it found, and what else there is to take. */
export function SourcePart({
  state,
  problem,
}: {
  state: SourceState;
  problem: string | undefined;
}) {
  const samples = useQuery(samplesQuery);
  const first = samples.data?.[0];
  const { source, error, media } = state;

  const isChosen = source.kind !== 'none' && !error;
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    // What was pressed is gone with its list; whoever came by keyboard goes on from what took its place.
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(isChosen ? '.make-film' : '#source');
    next?.focus({ preventScroll: true });
  }, [isChosen]);

  if (isChosen) {
    return <SourceCard source={source} onClear={state.clear} />;
  }
  return (
    <div className="make-source">
      <SourceField
        value={state.typed}
        onChange={state.type}
        onGiven={state.give}
        onFile={state.giveFile}
        isBusy={state.isLooking}
        problem={problem}
      />
      {state.isLooking && (
        <div className="make-looking">
          <Skeleton label="Looking for the video" lines={2} />
          <p className="field-hint">
            Looking for the video and what is said in it. A slow platform is given half a minute.
          </p>
          <Button
            isSmall
            icon="stop"
            onPress={() => {
              state.clear();
              document.querySelector<HTMLElement>('#source')?.focus();
            }}
          >
            Stop
          </Button>
        </div>
      )}
      {state.isSending && (
        <div className="make-sending">
          <Progress
            label={`Sending ${state.fileName}`}
            value={state.share}
            figure={percent(state.share)}
          />
          <Button isSmall icon="stop" onPress={state.clear}>
            Stop
          </Button>
        </div>
      )}
      {media && <MediaRights file={media} onConfirm={state.confirmMedia} onCancel={state.clear} />}
      {Boolean(error) && (
        <SourceFailure
          error={error}
          about={state.about}
          isBusy={state.isLooking}
          onRetry={state.retry}
          onPaste={(text) => state.give(text, 'text')}
          onChooseFile={() =>
            document.querySelector<HTMLInputElement>('.source input[type=file]')?.click()
          }
          onSample={() => first && state.pickSample(first)}
        />
      )}
      <RecentSources onPick={state.pickVideo} />
      {samples.isPending && <Skeleton label="The videos are on their way" lines={6} />}
      {samples.isError && (
        <div className="make-failure" role="alert">
          <p>{wordsOf(samples.error)}</p>
          <Button icon="retry" onPress={() => void samples.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {samples.data && <SamplePicker samples={samples.data} onPick={state.pickSample} />}
    </div>
  );
}

interface MediaRightsProps {
  file: File;
  onConfirm: () => void;
  onCancel: () => void;
}

function MediaRights({ file, onConfirm, onCancel }: MediaRightsProps) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="make-rights">
      <p>
        <b>{file.name}</b> will be sent to this server and turned into text with your key for
        speech. The recording is deleted once that is done.
      </p>
      <Checkbox isSelected={isSure} onChange={setSure}>
        I have the rights to use this recording
      </Checkbox>
      <div className="row">
        <Button tone="go" isSmall icon="upload" isDisabled={!isSure} onPress={onConfirm}>
          Send it
        </Button>
        <Button isSmall tone="quiet" onPress={onCancel}>
          Not this one
        </Button>
      </div>
    </div>
  );
}

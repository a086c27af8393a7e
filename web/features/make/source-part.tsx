import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { errorText } from '../../lib/api-client.ts';
import { listed, useGenerations } from '../../lib/generations.ts';
import { percent } from '../../lib/run-progress.ts';
import { useSources } from '../../lib/shelves.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { MediaRights } from './media-rights.tsx';
import { recentSources } from './recent-sources.ts';
import { samplesQuery } from './samples.ts';
import { SourcePreview } from './source-card.tsx';
import { SourceFailure } from './source-failure.tsx';
import { SourceField } from './source-field.tsx';
import type { Asking } from './use-asking.ts';
import type { SourceState } from './use-source.ts';
import { MAKE_WORDS } from './words.ts';

/** Everything about the source: the field, what it found, and sources to pick from. */
export function SourcePart({
  state,
  problem,
  asking,
  onShelf,
}: {
  state: SourceState;
  problem: string | undefined;
  asking: Asking;
  onShelf: (videoId: string) => void;
}) {
  const samples = useQuery(samplesQuery);
  const first = samples.data?.[0];
  const { source, error, media } = state;

  const isChosen = source.kind !== 'none' && !error;
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    // The pressed button disappeared with its list. Move focus to what replaced it, for keyboard users.
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(isChosen ? '.make-film' : '#source');
    next?.focus({ preventScroll: true });
  }, [isChosen]);

  if (isChosen) {
    return (
      <SourcePreview
        source={source}
        onClear={state.clear}
        onPlaylist={state.openPlaylist}
        asking={asking}
        onShelf={onShelf}
      />
    );
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
          <Skeleton label={MAKE_WORDS.search.label} lines={2} />
          <p className="field-hint">{MAKE_WORDS.search.hint}</p>
          <Button
            isSmall
            icon="stop"
            onPress={() => {
              state.clear();
              document.querySelector<HTMLElement>('#source')?.focus();
            }}
          >
            {MAKE_WORDS.act.stop}
          </Button>
        </div>
      )}
      {state.isSending && (
        <div className="make-sending">
          <Progress
            label={MAKE_WORDS.sending(state.fileName, state.share)}
            value={state.share}
            figure={percent(state.share)}
          />
          <Button isSmall icon="stop" onPress={state.clear}>
            {MAKE_WORDS.act.stop}
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
          onEncoding={state.readAs}
        />
      )}
      <RecentSources onPick={state.pickVideo} />
      {samples.isPending && <Skeleton label={MAKE_WORDS.samples.loading} lines={6} />}
      {samples.isError && (
        <div className="make-failure" role="alert">
          <p>{errorText(samples.error)}</p>
          <Button icon="retry" onPress={() => void samples.refetch()}>
            {MAKE_WORDS.act.retry}
          </Button>
        </div>
      )}
      {samples.data && <SamplePicker samples={samples.data} onPick={state.pickSample} />}
    </div>
  );
}

/** Sources that can be used again; nothing for new users. */
function RecentSources({ onPick }: { onPick: (videoId: string) => void }) {
  const sources = useSources('').data?.pages[0]?.sources ?? [];
  const made = useGenerations();
  const recent = made.isPending ? [] : recentSources(listed(made.data), sources);
  if (recent.length === 0) return null;
  return (
    <section className="recent" aria-label={MAKE_WORDS.recent.title}>
      <h2 className="recent-title">{MAKE_WORDS.recent.title}</h2>
      <ul className="recent-list">
        {recent.map(({ videoId, title, durationMs, isReady }) => (
          <li key={videoId}>
            <button type="button" className="recent-item" onClick={() => onPick(videoId)}>
              <bdi>{title}</bdi>
              {!isReady && <small>{MAKE_WORDS.recent.notReady}</small>}
              {isReady && durationMs > 0 && <Time seconds={durationMs / 1000} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SamplePickerProps {
  samples: readonly SampleInfo[];
  onPick: (sample: SampleInfo) => void;
}

/** The sample videos, as a one-click source. */
function SamplePicker({ samples, onPick }: SamplePickerProps) {
  const [first, ...others] = samples;
  if (!first) return null;
  return (
    <section className="samples" aria-label={MAKE_WORDS.samples.label}>
      <h2 className="samples-label">{MAKE_WORDS.samples.title}</h2>
      <ul className="samples-list">
        {[first, ...others].map((sample) => (
          <li key={sample.id}>
            <SampleRow sample={sample} onPick={() => onPick(sample)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SampleRow({ sample, onPick }: { sample: SampleInfo; onPick: () => void }) {
  const language = getLanguage(sample.language);
  return (
    <button type="button" className="sample" onClick={onPick}>
      <span className="sample-words" lang={language.tag} dir={language.direction}>
        <span className="sample-title">{sample.title}</span>
        <span className="sample-channel">{sample.channel}</span>
      </span>
      <span className="sample-facts">
        <span>{language.label}</span>
        <Time seconds={Math.floor(sample.durationMs / 1000)} />
      </span>
    </button>
  );
}

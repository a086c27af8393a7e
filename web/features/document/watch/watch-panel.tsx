import type { UseQueryResult } from '@tanstack/react-query';
import { memo, Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import { STAGES } from '#contract/catalog/formats.ts';
import type { ReadingScope } from '#contract/checks.ts';
import type { GenerationSummary, Refine } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import type { RunView } from '#contract/run-view.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { Cue, JoinedPart, Transcript, TranscriptBlock } from '#contract/videos.ts';
import { errorText } from '../../../lib/api-client.ts';
import { Film, type FilmProps } from '../../../lib/film/film.tsx';
import { percent, STAGE_NAMES } from '../../../lib/run-progress.ts';
import { useStored } from '../../../lib/small-store.ts';
import { captionAt } from '../../../lib/transcripts.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented, Switch } from '../../../ui/choice.tsx';
import { CoverageBar } from '../../../ui/coverage.tsx';
import { Stages, type StageEntry, type StageState } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Desk } from '../desk.ts';
import { answerPieces } from './answer-pieces.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { coverageCells } from './transcript.ts';
import type { Moment } from './use-moment.ts';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.panel;

export interface WatchPanelProps {
  generation: GenerationSummary;
  view: RunView;
  transcript: UseQueryResult<Transcript>;
  cited: ReadonlySet<number>;
  moment: Moment;
  desk: Desk;
  /** Questions about the source are shown in place of the checks. */
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
  isBusy: boolean;
  /** Fixes need an AI model. */
  isWithoutModel: boolean;
  onSeek: (atMs: number) => void;
  /** Called as playback progresses. */
  onPlaying: (atMs: number) => void;
  onPick: (block: TranscriptBlock) => void;
  onShow: (blockId: string) => void;
  onMend: (wish: Refine) => void;
  onRead: (scope: ReadingScope) => void;
  Ask: AskSlot;
}

/** The question form for the draft's source. It belongs to another feature, so the app passes it in. */
export type AskSlot = ComponentType<{
  videoId: string;
  onMoment: (videoId: string, atMs: number) => boolean;
  /** Inserts an answer into the draft; `null` if none is open for editing. */
  onAdd: ((question: AskedQuestion, passage?: number) => void) | null;
}>;

/** The side panel: the video, its transcript, coverage and checks. */
export const WatchPanel = memo(function WatchPanel(props: WatchPanelProps) {
  const { generation, view, transcript, cited, moment, isAsking, onSeek, onPick, onShow, Ask } =
    props;
  /** What is below the source waits for it, so that it doesn't move away under a click. */
  const { data = null, isLoading } = transcript;
  const insert = useStored(props.desk.insert);
  const [isFollowing, setFollowing] = useState(true);
  const seekIn = useCallback(
    (videoId: string, atMs: number) => {
      const parts = data?.parts ?? [];
      const part = parts.find((one) => one.videoId === videoId);
      if (parts.length > 0 && !part) return false;
      onSeek(atMs + (part?.startMs ?? 0));
      return true;
    },
    [data, onSeek],
  );
  return (
    <aside className="watch-panel" aria-label={WORDS.label}>
      {data ? (
        <>
          {generation.format === 'podcast' && (
            // A heading, so that the source isn't mistaken for the podcast's own player.
            <h2 className="panel-part panel-title">{WORDS.source}</h2>
          )}
          <SourceFilm
            transcript={data}
            moment={moment}
            onSeek={onSeek}
            onPlaying={(atMs) => {
              if (isFollowing) props.onPlaying(atMs);
            }}
          />
          {[data.video, ...data.parts].some(({ platformId }) => platformId !== null) && (
            <div className="panel-part follow">
              <Switch isSelected={isFollowing} onChange={setFollowing}>
                {WORDS.follow}
              </Switch>
            </div>
          )}
          {!isAsking && (
            <div className="panel-part">
              <CoverageBar
                title={WORDS.used(cited.size, data.blocks.length)}
                cells={coverageCells(data.blocks, cited, moment.blockIds[0] ?? null)}
                {...(data.video.transcript.timed &&
                  data.parts.length === 0 && {
                    durationSeconds: Math.floor(data.video.durationMs / 1000),
                  })}
                label={WORDS.usedLabel(cited.size, data.blocks.length)}
              />
            </div>
          )}
        </>
      ) : (
        <div className="film" />
      )}
      {view.status !== 'done' && <StageList view={view} />}
      {!isLoading && (
        <div className="panel-part panel-views">
          <Segmented
            label={WORDS.show}
            isLabelHidden
            value={isAsking ? 'ask' : 'source'}
            onChange={(value) => props.onAsking(value === 'ask')}
            options={[
              { value: 'source', label: WORDS.checks },
              { value: 'ask', label: WORDS.ask },
            ]}
          />
        </div>
      )}
      {isAsking && (
        <Suspense fallback={<Skeleton label={WORDS.loadingAsk} lines={3} />}>
          <Ask
            videoId={generation.videoId}
            onMoment={seekIn}
            onAdd={
              insert &&
              data &&
              ((question, passage) => insert(answerPieces(question, generation, data, passage)))
            }
          />
        </Suspense>
      )}
      {!isAsking && !isLoading && (
        <>
          <ChecksPanel
            generation={generation}
            parts={data?.parts ?? []}
            checks={view.checks}
            usage={view.usage}
            isBusy={props.isBusy}
            isWithoutModel={props.isWithoutModel}
            onShow={onShow}
            onSeek={onSeek}
            onMend={props.onMend}
            onRead={props.onRead}
          />
          {data && (
            <TranscriptPanel
              transcript={data}
              cited={cited}
              marked={moment.blockIds}
              desk={props.desk}
              onPick={onPick}
            />
          )}
        </>
      )}
      {isLoading && (
        <div className="panel-part">
          <Skeleton label={WORDS.loadingTranscript} lines={5} />
        </div>
      )}
      {transcript.isError && (
        <div className="panel-part stack" role="alert">
          <p className="note">{errorText(transcript.error)}</p>
          <div>
            <Button isSmall icon="retry" onPress={() => void transcript.refetch()}>
              {WORDS.loadTranscript}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
});

interface SourceFilmProps extends Pick<FilmProps, 'moment' | 'onSeek' | 'onPlaying'> {
  transcript: Transcript;
}

/** Plays the source; with several, the one of the current moment, at its own time. */
function SourceFilm({ transcript, moment, onSeek, onPlaying }: SourceFilmProps) {
  const { video, cues, languageTag, parts } = transcript;
  const part = placeAt(parts, moment.atMs)?.part;
  const fromMs = part?.startMs ?? 0;
  const own = useMemo(() => (part ? cuesOf(part, cues, parts) : cues), [part, cues, parts]);
  return (
    <Film
      key={part?.videoId ?? video.id}
      source={part ?? { ...video, languageTag, timed: video.transcript.timed }}
      caption={captionAt(transcript, moment.atMs)}
      cues={own}
      moment={{ ...moment, atMs: moment.atMs - fromMs }}
      onSeek={(atMs) => onSeek(atMs + fromMs)}
      onPlaying={(atMs) => onPlaying(atMs + fromMs)}
    />
  );
}

function cuesOf(part: JoinedPart, cues: readonly Cue[], parts: readonly JoinedPart[]): Cue[] {
  const untilMs = parts[parts.indexOf(part) + 1]?.startMs ?? Infinity;
  return cues
    .filter(({ startMs }) => startMs >= part.startMs && startMs < untilMs)
    .map((cue) => ({
      ...cue,
      startMs: cue.startMs - part.startMs,
      endMs: cue.endMs - part.startMs,
    }));
}

/** The stages of a run with the state of each. */
function stagesOf({ status, stage, progress }: RunView): StageEntry[] {
  const current = stage === null ? -1 : STAGES.indexOf(stage);
  return STAGES.map((name, index): StageEntry => {
    const state = (): StageState => {
      if (status === 'done' || index < current) return 'done';
      if (index > current) return 'todo';
      if (status === 'failed') return 'failed';
      return status === 'running' ? 'now' : 'todo';
    };
    const isNow = state() === 'now';
    return {
      name: STAGE_NAMES[name],
      state: state(),
      ...(isNow && progress > 0 && progress < 1 && { figure: percent(progress) }),
    };
  });
}

function StageList({ view }: { view: RunView }) {
  return (
    <section className="panel-part watch-stages" aria-label={WORDS.progress}>
      <Stages label={WORDS.steps} stages={stagesOf(view)} />
    </section>
  );
}

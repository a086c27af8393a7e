import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { Recording } from '#contract/recordings.ts';
import type { RunView } from '#contract/run-view.ts';
import { hasEnded } from '../../lib/generations.ts';
import { generationPath } from '../../lib/paths.ts';
import { recordingWords } from '../../lib/recordings.ts';
import { stageWords, STATUS_NAMES } from '../../lib/run-progress.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { FoundSnippet } from '../../ui/snippet.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { RowMenu } from './row-menu.tsx';
import { LIBRARY_WORDS } from './words.tsx';

const { row: WORDS } = LIBRARY_WORDS;

export interface LibraryRowProps {
  generation: GenerationSummary;
  /** The time shown on the rail. */
  at: Date;
  /** Set if the list isn't grouped by day. */
  isDayShown: boolean;
  /** Live state of its run, if any events have arrived. */
  view: RunView | null;
  /** State of its audio, if it is a podcast. */
  recording: Recording | null;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onFavourite: () => void;
  /** Adds its source to a shelf. */
  onShelf: () => void;
  onDelete: () => void;
  isLeaving: boolean;
  /** It is the only row being deleted. */
  isAlone: boolean;
  onUndo: () => void;
}

const TONES: Record<GenerationSummary['status'], NonNullable<BadgeProps['tone']>> = {
  queued: 'plain',
  running: 'mark',
  done: 'ok',
  failed: 'proof',
  stopped: 'plain',
};

export function LibraryRow(props: LibraryRowProps) {
  const {
    generation,
    at,
    isDayShown,
    view,
    recording,
    isChosen,
    onChoose,
    onFavourite,
    isLeaving,
    onUndo,
  } = props;
  const { title, format, favourite, words } = generation;
  const status = view?.status ?? generation.status;
  const language = getLanguage(generation.language);
  const sound = recording && recordingWords(recording);

  if (isLeaving) {
    return (
      <li className="library-row leaving">
        <p role="status">{WORDS.leaving(<bdi>{WORDS.quoted(title)}</bdi>)}</p>
        <UndoButton takesFocus={props.isAlone} onUndo={onUndo}>
          {LIBRARY_WORDS.undo}
        </UndoButton>
      </li>
    );
  }
  return (
    <li className="library-row" {...(isChosen && { 'data-chosen': '' })}>
      <time className="rail-tick time" data-state="done" dateTime={at.toISOString()}>
        {isDayShown ? WORDS.date(at) : WORDS.time(at)}
      </time>
      <label className="library-choose">
        <input
          type="checkbox"
          aria-label={WORDS.select(title)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <div className="library-words">
        <a className="library-title" href={generationPath(generation)} lang={language.tag}>
          <bdi>{title}</bdi>
        </a>
        {generation.snippet && <FoundSnippet snippet={generation.snippet} lang={language.tag} />}
        <p className="library-facts">
          <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
          <span>{language.label}</span>
          {words > 0 && <span>{LIBRARY_WORDS.words(words)}</span>}
          {sound && <span>{sound}</span>}
          {recording?.published && <span>{WORDS.inFeed}</span>}
        </p>
      </div>
      <Badge tone={TONES[status]}>
        {view && !hasEnded(status) ? stageWords(view) : STATUS_NAMES[status]}
      </Badge>
      <IconButton
        icon={favourite ? 'star-filled' : 'star'}
        label={favourite ? WORDS.unfavour(title) : WORDS.favour(title)}
        isSmall
        aria-pressed={favourite}
        onPress={onFavourite}
      />
      <RowMenu
        generation={generation}
        hasEnded={hasEnded(status)}
        onShelf={props.onShelf}
        onDelete={props.onDelete}
      />
    </li>
  );
}

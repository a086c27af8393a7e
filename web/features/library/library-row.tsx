import { Link } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { hasEnded } from '../../lib/generations.ts';
import { generationPath } from '../../lib/paths.ts';
import { stageWords, STATUS_NAMES } from '../../lib/run-progress.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

export interface LibraryRowProps {
  generation: GenerationSummary;
  /** What the live events say of it, where they have said anything. */
  view: RunView | null;
  isLeaving: boolean;
  onDelete: () => void;
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
  const { generation, view, isLeaving, onDelete, onUndo } = props;
  const { title, format, createdAt } = generation;
  const status = view?.status ?? generation.status;
  const language = getLanguage(generation.language);
  const made = new Date(createdAt);

  if (isLeaving) {
    return (
      <li className="library-row leaving">
        <p role="status">
          <bdi>“{title}”</bdi> is being deleted.
        </p>
        <Button isSmall icon="undo" autoFocus onPress={onUndo}>
          Undo
        </Button>
      </li>
    );
  }
  return (
    <li className="library-row">
      <time className="rail-tick time" data-state="done" dateTime={createdAt}>
        {made.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
      </time>
      <div className="library-words">
        <Link className="library-title" to={generationPath(generation)} lang={language.tag}>
          <bdi>{title}</bdi>
        </Link>
        <p className="library-facts">
          <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
          <span>{language.label}</span>
        </p>
      </div>
      <Badge tone={TONES[status]}>
        {view && !hasEnded(status) ? stageWords(view) : STATUS_NAMES[status]}
      </Badge>
      <ConfirmDialog
        title="Delete this?"
        confirmLabel="Delete"
        isDanger
        onConfirm={onDelete}
        trigger={<IconButton icon="trash" label={`Delete “${title}”`} isSmall />}
      >
        <p>
          <b>
            <bdi>“{title}”</bdi>
          </b>{' '}
          goes for good, and with it the log of how it was made. You can undo it for a few seconds.
          The video and everything else made from it stay.
        </p>
      </ConfirmDialog>
    </li>
  );
}

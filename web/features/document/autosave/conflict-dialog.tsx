import type { Document } from '#contract/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { differences } from './differences.ts';
import { AUTOSAVE_WORDS } from './words.ts';
import './conflict-dialog.css';

const WORDS = AUTOSAVE_WORDS.conflict;

interface ConflictDialogProps {
  mine: Document;
  theirs: Document;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shown when the same text was changed in two places. Lists both sides, so that nothing is overwritten unseen. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      title={WORDS.title}
      role="alertdialog"
      isOpen
      isWide
      isDismissable={false}
      onOpenChange={() => {}}
      footer={() => (
        <>
          <Button onPress={onTakeTheirs}>{WORDS.takeTheirs}</Button>
          <Button tone="go" onPress={onKeepMine}>
            {WORDS.keepMine}
          </Button>
        </>
      )}
    >
      <p>{WORDS.text}</p>
      <div className="both">
        <div className="both-head">
          <b>{WORDS.mine}</b>
          <b>{WORDS.theirs}</b>
        </div>
        {differences(mine, theirs).map((difference) => (
          <div key={difference.id} className="both-row">
            <p>{difference.mine ?? <i>{WORDS.missing}</i>}</p>
            <p>{difference.theirs ?? <i>{WORDS.missing}</i>}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

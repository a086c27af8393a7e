import type { Document } from '#contract/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

import { differences } from './differences.ts';
import './conflict-dialog.css';

interface ConflictDialogProps {
  mine: Document;
  theirs: Document;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The same text was changed in two places. Both are shown, and nothing is overwritten unseen. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      title="This text was also changed elsewhere"
      role="alertdialog"
      isOpen
      isWide
      isDismissable={false}
      onOpenChange={() => {}}
      footer={() => (
        <>
          <Button onPress={onTakeTheirs}>Take the other</Button>
          <Button tone="go" onPress={onKeepMine}>
            Keep mine
          </Button>
        </>
      )}
    >
      <p>
        In another tab, on another device or by someone on your team. Keep yours, and the other one
        stays in Versions. Take the other, and what you typed here is gone.
      </p>
      <div className="both">
        <div className="both-head">
          <b>Yours</b>
          <b>The other</b>
        </div>
        {differences(mine, theirs).map((difference) => (
          <div key={difference.id} className="both-row">
            <p>{difference.mine ?? <i>not in this one</i>}</p>
            <p>{difference.theirs ?? <i>not in this one</i>}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

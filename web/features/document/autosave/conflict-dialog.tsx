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
      title="This draft was changed somewhere else"
      role="alertdialog"
      isOpen
      isWide
      isDismissable={false}
      onOpenChange={() => {}}
      footer={() => (
        <>
          <Button onPress={onTakeTheirs}>Use the other one</Button>
          <Button tone="go" onPress={onKeepMine}>
            Keep mine
          </Button>
        </>
      )}
    >
      <p>
        In another tab, on another device, or by someone on your team. If you keep yours, the other
        one stays in Versions. If you use the other one, you lose what you typed here.
      </p>
      <div className="both">
        <div className="both-head">
          <b>Yours</b>
          <b>The other one</b>
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

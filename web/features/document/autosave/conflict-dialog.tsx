import type { Document, DocumentBlock } from '#contract/documents.ts';
import { documentBlocks } from '../../../lib/block-looks.ts';
import { plainText } from '../../../lib/inline-markdown.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

import './conflict-dialog.css';

interface ConflictDialogProps {
  mine: Document;
  theirs: Document;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

interface Difference {
  id: string;
  mine: string | null;
  theirs: string | null;
}

/** The places where two texts differ, in the order one reads them. */
function differences(mine: Document, theirs: Document): Difference[] {
  const other = new Map(documentBlocks(theirs).map((block) => [block.id, block]));
  const own = new Set(documentBlocks(mine).map(({ id }) => id));
  const words = (block: DocumentBlock) => plainText(block.md);
  const found: Difference[] =
    mine.title === theirs.title ? [] : [{ id: 'title', mine: mine.title, theirs: theirs.title }];
  for (const block of documentBlocks(mine)) {
    const standing = other.get(block.id);
    if (!standing) found.push({ id: block.id, mine: words(block), theirs: null });
    else if (standing.md !== block.md) {
      found.push({ id: block.id, mine: words(block), theirs: words(standing) });
    }
  }
  for (const block of documentBlocks(theirs)) {
    if (!own.has(block.id)) found.push({ id: block.id, mine: null, theirs: words(block) });
  }
  return found;
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
        In another tab, on another device or by a member of your team. Both are here; the one you do
        not choose stays in the versions.
      </p>
      <div className="both">
        <div className="both-head">
          <b>Yours</b>
          <b>The other</b>
        </div>
        {differences(mine, theirs).map((difference) => (
          <div key={difference.id} className="both-row">
            <p>{difference.mine ?? <i>not there</i>}</p>
            <p>{difference.theirs ?? <i>not there</i>}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

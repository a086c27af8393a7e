import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Check, CheckList } from '../ui/check.tsx';
import { CoverageBar, type CoverageCell } from '../ui/coverage.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { Menu } from '../ui/menu.tsx';
import { PlanLine } from '../ui/plan.tsx';
import { toasts } from '../ui/toast.ts';
import { TriggerButton, TriggerIcon } from '../ui/trigger-button.tsx';
import { GalleryPart } from './part.tsx';

const CELLS: readonly CoverageCell[] = ['full', 'half', 'full', 'none', 'now', 'full'];
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function OverlayParts() {
  return (
    <>
      <GalleryPart name="Dialog">
        <Dialog
          title="Rename this article"
          trigger={<Button>Rename…</Button>}
          footer={(close) => (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button tone="go" onPress={close}>
                Rename
              </Button>
            </>
          )}
        >
          <TextField label="Title" defaultValue="How to plan a small garden" autoFocus />
        </Dialog>
        <ConfirmDialog
          title="Delete 14 articles?"
          isDanger
          confirmLabel="Delete"
          pendingLabel="Deleting…"
          trigger={<Button tone="danger">Delete 14…</Button>}
          onConfirm={async () => {
            await wait(400);
            toasts.show('14 articles deleted.');
          }}
        >
          <p>They go for good. The videos and their transcripts stay.</p>
        </ConfirmDialog>
      </GalleryPart>
      <GalleryPart name="Menu">
        <div className="row">
          <Menu
            label="Export"
            trigger={<TriggerButton icon="download">Export</TriggerButton>}
            groups={[
              {
                title: 'Download',
                entries: [
                  { id: 'md', label: 'Markdown', icon: 'text', keys: ['Mod', 'M'] },
                  { id: 'html', label: 'Web page', icon: 'file' },
                  { id: 'pdf', label: 'PDF', icon: 'book', hint: 'With times in the margin' },
                ],
              },
              { entries: [{ id: 'delete', label: 'Delete', icon: 'trash', isDanger: true }] },
            ]}
          />
          <Menu
            label="More"
            trigger={<TriggerIcon icon="more" label="More actions" />}
            groups={[{ entries: [{ id: 'copy', label: 'Copy link', icon: 'link' }] }]}
          />
        </div>
      </GalleryPart>
    </>
  );
}

export function MessageParts() {
  return (
    <>
      <GalleryPart name="Toast">
        <div className="row">
          <Button onPress={() => void toasts.show('Saved. Every version is kept.')}>
            Show a message
          </Button>
          <Button
            onPress={() =>
              void toasts.show('The video has no captions. Paste its text to go on.', {
                type: 'error',
                durationMs: 6000,
              })
            }
          >
            Show a failure
          </Button>
        </div>
        <p className="note">Three seconds unless told; waits under the pointer and in focus.</p>
      </GalleryPart>
      <GalleryPart name="Badges">
        <div className="row">
          <Badge>English</Badge>
          <Badge tone="mark">Edited</Badge>
          <Badge tone="ok">Checked</Badge>
          <Badge tone="proof">Failed</Badge>
          <Badge tone="caption">Writing</Badge>
        </div>
      </GalleryPart>
      <GalleryPart name="Checks">
        <CheckList title="Checks">
          <Check state="open" action={<Link href="#parts">Show</Link>}>
            <b>1 sentence without support.</b> “40 percent” is not said in the video.
          </Check>
          <Check state="ok" action={<Link href="#parts">List</Link>}>
            <b>17 of 18</b> paragraphs supported
          </Check>
          <Check state="ok">
            <b>4%</b> is the same as the transcript for eight or more words in a row
          </Check>
          <Check state="waiting">
            <b>Search preview</b> is being read
          </Check>
        </CheckList>
      </GalleryPart>
      <GalleryPart name="Coverage">
        <CoverageBar
          cells={CELLS}
          durationSeconds={1998}
          label="21 of 24 parts covered in full, two in part, one not yet"
        />
        <PlanLine state="Trial, 5 days left">Your own key · $3.41 this month</PlanLine>
        <PlanLine state="Payment failed" needsAttention>
          Your work stays open. Update the card to make more.
        </PlanLine>
      </GalleryPart>
    </>
  );
}

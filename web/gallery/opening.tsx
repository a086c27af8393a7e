import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Keys } from '../ui/kbd.tsx';
import { Menu } from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { toasts } from '../ui/toast.ts';
import { TriggerButton, TriggerIcon } from '../ui/trigger-button.tsx';
import { Plate, Section } from './specimen.tsx';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function OpeningChapter() {
  return (
    <Section
      id="opening"
      at={930}
      title="Opening and closing"
      note="What opens stands on a heavy rule, never on a shadow. Escape closes it and gives the focus back."
    >
      <Plate name="Dialog" code=".veil > .modal > .dialog" span={2}>
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
      </Plate>
      <Plate name="Menu" code=".list > .option" span={2}>
        <div className="row">
          <Menu
            label="Export"
            trigger={<TriggerButton icon="download">Export</TriggerButton>}
            groups={[
              {
                title: 'As a file',
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
      </Plate>
      <Plate name="Popover" code=".popover" span={2}>
        <Popover
          label="What this costs"
          trigger={<TriggerButton icon="info">About $0.02</TriggerButton>}
        >
          <p>
            14,210 tokens with your own key. You see the price before a run and find it on the
            ledger after.
          </p>
        </Popover>
        <p className="row">
          <span className="note">Palette</span> <Keys keys={['Mod', 'K']} />
        </p>
      </Plate>
      <Plate name="Tabs" code=".tab-list > .tab" span={6} isFlush>
        <Tabs
          label="Formats"
          tabs={[
            {
              id: 'article',
              label: 'Article',
              panel: (
                <div className="prose">
                  <h3>Watch the shade for a day before you plant anything</h3>
                  <p>
                    <mark>The cheapest gardening tool is a chair.</mark> Sit in the space from
                    breakfast to dusk.
                  </p>
                </div>
              ),
            },
            {
              id: 'thread',
              label: 'Thread',
              panel: <p className="prose">1/7 You planned your garden at the wrong hour.</p>,
            },
            {
              id: 'newsletter',
              label: 'Newsletter',
              panel: <p className="prose">Subject: a chair, a day, a garden</p>,
            },
            {
              id: 'podcast',
              label: 'Podcast',
              panel: <p className="prose">Host: So the first tool you reach for is a chair?</p>,
            },
            { id: 'own', label: 'Your format', panel: null, isDisabled: true },
          ]}
        />
      </Plate>
    </Section>
  );
}

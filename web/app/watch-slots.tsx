import { FORMATS } from '#contract/catalog/formats.ts';
import { ExportMenu } from '../features/export/export-menu.tsx';
import type { ActionSlot, PageSlot, WatchSlots } from '../features/watch/slots.ts';
import { DocumentView } from '../features/watch/document-view.tsx';
import { formatPath } from '../lib/paths.ts';
import { Menu } from '../ui/menu.tsx';
import { TriggerButton } from '../ui/trigger-button.tsx';

/** What the parts of the product put into the screen of a text. */
export const SLOTS: WatchSlots = {
  page: (slot) => <Page slot={slot} />,
  actions: (slot) => <Actions slot={slot} />,
};

function Page({ slot }: { slot: PageSlot }) {
  return (
    <DocumentView
      document={slot.document}
      momentOf={slot.momentOf}
      nowId={slot.nowId}
      isWriting={false}
      onPick={slot.onPick}
    />
  );
}

function Actions({ slot: { generation } }: { slot: ActionSlot }) {
  const { id, format, videoId } = generation;
  return (
    <>
      <ExportMenu id={id} format={format} onBefore={async () => {}} />
      <AlsoMake format={format} videoId={videoId} />
    </>
  );
}

/** The same video in another format: its transcript is here already. */
function AlsoMake({ format, videoId }: Pick<ActionSlot['generation'], 'format' | 'videoId'>) {
  return (
    <Menu
      label="Also make"
      trigger={
        <TriggerButton isSmall tone="go">
          Also make…
        </TriggerButton>
      }
      groups={[
        {
          title: 'From the same video',
          entries: FORMATS.filter(({ value }) => value !== format).map(({ value, label }) => ({
            id: value,
            label,
            href: `${formatPath(value)}?video=${encodeURIComponent(videoId)}`,
          })),
        },
      ]}
    />
  );
}

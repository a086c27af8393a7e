import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import { withEpisodeTimes } from '#contract/episode-times.ts';
import type { Generation } from '#contract/generations.ts';
import { ExportMenu } from '../features/document/export/export-menu.tsx';
import { DocumentView } from '../features/document/watch/document-view.tsx';
import type { ActionSlot, PageSlot, WatchSlots } from '../features/document/watch/slots.ts';
import { generationQuery } from '../lib/generations.ts';
import { useFavourite } from '../lib/favourite.ts';
import { formatPath } from '../lib/paths.ts';
import { audioQuery } from '../lib/podcasts.ts';
import { useSession, type Session } from '../lib/session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TriggerButton } from '../ui/trigger-button.tsx';

/** The editor weighs as much as all the rest of the screen; the text can be read before it has come. */
const Editor = lazy(async () => ({
  default: (await import('../features/document/editor/editor.tsx')).Editor,
}));

const PodcastStudio = lazy(async () => ({
  default: (await import('../features/document/studio/podcast-studio.tsx')).PodcastStudio,
}));

const PreviewDialog = lazy(async () => ({
  default: (await import('../features/document/preview/preview-dialog.tsx')).PreviewDialog,
}));

/** Brings what is typed on this page to the server; other parts ask for it before they take the text elsewhere. */
let flush: () => Promise<void> = async () => {};
function keepFlush(ready: () => Promise<void>): void {
  flush = ready;
}

/** What the parts of the product put into the screen of a text. */
export const SLOTS: WatchSlots = {
  page: (slot) => <Page slot={slot} />,
  actions: (slot) => <Actions slot={slot} />,
};

/** A podcast is heard and written: the studio first, the text behind it, each saved before the other is shown. */
function Page({ slot }: { slot: PageSlot }) {
  const [isText, setText] = useState(false);
  const { document, generation } = slot;
  const client = useQueryClient();
  if (document.format !== 'podcast') return <TextPage slot={slot} />;
  const turn = (next: boolean) => void flush().finally(() => setText(next));
  return (
    <>
      <div className="page-views" role="group" aria-label="How to work on it">
        <Button isSmall icon="mic" aria-pressed={!isText} onPress={() => turn(false)}>
          Studio
        </Button>
        <Button isSmall icon="text" aria-pressed={isText} onPress={() => turn(true)}>
          Text
        </Button>
      </div>
      {isText ? (
        <ScriptText slot={slot} document={document} />
      ) : (
        <Suspense fallback={<Skeleton label="The studio is on its way" lines={6} />}>
          <PodcastStudio
            generation={generation}
            document={document}
            onSaved={(saved) => client.setQueryData(generationQuery(generation.id).queryKey, saved)}
            onSaveState={slot.onSaveState}
            onReady={keepFlush}
          />
        </Suspense>
      )}
    </>
  );
}

/** Beside the text stand the times of what it was made from; those of the recording only chapters have. */
function ScriptText({ slot, document }: { slot: PageSlot; document: PodcastDocument }) {
  const file = useQuery(audioQuery(slot.generation.id)).data?.file ?? null;
  const heardAt = useMemo(() => {
    const { sections } = withEpisodeTimes(document, file);
    const times = new Map(
      sections.flatMap(({ blocks }) => blocks.map(({ id, startMs }) => [id, startMs] as const)),
    );
    return (blockId: string) => times.get(blockId) ?? null;
  }, [document, file]);
  return <TextPage slot={slot} heardAt={heardAt} />;
}

interface TextPageProps {
  slot: PageSlot;
  heardAt?: (blockId: string) => number | null;
}

function TextPage({ slot, heardAt }: TextPageProps) {
  const client = useQueryClient();
  const { id } = slot.generation;
  const keep = (saved: Generation) => client.setQueryData(generationQuery(id).queryKey, saved);
  return (
    <Suspense
      fallback={
        <DocumentView
          document={slot.document}
          momentOf={slot.momentOf}
          nowId={slot.nowId}
          isWriting={false}
          onPick={slot.onPick}
        />
      }
    >
      <Editor {...slot} {...(heardAt && { heardAt })} onSaved={keep} onReady={keepFlush} />
    </Suspense>
  );
}

function Actions({ slot: { generation, document } }: { slot: ActionSlot }) {
  const { id, format, videoId } = generation;
  const [isPreviewing, setPreviewing] = useState(false);
  const { user } = useSession();
  return (
    <>
      <Favourite generation={generation} />
      <Button
        isSmall
        icon="eye"
        onPress={() => {
          // What was typed a moment ago is to be seen too.
          void flush().finally(() => setPreviewing(true));
        }}
      >
        Preview
      </Button>
      <ExportMenu id={id} format={format} onBefore={() => flush()} />
      <AlsoMake format={format} videoId={videoId} />
      {isPreviewing && (
        <Suspense fallback={null}>
          <PreviewDialog
            id={id}
            document={document}
            videoId={videoId}
            author={authorOf(user)}
            onOpenChange={setPreviewing}
          />
        </Suspense>
      )}
    </>
  );
}

/** A name where there is one, else what stands before the @. */
function authorOf(user: Session['user']): string {
  return user?.email.split('@')[0] ?? 'You';
}

function Favourite({ generation }: Pick<ActionSlot, 'generation'>) {
  const favourite = useFavourite();
  const isOn = generation.favourite;
  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      label={isOn ? 'Take it from the favourites' : 'Mark it as a favourite'}
      isSmall
      aria-pressed={isOn}
      onPress={() => favourite.mutate({ id: generation.id, favourite: !isOn })}
    />
  );
}

/** The same video in another format: its transcript is here already. */
function AlsoMake({ format, videoId }: Pick<Generation, 'format' | 'videoId'>) {
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

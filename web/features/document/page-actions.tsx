import { lazy, Suspense, useState } from 'react';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { useFavourite } from '../../lib/favourite.ts';
import { formatPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toasts } from '../../ui/toast.ts';
import { TriggerButton } from '../../ui/trigger-button.tsx';
import type { Desk } from './desk.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { DOCUMENT_WORDS } from './words.ts';

const WORDS = DOCUMENT_WORDS.actions;

const PreviewDialog = lazy(async () => ({
  default: (await import('./preview/preview-dialog.tsx')).PreviewDialog,
}));

export interface PageActionsProps {
  generation: Generation;
  document: Document;
  desk: Desk;
  /** Whether the source is still available to create more drafts from. */
  canMakeMore: boolean;
}

export function PageActions({ generation, document, desk, canMakeMore }: PageActionsProps) {
  const { id, format, videoId } = generation;
  const [isPreviewing, setPreviewing] = useState(false);
  const { user } = useSession();
  // Save edits typed a moment ago first.
  const flush = async () => {
    if ((await desk.autosave.get()?.flush()) !== false) return;
    toasts.show(WORDS.unsaved, { type: 'error', durationMs: 8000 });
  };
  return (
    <>
      <Favourite generation={generation} />
      <Button isSmall icon="eye" onPress={() => void flush().then(() => setPreviewing(true))}>
        {WORDS.preview}
      </Button>
      <ExportMenu id={id} format={format} onBefore={flush} />
      {canMakeMore && <AlsoMake format={format} videoId={videoId} />}
      {isPreviewing && (
        <Suspense fallback={null}>
          <PreviewDialog
            generation={generation}
            document={document}
            // The local part of the user's email.
            author={user?.email.split('@')[0] ?? WORDS.you}
            onOpenChange={setPreviewing}
          />
        </Suspense>
      )}
    </>
  );
}

function Favourite({ generation }: Pick<PageActionsProps, 'generation'>) {
  const favourite = useFavourite();
  const isOn = generation.favourite;
  return (
    <IconButton
      icon={isOn ? 'star-filled' : 'star'}
      label={isOn ? WORDS.removeFavourite : WORDS.addFavourite}
      isSmall
      aria-pressed={isOn}
      onPress={() => favourite.mutate({ id: generation.id, favourite: !isOn })}
    />
  );
}

/** Creates another format from the same source, reusing its transcript. */
function AlsoMake({ format, videoId }: Pick<Generation, 'format' | 'videoId'>) {
  return (
    <Menu
      label={DOCUMENT_WORDS.more.label}
      trigger={
        <TriggerButton isSmall tone="go">
          {DOCUMENT_WORDS.more.open}
        </TriggerButton>
      }
      groups={[
        {
          title: DOCUMENT_WORDS.more.sameSource,
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

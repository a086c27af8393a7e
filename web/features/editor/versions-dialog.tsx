import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentSchema, type Document } from '#contract/documents.ts';
import {
  GenerationSchema,
  VersionListSchema,
  type Generation,
  type Version,
} from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, wordsOf } from '../../lib/api-client.ts';
import { lookOf } from '../../lib/block-looks.ts';
import { InlineText } from '../../lib/inline-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface VersionsDialogProps {
  id: string;
  /** The version on the page. */
  current: number;
  onRestored: (generation: Generation) => void;
  onOpenChange: (isOpen: boolean) => void;
}

const CAUSES: Record<Version['cause'], string> = {
  run: 'Written',
  edit: 'Edited',
  refine: 'Refined',
  restore: 'Brought back',
};

function timeOf({ createdAt }: Version): string {
  return new Date(createdAt).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Every version of the text; an older one comes back as a new one, so that none is ever lost. */
export function VersionsDialog({ id, current, onRestored, onOpenChange }: VersionsDialogProps) {
  // What stands can be saved anew while this is open; until one is chosen, the newest is shown.
  const [pickedVersion, setPicked] = useState<number | null>(null);
  const chosen = pickedVersion ?? current;
  const versions = useQuery({
    queryKey: ['versions', id, current],
    queryFn: ({ signal }) =>
      call(fill(CALLS.generationVersions, { id }), VersionListSchema, { signal }),
  });
  const shown = useQuery({
    queryKey: ['version', id, chosen],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call(fill(CALLS.generationVersion, { id, version: String(chosen) }), DocumentSchema, {
        signal,
      }),
  });
  const picked = versions.data?.versions.find(({ version }) => version === chosen);
  const restore = useMutation({
    mutationFn: () =>
      call(fill(CALLS.generationRestore, { id, version: String(chosen) }), GenerationSchema, {
        method: 'POST',
      }),
    onSuccess: (generation) => {
      onRestored(generation);
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      title="Versions"
      isOpen
      isWide
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          {restore.isError && (
            <p className="field-error" role="alert">
              {wordsOf(restore.error)}
            </p>
          )}
          <Button onPress={close}>Close</Button>
          <Button
            tone="go"
            isDisabled={chosen === current}
            isPending={restore.isPending}
            pendingText="Bringing it back…"
            onPress={() => restore.mutate()}
          >
            {picked && chosen !== current
              ? `Bring back the one of ${timeOf(picked)}`
              : 'Bring this one back'}
          </Button>
        </>
      )}
    >
      <div className="versions">
        {versions.isPending && <Skeleton label="The versions are on their way" lines={5} />}
        {versions.isError && <p role="alert">{wordsOf(versions.error)}</p>}
        <ul className="versions-list">
          {versions.data?.versions.map((version) => (
            <li key={version.version}>
              <button
                type="button"
                className="version"
                aria-pressed={version.version === chosen}
                onClick={() => setPicked(version.version)}
              >
                <b>
                  {CAUSES[version.cause]}
                  {version.version === current && ', as it stands'}
                </b>
                <span>
                  {timeOf(version)}
                  {' · '}
                  {version.words.toLocaleString('en-GB')} words
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div
          className="versions-text prose"
          role="region"
          aria-label="The text as it was"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
          tabIndex={0}
        >
          {shown.data ? (
            <VersionText document={shown.data} />
          ) : (
            <Skeleton label="The text is on its way" lines={6} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function VersionText({ document }: { document: Document }) {
  return (
    <>
      <p className="versions-title">{document.title}</p>
      {document.sections.flatMap(({ blocks }) =>
        blocks.map(({ id, kind, md }) => (
          <p key={id} className={lookOf(kind).className}>
            <InlineText md={md} />
          </p>
        )),
      )}
    </>
  );
}

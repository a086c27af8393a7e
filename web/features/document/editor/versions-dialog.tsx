import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentSchema } from '#contract/documents.ts';
import {
  GenerationSchema,
  VersionListSchema,
  type Generation,
  type Version,
} from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, errorText } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VersionsSide, type Against } from './versions-side.tsx';
import { EDITOR_WORDS } from './words.ts';
import './versions.css';

export interface VersionsDialogProps {
  id: string;
  /** The version shown on the page. */
  current: number;
  onRestored: (generation: Generation) => void;
  onOpenChange: (isOpen: boolean) => void;
}

const WORDS = EDITOR_WORDS.versions;
const CAUSES: Record<Version['cause'], string> = WORDS.causes;

const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['version', id, version],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call(fill(CALLS.generationVersion, { id, version: String(version) }), DocumentSchema, {
        signal,
      }),
  });

/** Lists every version of the text. Restoring one creates a new version, so none is ever lost. */
export function VersionsDialog({ id, current, onRestored, onOpenChange }: VersionsDialogProps) {
  // Autosave can add versions while this is open. The newest is shown until one is picked.
  const [pickedVersion, setPicked] = useState<number | null>(null);
  const chosen = pickedVersion ?? current;
  const versions = useQuery({
    queryKey: ['versions', id, current],
    queryFn: ({ signal }) =>
      call(fill(CALLS.generationVersions, { id }), VersionListSchema, { signal }),
  });
  const [isMarked, setMarked] = useState(true);
  const [against, setAgainst] = useState<Against>('before');
  const all = versions.data?.versions ?? [];
  const place = all.findIndex(({ version }) => version === chosen);
  const other = against === 'before' ? all[place + 1]?.version : current;
  const shown = useQuery(versionQuery(id, chosen));
  const base = useQuery({
    ...versionQuery(id, other ?? chosen),
    enabled: isMarked && other !== undefined,
  });
  const picked = all[place];
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
      title={WORDS.title}
      isOpen
      isWide
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          {restore.isError && (
            <p className="field-error" role="alert">
              {errorText(restore.error)}
            </p>
          )}
          <Button onPress={close}>{WORDS.close}</Button>
          <Button
            tone="go"
            isDisabled={chosen === current}
            isPending={restore.isPending}
            pendingText={WORDS.restoring}
            onPress={() => restore.mutate()}
          >
            {picked && chosen !== current
              ? WORDS.restoreFrom(WORDS.time(picked.createdAt))
              : WORDS.restore}
          </Button>
        </>
      )}
    >
      <div className="versions">
        {versions.isPending && <Skeleton label={WORDS.loading} lines={5} />}
        {versions.isError && <p role="alert">{errorText(versions.error)}</p>}
        <ul className="versions-list">
          {all.map((version, at) => (
            <li key={version.version}>
              <button
                type="button"
                className="version"
                aria-pressed={version.version === chosen}
                onClick={() => setPicked(version.version)}
              >
                <b>
                  {version.version === current
                    ? WORDS.current(CAUSES[version.cause])
                    : CAUSES[version.cause]}
                </b>
                <span>{factsOf(version, all[at + 1])}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown.isError || base.isError ? (
          <p role="alert">{errorText(shown.error ?? base.error)}</p>
        ) : (
          <VersionsSide
            key={chosen}
            shown={shown.data}
            base={isMarked ? base.data : undefined}
            isMarked={isMarked}
            onMark={setMarked}
            against={against}
            onAgainst={setAgainst}
            isFirst={place === all.length - 1}
            isCurrent={chosen === current}
          />
        )}
      </div>
    </Dialog>
  );
}

function factsOf({ createdAt, words }: Version, before: Version | undefined): string {
  return WORDS.facts(WORDS.time(createdAt), words, before ? words - before.words : 0);
}

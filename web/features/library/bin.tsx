import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FORMATS } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import { BIN_DAYS, type BinList, BinListSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, errorText, request } from '../../lib/api-client.ts';
import { useFinishedDeletions } from '../../lib/deletion.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { generationPath, PAGES } from '../../lib/paths.ts';
import { readAgain } from '../../lib/read-again.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useHandOnToNext } from '../../ui/return-focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast.ts';
import { GENERATION } from './library-query.ts';
import { LIBRARY_WORDS } from './words.tsx';
import './library.css';

const { binned: WORDS } = LIBRARY_WORDS;

type Binned = BinList['generations'][number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deleted drafts that can still be restored. */
export function Bin() {
  const found = useQuery({
    queryKey: [...GENERATIONS, 'bin'],
    queryFn: ({ signal }) => call(CALLS.bin, BinListSchema, { signal }),
  });
  const isAllHere = useFinishedDeletions(GENERATION);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ path, method }: { path: string; method: 'POST' | 'DELETE' }) =>
      request(path, { method }),
    onError: tellFailure,
    onSettled: () => readAgain(client, GENERATIONS),
  });
  const { generations: binned, total } = found.data ?? { generations: [], total: 0 };

  async function restore(piece: Binned) {
    const path = fill(CALLS.binnedRestore, { id: piece.id });
    await change.mutateAsync({ path, method: 'POST' });
    toasts.show(WORDS.restored, { href: generationPath(piece) });
  }
  const remove = async (path: string) =>
    void (await change.mutateAsync({ path, method: 'DELETE' }));

  return (
    <>
      <Bar
        actions={
          binned.length > 0 && (
            <ConfirmDialog
              title={WORDS.emptyTitle}
              confirmLabel={WORDS.removeNow}
              isDanger
              onConfirm={() => remove(CALLS.bin)}
              trigger={
                <Button isSmall tone="danger" icon="trash">
                  {WORDS.empty}
                </Button>
              }
            >
              <p>{WORDS.emptyText(total)}</p>
            </ConfirmDialog>
          )
        }
      >
        <a className="link plain" href={PAGES.library}>
          {LIBRARY_WORDS.title}
        </a>
        <span>{LIBRARY_WORDS.bin}</span>
      </Bar>
      <div className="library">
        <h1 className="room-title">{LIBRARY_WORDS.bin}</h1>
        {(found.isPending || (!isAllHere && binned.length === 0)) && (
          <Skeleton label={WORDS.loading} lines={4} />
        )}
        {found.isError && (
          <div className="stack library-failure" role="alert">
            <p>{errorText(found.error)}</p>
            <div>
              <Button icon="retry" onPress={() => void found.refetch()}>
                {LIBRARY_WORDS.again}
              </Button>
            </div>
          </div>
        )}
        {found.isSuccess && isAllHere && binned.length === 0 && (
          <Empty title={WORDS.none} level={2}>
            {WORDS.noneText(BIN_DAYS)}
          </Empty>
        )}
        {binned.length > 0 && (
          <>
            <p className="note">{WORDS.note(BIN_DAYS)}</p>
            <ul className="bin-list">
              {binned.map((piece) => (
                <BinnedRow
                  key={piece.id}
                  piece={piece}
                  onRestore={() => restore(piece).catch(() => {})}
                  onDelete={() => remove(fill(CALLS.binned, { id: piece.id }))}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

interface BinnedRowProps {
  piece: Binned;
  onRestore: () => Promise<void>;
  onDelete: () => Promise<void>;
}

function BinnedRow({ piece, onRestore, onDelete }: BinnedRowProps) {
  const { title, videoTitle, format, words } = piece;
  // A draft deleted before it had a title is listed by its source.
  const name = title || videoTitle;
  const language = getLanguage(piece.language);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useHandOnToNext(button);
  return (
    <li className="bin-row">
      <div className="library-words">
        <p className="library-title" lang={language.tag}>
          <bdi>{name}</bdi>
        </p>
        <p className="library-facts">
          <span>{FORMATS.find(({ value }) => value === format)?.label}</span>
          <span>{language.label}</span>
          {words > 0 && <span>{LIBRARY_WORDS.words(words)}</span>}
          <span>{timeLeft(piece)}</span>
        </p>
      </div>
      <Button
        ref={button}
        isSmall
        icon="undo"
        isPending={isBusy}
        onPress={() => {
          setBusy(true);
          void onRestore().finally(() => setBusy(false));
        }}
      >
        {WORDS.restore}
      </Button>
      <ConfirmDialog
        title={WORDS.removeTitle}
        confirmLabel={WORDS.removeNow}
        isDanger
        onConfirm={onDelete}
        trigger={
          <Button isSmall tone="quiet" icon="trash" aria-label={WORDS.removeOne(name)}>
            {WORDS.remove}
          </Button>
        }
      >
        <p>{WORDS.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}

function timeLeft({ binnedAt }: Binned): string {
  const left = Math.ceil((Date.parse(binnedAt) + BIN_DAYS * DAY_MS - Date.now()) / DAY_MS);
  return WORDS.daysLeft(Math.max(1, left));
}

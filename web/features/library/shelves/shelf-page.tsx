import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { ListedSource, Shelf } from '#contract/shelves.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, errorText } from '../../../lib/api-client.ts';
import { useDeletion, type Deletable } from '../../../lib/deletion.ts';
import { useTitle } from '../../../lib/head.ts';
import { askPath, formatPath, PAGES } from '../../../lib/paths.ts';
import { shelfQuery, SHELVES, useEditShelf, useTakeFromShelf } from '../../../lib/shelves.ts';
import { teamQuery } from '../../../lib/team.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { toasts } from '../../../ui/toast.ts';
import { TriggerButton, TriggerIcon } from '../../../ui/trigger-button.tsx';
import { UndoButton } from '../../../ui/undo-button.tsx';
import { AddSources } from './add-sources.tsx';
import { RenameShelfDialog } from './shelf-dialogs.tsx';
import { ShelfDrafts } from './shelf-drafts.tsx';
import { SHELF_WORDS } from './shelf-words.ts';
import '../library.css';
import './shelves.css';

const SHELF: Deletable = {
  path: (id) => fill(CALLS.shelf, { id }),
  keys: (id) => [[...SHELVES, id]],
  lists: [SHELVES],
};

export interface ShelfPageProps {
  id: string;
  /** Questions asked about the shelf; another feature, passed in by the app. */
  Questions: ComponentType<{ shelfId: string }>;
}

/** The contents of a shelf. */
export function ShelfPage({ id, Questions }: ShelfPageProps) {
  const found = useQuery(shelfQuery(id));
  const shelf = found.data;
  useTitle(shelf?.name ?? SHELF_WORDS.shelf);
  if (found.isError) {
    return <ShelfFailure error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!shelf) {
    return (
      <>
        <Bar>
          <span>{SHELF_WORDS.shelf}</span>
        </Bar>
        <div className="library">
          <h1 className="visually-hidden">{SHELF_WORDS.shelf}</h1>
          <Skeleton label={SHELF_WORDS.loading} lines={6} />
        </div>
      </>
    );
  }
  return <ShelfRoom shelf={shelf} Questions={Questions} />;
}

type RoomProps = Pick<ShelfPageProps, 'Questions'> & { shelf: Shelf };

function ShelfRoom({ shelf, Questions }: RoomProps) {
  const { id, name, isOwn, ownerEmail, sharedWithTeam, sources, words, wholeVideoId } = shelf;
  const deletion = useDeletion(SHELF);
  const take = useTakeFromShelf();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  const addButton = (
    <Button isSmall icon="plus" onPress={() => setAdding(true)}>
      {SHELF_WORDS.add}
    </Button>
  );
  return (
    <>
      <Bar
        actions={
          <>
            {isOwn && addButton}
            {sources.length > 0 && <WriteMenu shelfId={id} />}
            {sources.length > 0 && (
              <ButtonLink
                isSmall
                tone="go"
                icon="search"
                href={askPath({ kind: 'shelf', shelfId: id })}
              >
                {SHELF_WORDS.ask}
              </ButtonLink>
            )}
            {isOwn && <ShelfMenu shelf={shelf} onDelete={() => deletion.start([id])} />}
          </>
        }
      >
        <a className="link plain" href={`${PAGES.library}?group=shelf`}>
          {SHELF_WORDS.back}
        </a>
        <span>{SHELF_WORDS.sources(sources.length)}</span>
        <span>{SHELF_WORDS.words(words)}</span>
      </Bar>
      <div className="library">
        <header className="shelf-title">
          <h1 className="room-title" dir="auto">
            {name}
          </h1>
          {isOwn && sharedWithTeam && <Badge>{SHELF_WORDS.sharedBadge}</Badge>}
          {!isOwn && ownerEmail !== null && <Badge>{SHELF_WORDS.sharedBy(ownerEmail)}</Badge>}
        </header>
        {deletion.leaving.has(id) && (
          <p className="library-leaving" role="status">
            {SHELF_WORDS.deleting(name)}{' '}
            <UndoButton takesFocus onUndo={() => deletion.undo([id])}>
              {SHELF_WORDS.undo}
            </UndoButton>
          </p>
        )}
        {added.length > 0 && (
          <p className="library-leaving" role="status">
            {SHELF_WORDS.addedAll(added.length)}{' '}
            <UndoButton
              takesFocus={false}
              onUndo={() =>
                take.mutate(
                  { shelfId: id, videoIds: added },
                  { onSuccess: () => setAdded([]), onError: tellFailure },
                )
              }
            >
              {SHELF_WORDS.undo}
            </UndoButton>
          </p>
        )}
        {sources.length === 0 ? (
          <Empty title={SHELF_WORDS.emptyTitle} level={2} {...(isOwn && { action: addButton })}>
            {isOwn ? SHELF_WORDS.empty : SHELF_WORDS.emptyForeign}
          </Empty>
        ) : (
          <ul className="library-list">
            {sources.map((source) => (
              <SourceRow
                key={source.videoId}
                source={source}
                onTake={
                  isOwn
                    ? () =>
                        take.mutate(
                          { shelfId: id, videoIds: [source.videoId] },
                          {
                            onSuccess: () => toasts.show(SHELF_WORDS.removed(titleOf(source))),
                            onError: tellFailure,
                          },
                        )
                    : null
                }
              />
            ))}
          </ul>
        )}
        {wholeVideoId !== null && <ShelfDrafts wholeVideoId={wholeVideoId} />}
        <Suspense fallback={null}>
          <Questions shelfId={id} />
        </Suspense>
      </div>
      {isAdding && (
        <AddSources shelf={shelf} onClose={() => setAdding(false)} onAddedFound={setAdded} />
      )}
    </>
  );
}

/** Creates a draft in any format from the whole shelf. */
function WriteMenu({ shelfId }: { shelfId: string }) {
  return (
    <Menu
      label={SHELF_WORDS.writeFrom}
      trigger={<TriggerButton isSmall>{SHELF_WORDS.writeFrom}</TriggerButton>}
      groups={[
        {
          title: SHELF_WORDS.writeFromTitle,
          entries: FORMATS.map(({ value, label }) => ({
            id: value,
            label,
            href: `${formatPath(value)}?shelf=${encodeURIComponent(shelfId)}`,
          })),
        },
      ]}
    />
  );
}

const titleOf = ({ title }: ListedSource) => title || SHELF_WORDS.untitled;

interface SourceRowProps {
  source: ListedSource;
  /** `null` on someone else's shelf. */
  onTake: (() => void) | null;
}

function SourceRow({ source, onTake }: SourceRowProps) {
  const { videoId, channel, durationMs, timed, words, state } = source;
  const title = titleOf(source);
  return (
    <li className="library-row shelf-source">
      <span className="rail-tick" data-state={state === 'ready' ? 'done' : 'todo'}>
        {timed && durationMs > 0 ? <Time seconds={durationMs / 1000} /> : <Icon name="text" />}
      </span>
      <div className="library-words">
        {onTake && state === 'ready' ? (
          <a
            className="library-title"
            href={askPath({ kind: 'video', videoId })}
            aria-label={SHELF_WORDS.askSource(title)}
          >
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi className="library-title">{title}</bdi>
        )}
        <p className="library-facts">
          {channel !== '' && <bdi>{channel}</bdi>}
          <span>{state === 'ready' ? SHELF_WORDS.words(words) : SHELF_WORDS.state[state]}</span>
        </p>
      </div>
      {onTake && (
        <>
          <ButtonLink
            isSmall
            tone="quiet"
            href={`${formatPath('blog')}?video=${encodeURIComponent(videoId)}`}
          >
            {SHELF_WORDS.write}
          </ButtonLink>
          <IconButton icon="close" label={SHELF_WORDS.remove(title)} isSmall onPress={onTake} />
        </>
      )}
    </li>
  );
}

function ShelfMenu({ shelf, onDelete }: { shelf: Shelf; onDelete: () => void }) {
  const [isNaming, setNaming] = useState(false);
  const edit = useEditShelf(shelf.id);
  const hasTeam = (useQuery(teamQuery).data?.members.length ?? 0) > 0;
  const { name, sharedWithTeam } = shelf;
  const [isSharing, setSharing] = useState(false);
  const share = () =>
    edit.mutate(
      { sharedWithTeam: !sharedWithTeam },
      {
        onSuccess: () => toasts.show(sharedWithTeam ? SHELF_WORDS.unshared : SHELF_WORDS.shared),
        onError: tellFailure,
        onSettled: () => setSharing(false),
      },
    );
  return (
    <>
      <Menu
        label={SHELF_WORDS.actions(name)}
        trigger={<TriggerIcon icon="more" label={SHELF_WORDS.actions(name)} isSmall />}
        groups={[
          {
            entries: [
              {
                id: 'rename',
                label: SHELF_WORDS.rename,
                icon: 'edit',
                onAct: () => setNaming(true),
              },
              ...(hasTeam || sharedWithTeam
                ? [
                    {
                      id: 'share',
                      label: sharedWithTeam ? SHELF_WORDS.unshare : SHELF_WORDS.share,
                      icon: 'link' as const,
                      onAct: sharedWithTeam ? share : () => setSharing(true),
                    },
                  ]
                : []),
              {
                id: 'delete',
                label: SHELF_WORDS.delete,
                icon: 'trash',
                isDanger: true,
                onAct: onDelete,
              },
            ],
          },
        ]}
      />
      {isSharing && (
        <Dialog
          title={SHELF_WORDS.shareTitle}
          isOpen
          onOpenChange={setSharing}
          footer={(close) => (
            <>
              <Button onPress={close}>{SHELF_WORDS.cancel}</Button>
              <Button
                tone="go"
                isPending={edit.isPending}
                pendingText={SHELF_WORDS.sharing}
                onPress={share}
              >
                {SHELF_WORDS.shareAction}
              </Button>
            </>
          )}
        >
          <p>{SHELF_WORDS.shareText(shelf.sources.length)}</p>
        </Dialog>
      )}
      {isNaming && <RenameShelfDialog shelf={shelf} onClose={() => setNaming(false)} />}
    </>
  );
}

function ShelfFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Bar>
        <span>{SHELF_WORDS.shelf}</span>
      </Bar>
      <div className="room stack" role="alert">
        <h1 className="room-title">
          {isMissing ? SHELF_WORDS.missingTitle : SHELF_WORDS.failedTitle}
        </h1>
        <p className="room-lede">{isMissing ? SHELF_WORDS.missing : errorText(error)}</p>
        <div className="row">
          {isMissing ? (
            <ButtonLink tone="go" href={PAGES.library}>
              {SHELF_WORDS.openLibrary}
            </ButtonLink>
          ) : (
            <Button tone="go" icon="retry" onPress={onRetry}>
              {SHELF_WORDS.retry}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

import { useState } from 'react';
import type { Shelf } from '#contract/shelves.ts';
import { findPageAddress, parseVideoLink } from '#contract/video-links.ts';
import { findVideoList } from '#contract/video-lists.ts';
import { errorText } from '../../../lib/api-client.ts';
import { formatPath } from '../../../lib/paths.ts';
import {
  useAddFoundToShelf,
  useAddLinkToShelf,
  useAddToShelf,
  useSources,
} from '../../../lib/shelves.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddList } from './add-list.tsx';
import { SHELF_LINKED_WORDS } from './linked-words.tsx';
import { SHELF_WORDS } from './shelf-words.ts';

export interface AddSourcesProps {
  shelf: Shelf;
  onClose: () => void;
  /** Called with the sources that weren't on the shelf before. */
  onAddedFound: (videoIds: readonly string[]) => void;
}

/** Picks sources that aren't on the shelf yet. */
export function AddSources({ shelf, onClose, onAddedFound }: AddSourcesProps) {
  const [typed, setTyped] = useState('');
  const list = findVideoList(typed) === null ? null : typed.trim();
  const link = list === null ? linkIn(typed) : null;
  const isLink = link !== null || list !== null;
  const settled = useSettled(typed.trim()) ?? '';
  const isSearch = !isLink && linkIn(settled) === null && findVideoList(settled) === null;
  const q = isSearch ? settled : '';
  const addLink = useAddLinkToShelf(shelf.id);
  const found = useSources(q);
  const add = useAddToShelf();
  const addFound = useAddFoundToShelf(shelf);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const there = new Set(shelf.sources.map(({ videoId }) => videoId));
  const others = (found.data?.pages.flatMap((page) => page.sources) ?? []).filter(
    ({ videoId }) => !there.has(videoId),
  );
  return (
    <Dialog
      title={SHELF_WORDS.addTitle}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{SHELF_WORDS.cancel}</Button>
          <Button
            tone="go"
            // A typed link would be lost, so it has to be added or cleared first.
            isDisabled={chosen.length === 0 || isLink}
            isPending={add.isPending}
            pendingText={SHELF_WORDS.adding}
            onPress={() =>
              add.mutate({ shelfId: shelf.id, videoIds: chosen }, { onSuccess: close })
            }
          >
            {SHELF_WORDS.addAction(chosen.length)}
          </Button>
        </>
      )}
    >
      <div className="stack">
        {(add.error ?? addFound.error) !== null && (
          <p className="field-error" role="alert">
            {errorText(add.error ?? addFound.error)}
          </p>
        )}
        <SearchField
          label={SHELF_WORDS.search}
          isLabelHidden
          placeholder={SHELF_WORDS.searchHint}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            addLink.reset();
          }}
        />
        {link !== null && (
          <div className="stack shelf-link">
            {addLink.isError ? (
              <p className="field-error" role="alert">
                {errorText(addLink.error)}
              </p>
            ) : (
              <p className="note">{SHELF_WORDS.addLinkHint}</p>
            )}
            <div>
              <Button
                tone="go"
                icon="plus"
                isPending={addLink.isPending}
                pendingText={SHELF_WORDS.addingLink}
                onPress={() =>
                  addLink.mutate(link, {
                    onSuccess: chosen.length === 0 ? onClose : () => setTyped(''),
                  })
                }
              >
                {SHELF_WORDS.addLink}
              </Button>
            </div>
          </div>
        )}
        {list !== null && <AddList key={list} shelfId={shelf.id} text={list} onAll={onClose} />}
        {found.isPending && <Skeleton label={SHELF_WORDS.loading} lines={4} />}
        {found.isError && (
          <p className="field-error" role="alert">
            {errorText(found.error)}
          </p>
        )}
        {found.isSuccess && others.length === 0 && !isLink && (
          <p className="note">{q === '' ? SHELF_WORDS.noSources : SHELF_WORDS.noResults}</p>
        )}
        {/* One can be ticked as quickly. */}
        {q !== '' && !found.isPlaceholderData && (others.length > 1 || found.hasNextPage) && (
          <div>
            <Button
              isSmall
              icon="plus"
              isPending={addFound.isPending}
              pendingText={SHELF_WORDS.adding}
              onPress={() =>
                addFound.mutate(q, {
                  onSuccess: (videoIds) => {
                    onClose();
                    onAddedFound(videoIds);
                  },
                })
              }
            >
              {found.hasNextPage ? SHELF_WORDS.addEvery : SHELF_WORDS.addAll(others.length)}
            </Button>
          </div>
        )}
        <div className="choices shelf-choices" hidden={isLink && chosen.length === 0}>
          {others.map(({ videoId, title, channel }) => (
            <Checkbox
              key={videoId}
              isSelected={chosen.includes(videoId)}
              {...(channel !== '' && { hint: channel })}
              onChange={(isOn) =>
                setChosen((before) =>
                  isOn ? [...before, videoId] : before.filter((id) => id !== videoId),
                )
              }
            >
              <bdi>{title || SHELF_WORDS.untitled}</bdi>
            </Checkbox>
          ))}
        </div>
        {found.hasNextPage && !isLink && (
          <div>
            <Button
              isSmall
              isPending={found.isFetchingNextPage}
              onPress={() => void found.fetchNextPage()}
            >
              {SHELF_WORDS.more}
            </Button>
          </div>
        )}
        <p className="note">
          {SHELF_LINKED_WORDS.addOther((text) => (
            <Link href={formatPath('summary')}>{text}</Link>
          ))}
        </p>
      </div>
    </Dialog>
  );
}

/** A link to a video or page that was pasted into the search field. */
function linkIn(typed: string): string | null {
  const text = typed.trim();
  const video = parseVideoLink(text);
  if (video.ok) return /[./]/u.test(text) ? text : null;
  return /^https?:/iu.test(text) ? findPageAddress(text) : null;
}

import { useState } from 'react';
import type { Shelf } from '#contract/shelves.ts';
import { errorText } from '../../../lib/api-client.ts';
import { useAddToShelf, useSources } from '../../../lib/shelves.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SHELF_WORDS } from './shelf-words.ts';

/** The sources that are not on the shelf yet, to be put there. */
export function AddSources({ shelf, onClose }: { shelf: Shelf; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim()) ?? '';
  const found = useSources(q);
  const add = useAddToShelf();
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
            isDisabled={chosen.length === 0}
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
        {add.isError && (
          <p className="field-error" role="alert">
            {errorText(add.error)}
          </p>
        )}
        <SearchField
          label={SHELF_WORDS.search}
          isLabelHidden
          placeholder={SHELF_WORDS.searchHint}
          value={typed}
          onChange={setTyped}
        />
        {found.isPending && <Skeleton label={SHELF_WORDS.loading} lines={4} />}
        {found.isError && (
          <p className="field-error" role="alert">
            {errorText(found.error)}
          </p>
        )}
        {found.isSuccess && others.length === 0 && (
          <p className="note">{q === '' ? SHELF_WORDS.noSources : SHELF_WORDS.noResults}</p>
        )}
        <div className="choices shelf-choices">
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
        {found.hasNextPage && (
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
      </div>
    </Dialog>
  );
}

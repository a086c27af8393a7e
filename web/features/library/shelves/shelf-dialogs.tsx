import { useQueries, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ShelfSummary } from '#contract/shelves.ts';
import { errorText } from '../../../lib/api-client.ts';
import {
  shelfQuery,
  shelvesQuery,
  useAddToShelf,
  useCreateShelf,
  useEditShelf,
  useTakeFromShelf,
} from '../../../lib/shelves.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Dialog, FormFoot } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toasts } from '../../../ui/toast.ts';
import { SHELF_WORDS } from './shelf-words.ts';

const NAME_LENGTH = 120;

interface NameDialogProps {
  title: string;
  action: string;
  pendingText: string;
  start: string;
  hint?: string;
  isPending: boolean;
  error: Error | null;
  onSend: (name: string) => void;
  onClose: () => void;
}

function NameDialog(props: NameDialogProps) {
  const { title, action, pendingText, start, hint, isPending, error, onSend, onClose } = props;
  const [name, setName] = useState(start);
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <FormFoot
          form="shelf-name"
          label={action}
          pendingLabel={pendingText}
          isPending={isPending}
          isDisabled={name.trim() === ''}
          onCancel={close}
        />
      )}
    >
      <form
        id="shelf-name"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '' && !isPending) onSend(name.trim());
        }}
      >
        <TextField
          label={SHELF_WORDS.name}
          value={name}
          onChange={setName}
          maxLength={NAME_LENGTH}
          dir="auto"
          autoFocus
          {...(hint !== undefined && { hint })}
          {...(error && { error: errorText(error) })}
        />
      </form>
    </Dialog>
  );
}

export interface CreateShelfDialogProps {
  onCreated: (shelf: ShelfSummary) => void;
  onClose: () => void;
}

export function CreateShelfDialog({ onCreated, onClose }: CreateShelfDialogProps) {
  const create = useCreateShelf();
  return (
    <NameDialog
      title={SHELF_WORDS.create}
      action={SHELF_WORDS.createAction}
      pendingText={SHELF_WORDS.creating}
      start=""
      hint={SHELF_WORDS.nameHint}
      isPending={create.isPending}
      error={create.error}
      onSend={(name) => create.mutate({ name, videoIds: [] }, { onSuccess: onCreated })}
      onClose={onClose}
    />
  );
}

export function RenameShelfDialog({
  shelf,
  onClose,
}: {
  shelf: ShelfSummary;
  onClose: () => void;
}) {
  const edit = useEditShelf(shelf.id);
  return (
    <NameDialog
      title={SHELF_WORDS.rename}
      action={SHELF_WORDS.rename}
      pendingText={SHELF_WORDS.renaming}
      start={shelf.name}
      isPending={edit.isPending}
      error={edit.error}
      onSend={(name) => {
        if (name === shelf.name) onClose();
        else edit.mutate({ name }, { onSuccess: onClose });
      }}
      onClose={onClose}
    />
  );
}

export interface PutOnShelfProps {
  videoIds: readonly string[];
  onClose: () => void;
}

/** Shows which shelves the sources are on. Each checkbox adds or removes them right away. */
export function PutOnShelf({ videoIds, onClose }: PutOnShelfProps) {
  const own = useQuery(shelvesQuery).data?.shelves.filter(({ isOwn }) => isOwn) ?? [];
  const contents = useQueries({ queries: own.map(({ id }) => shelfQuery(id)) });
  const add = useAddToShelf();
  const take = useTakeFromShelf();
  const create = useCreateShelf();
  const [name, setName] = useState('');
  const typed = name.trim();
  /** By shelf: what its box was just changed to. */
  const [changing, setChanging] = useState<ReadonlyMap<string, boolean>>(new Map());

  /** Several can be under way, so each is awaited: a mutation's callbacks are only called for the newest. */
  async function change({ id: shelfId, name: shelfName }: ShelfSummary, isOn: boolean) {
    if (changing.has(shelfId)) return;
    setChanging((before) => new Map(before).set(shelfId, isOn));
    try {
      await (isOn ? add : take).mutateAsync({ shelfId, videoIds });
      toasts.show(SHELF_WORDS[isOn ? 'putOn' : 'takenFrom'](shelfName));
    } catch (error) {
      tellFailure(error);
    }
    setChanging((before) => new Map([...before].filter(([id]) => id !== shelfId)));
  }

  function createTyped(then: () => void): void {
    if (create.isPending) return;
    create.mutate(
      { name: typed, videoIds },
      {
        onSuccess: (shelf) => {
          setName('');
          toasts.show(SHELF_WORDS.created(shelf.name, videoIds.length));
          then();
        },
      },
    );
  }

  return (
    <Dialog
      title={SHELF_WORDS.putTitle(videoIds.length)}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        // A name typed but not submitted is used as well.
        <Button
          tone="go"
          isPending={create.isPending}
          pendingText={SHELF_WORDS.creating}
          onPress={() => (typed === '' ? close() : createTyped(close))}
        >
          {typed === '' ? SHELF_WORDS.done : SHELF_WORDS.putNewAction}
        </Button>
      )}
    >
      <div className="stack">
        <p className="note">{own.length === 0 ? SHELF_WORDS.putNone : SHELF_WORDS.putHint}</p>
        {own.length > 0 && (
          <div className="choices">
            {own.map((shelf, index) => {
              const there = new Set(contents[index]?.data?.sources.map((one) => one.videoId));
              const on = videoIds.filter((id) => there.has(id)).length;
              // Optimistic: shows the new state while the request is running.
              const next = changing.get(shelf.id);
              return (
                <Checkbox
                  key={shelf.id}
                  isSelected={next ?? on === videoIds.length}
                  isIndeterminate={next === undefined && on > 0 && on < videoIds.length}
                  isDisabled={contents[index]?.data === undefined}
                  hint={SHELF_WORDS.sources(shelf.sourceCount)}
                  onChange={(isOn) => void change(shelf, isOn)}
                >
                  <bdi>{shelf.name}</bdi>
                </Checkbox>
              );
            })}
          </div>
        )}
        <form
          className="shelf-new"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (typed !== '') createTyped(() => {});
          }}
        >
          <TextField
            label={SHELF_WORDS.putNew}
            value={name}
            onChange={setName}
            maxLength={NAME_LENGTH}
            dir="auto"
            {...(create.isError && { error: errorText(create.error) })}
          />
        </form>
      </div>
    </Dialog>
  );
}

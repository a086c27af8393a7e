import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { GenerationSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { generationQuery } from '../../lib/generations.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { readAgain } from '../../lib/read-again.ts';
import { askPath, generationPath } from '../../lib/paths.ts';
import { Dialog, FormFoot } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toasts } from '../../ui/toast.ts';
import { TriggerIcon } from '../../ui/trigger-button.tsx';
import { SHELF_WORDS } from './shelves/shelf-words.ts';
import { LIBRARY_WORDS } from './words.tsx';

const { row: WORDS } = LIBRARY_WORDS;

export interface RowMenuProps {
  generation: GenerationSummary;
  hasEnded: boolean;
  onShelf: () => void;
  onDelete: () => void;
}

/** Actions on a draft without opening it. */
export function RowMenu({ generation, hasEnded, onShelf, onDelete }: RowMenuProps) {
  const { id, title, version } = generation;
  const client = useQueryClient();
  const [isNaming, setNaming] = useState(false);
  const duplicate = useMutation({
    mutationFn: () =>
      call(fill(CALLS.generationDuplicate, { id }), GenerationSchema, { method: 'POST' }),
    onSuccess: (copy) => {
      toasts.show(WORDS.duplicated, { href: generationPath(copy) });
      return readAgain(client, GENERATIONS);
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  return (
    <>
      <Menu
        label={WORDS.quoted(title)}
        trigger={<TriggerIcon icon="more" label={WORDS.options(title)} isSmall />}
        groups={[
          {
            entries: [
              { id: 'rename', label: WORDS.rename, icon: 'edit', onAct: () => setNaming(true) },
              {
                id: 'duplicate',
                label: WORDS.duplicate,
                icon: 'copy',
                isDisabled: !hasEnded || version === 0,
                onAct: () => duplicate.mutate(),
              },
              { id: 'shelf', label: SHELF_WORDS.put, icon: 'library', onAct: onShelf },
              {
                id: 'ask',
                label: SHELF_WORDS.askItsSource,
                icon: 'search',
                href: askPath({ kind: 'video', videoId: generation.videoId }),
              },
              { id: 'delete', label: WORDS.remove, icon: 'trash', isDanger: true, onAct: onDelete },
            ],
          },
        ]}
      />
      {isNaming && <RenameDialog generation={generation} onClose={() => setNaming(false)} />}
    </>
  );
}

interface RenameProps {
  generation: GenerationSummary;
  onClose: () => void;
}

function RenameDialog({ generation: { id, title }, onClose }: RenameProps) {
  const client = useQueryClient();
  const [words, setWords] = useState(title);
  const rename = useMutation({
    mutationFn: (next: string) =>
      call(fill(CALLS.generation, { id }), GenerationSchema, {
        method: 'PATCH',
        body: { title: next },
      }),
    onSuccess: (generation) => {
      client.setQueryData(generationQuery(id).queryKey, generation);
      onClose();
      return readAgain(client, GENERATIONS);
    },
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '' || rename.isPending) return;
    if (words.trim() === title) onClose();
    else rename.mutate(words.trim());
  }
  return (
    <Dialog
      title={WORDS.rename}
      isOpen
      onOpenChange={onClose}
      footer={(close) => (
        <FormFoot
          form="rename"
          label={WORDS.rename}
          pendingLabel={WORDS.renaming}
          isPending={rename.isPending}
          isDisabled={words.trim() === ''}
          onCancel={close}
        />
      )}
    >
      <form id="rename" onSubmit={send}>
        <TextField
          label={WORDS.name}
          value={words}
          onChange={setWords}
          maxLength={300}
          autoFocus
          hint={WORDS.nameHint}
          {...(rename.isError && { error: errorText(rename.error) })}
        />
      </form>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { MOST_EXPORTED, type ExportMany } from '#contract/exports.ts';
import { BIN_DAYS } from '#contract/generations.ts';
import { CALLS } from '#contract/paths.ts';
import { request, errorText } from '../../lib/api-client.ts';
import { fileName, saveFile } from '../../lib/save-file.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toasts } from '../../ui/toast.ts';
import { TriggerButton } from '../../ui/trigger-button.tsx';
import { SHELF_WORDS } from './shelves/shelf-words.ts';
import { LIBRARY_WORDS } from './words.tsx';

const { bulk: WORDS } = LIBRARY_WORDS;

export interface BulkBarProps {
  ids: readonly string[];
  onDelete: () => void;
  onFavourite: () => void;
  onShelf: () => void;
  onClear: () => void;
}

const KINDS: readonly ExportMany['as'][] = ['docx', 'pdf', 'md', 'html', 'txt', 'json'];

export function BulkBar({ ids, onDelete, onFavourite, onShelf, onClear }: BulkBarProps) {
  const take = useMutation({
    mutationFn: async (as: ExportMany['as']) => {
      const response = await request(CALLS.exportMany, { method: 'POST', body: { ids, as } });
      saveFile(await response.blob(), fileName(response) ?? 'texts.zip');
    },
    onError: (error) => toasts.show(errorText(error), { type: 'error', durationMs: 6000 }),
  });
  const isTooMany = ids.length > MOST_EXPORTED;
  return (
    <div className="bulk" role="region" aria-label={WORDS.title}>
      <span className="bulk-count">{WORDS.count(ids.length)}</span>
      <Menu
        label={WORDS.zip}
        trigger={
          <TriggerButton isSmall icon="download" isDisabled={isTooMany || take.isPending}>
            {take.isPending ? WORDS.packing : WORDS.pack}
          </TriggerButton>
        }
        groups={[
          {
            title: WORDS.inOneZip,
            entries: KINDS.map((kind) => ({
              id: kind,
              label: WORDS.kinds[kind],
              icon: 'file' as const,
              onAct: () => take.mutate(kind),
            })),
          },
        ]}
      />
      <Button isSmall icon="star" onPress={onFavourite}>
        {WORDS.favour}
      </Button>
      <Button isSmall icon="library" onPress={onShelf}>
        {SHELF_WORDS.putMany}
      </Button>
      <ConfirmDialog
        title={WORDS.removeTitle(ids.length)}
        confirmLabel={WORDS.remove}
        isDanger
        onConfirm={onDelete}
        trigger={
          <Button isSmall tone="danger" icon="trash">
            {WORDS.remove}
          </Button>
        }
      >
        <p>{WORDS.removeText(ids.length, BIN_DAYS)}</p>
      </ConfirmDialog>
      {isTooMany && <span className="note">{WORDS.tooMany(MOST_EXPORTED)}</span>}
      <IconButton icon="close" label={WORDS.clear} isSmall onPress={onClear} />
    </div>
  );
}

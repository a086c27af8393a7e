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

export interface BulkBarProps {
  ids: readonly string[];
  onDelete: () => void;
  onFavourite: () => void;
  onShelf: () => void;
  onClear: () => void;
}

const KINDS: readonly [kind: ExportMany['as'], label: string][] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['md', 'Markdown'],
  ['html', 'Web pages'],
  ['txt', 'Plain text'],
  ['json', 'Data'],
];

/** What can be done with many at once. */
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
    <div className="bulk" role="region" aria-label="Selected">
      <span className="bulk-count">{ids.length} selected</span>
      <Menu
        label="Export as a zip"
        trigger={
          <TriggerButton isSmall icon="download" isDisabled={isTooMany || take.isPending}>
            {take.isPending ? 'Packing…' : 'Export'}
          </TriggerButton>
        }
        groups={[
          {
            title: 'All in one zip',
            entries: KINDS.map(([kind, label]) => ({
              id: kind,
              label,
              icon: 'file' as const,
              onAct: () => take.mutate(kind),
            })),
          },
        ]}
      />
      <Button isSmall icon="star" onPress={onFavourite}>
        Favourite
      </Button>
      <Button isSmall icon="library" onPress={onShelf}>
        {SHELF_WORDS.putMany}
      </Button>
      <ConfirmDialog
        title={ids.length === 1 ? 'Delete this?' : `Delete ${ids.length}?`}
        confirmLabel="Delete"
        isDanger
        onConfirm={onDelete}
        trigger={
          <Button isSmall tone="danger" icon="trash">
            Delete
          </Button>
        }
      >
        <p>
          {ids.length === 1
            ? `You can restore it from the bin for ${BIN_DAYS} days. We keep the source.`
            : `You can restore them from the bin for ${BIN_DAYS} days. We keep the sources.`}
        </p>
      </ConfirmDialog>
      {isTooMany && <span className="note">At most {MOST_EXPORTED} fit in one zip.</span>}
      <IconButton icon="close" label="Clear selection" isSmall onPress={onClear} />
    </div>
  );
}

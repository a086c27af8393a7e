import type { FormatValue } from '#contract/catalog/formats.ts';
import { download } from '../../lib/export-file.ts';
import { Menu } from '../../ui/menu.tsx';
import { TriggerButton } from '../../ui/trigger-button.tsx';
import { copyAs, filesOf } from './files.ts';

export interface ExportMenuProps {
  id: string;
  format: FormatValue;
  /** Everything typed so far reaches the server first, so that the file holds it. */
  onBefore: () => Promise<void>;
}

export function ExportMenu({ id, format, onBefore }: ExportMenuProps) {
  const after = (work: () => Promise<void>) => () => void onBefore().then(work);
  return (
    <Menu
      label="Export"
      trigger={
        <TriggerButton isSmall icon="download">
          Export
        </TriggerButton>
      }
      groups={[
        {
          title: 'Copy',
          entries: [
            {
              id: 'copy-rich',
              label: 'With its formatting',
              icon: 'copy',
              onAct: after(() => copyAs(id, 'rich')),
            },
            {
              id: 'copy-md',
              label: 'As Markdown',
              icon: 'copy',
              onAct: after(() => copyAs(id, 'md')),
            },
          ],
        },
        {
          title: 'As a file',
          entries: filesOf(format).map(({ kind, label, hint }) => ({
            id: kind,
            label,
            icon: 'file' as const,
            hint,
            onAct: after(() => download(id, kind)),
          })),
        },
      ]}
    />
  );
}

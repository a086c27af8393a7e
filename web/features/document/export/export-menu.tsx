import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { canHaveTimes, hasTimesUnasked } from '#contract/exports.ts';
import { settingsQuery } from '../../../lib/catalogue.ts';
import { download } from '../../../lib/export-file.ts';
import { audioQuery } from '../../../lib/podcasts.ts';
import { Menu } from '../../../ui/menu.tsx';
import { TriggerButton } from '../../../ui/trigger-button.tsx';
import { copyAs, filesOf, soundEntries, soundToCome } from './files.ts';
import { EXPORT_WORDS } from './words.ts';

export interface ExportMenuProps {
  id: string;
  format: FormatValue;
  /** Called before exporting, to save pending edits so that the file contains them. */
  onBefore: () => Promise<void>;
}

export function ExportMenu({ id, format, onBefore }: ExportMenuProps) {
  /** For this draft, until the page is left; `null`: as the account's setting says. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const notes = useQuery(settingsQuery).data?.defaults.exportNotes ?? 'fitting';
  const hasTimes = chosen ?? hasTimesUnasked(format, notes);
  const times = chosen ?? undefined;
  const isPodcast = format === 'podcast';
  const audio = useQuery({ ...audioQuery(id), enabled: isPodcast }).data;
  const after = (work: () => Promise<void>) => () => void onBefore().then(work);
  return (
    <Menu
      label={EXPORT_WORDS.title}
      trigger={
        <TriggerButton isSmall icon="download">
          {EXPORT_WORDS.title}
        </TriggerButton>
      }
      groups={[
        ...(canHaveTimes(format)
          ? [
              {
                title: EXPORT_WORDS.include,
                entries: [{ id: 'times', label: EXPORT_WORDS.times }],
                switches: {
                  on: hasTimes ? ['times'] : [],
                  onChange: (on: string[]) => setChosen(on.length > 0),
                },
              },
            ]
          : []),
        {
          title: EXPORT_WORDS.copy,
          entries: [
            {
              id: 'copy-rich',
              label: EXPORT_WORDS.copyAs.rich,
              icon: 'copy',
              onAct: after(() => copyAs(id, 'rich', format, times)),
            },
            {
              id: 'copy-md',
              label: EXPORT_WORDS.copyAs.md,
              icon: 'copy',
              onAct: after(() => copyAs(id, 'md', format, times)),
            },
          ],
        },
        {
          title: EXPORT_WORDS.download,
          entries: filesOf(format).map(({ kind, label, hint }) => ({
            id: kind,
            label,
            icon: 'file' as const,
            hint,
            onAct: after(() => download(id, kind, times)),
          })),
        },
        ...(audio
          ? [
              audio.file
                ? { title: EXPORT_WORDS.recorded, entries: soundEntries(id) }
                : soundToCome(audio),
            ]
          : []),
      ]}
    />
  );
}

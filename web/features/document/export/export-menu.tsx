import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { hasTimesUnasked } from '#contract/exports.ts';
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

/** Posts never show times, and a podcast has its own. */
const NEVER_TIMED = new Set<FormatValue>(['tweet', 'linkedin', 'podcast']);

const keyOf = (format: FormatValue) => `export-times:${format}`;

/** The choice saved in this browser; `null` if there is none. */
function findChoice(format: FormatValue): boolean | null {
  try {
    const kept = localStorage.getItem(keyOf(format));
    return kept === null ? null : kept === 'true';
  } catch {
    return null;
  }
}

function keepChoice(format: FormatValue, on: boolean): void {
  try {
    localStorage.setItem(keyOf(format), String(on));
  } catch {
    // Storage is blocked, so the choice lasts until the page is left.
  }
}

export function ExportMenu({ id, format, onBefore }: ExportMenuProps) {
  const [hasTimes, setHasTimes] = useState(() => findChoice(format) ?? hasTimesUnasked(format));
  const isPodcast = format === 'podcast';
  const audio = useQuery({ ...audioQuery(id), enabled: isPodcast }).data;
  const after = (work: () => Promise<void>) => () => void onBefore().then(work);
  const choose = (on: boolean) => {
    setHasTimes(on);
    keepChoice(format, on);
  };
  return (
    <Menu
      label={EXPORT_WORDS.title}
      trigger={
        <TriggerButton isSmall icon="download">
          {EXPORT_WORDS.title}
        </TriggerButton>
      }
      groups={[
        ...(NEVER_TIMED.has(format)
          ? []
          : [
              {
                title: EXPORT_WORDS.include,
                entries: [{ id: 'times', label: EXPORT_WORDS.times }],
                switches: {
                  on: hasTimes ? ['times'] : [],
                  onChange: (on: string[]) => choose(on.length > 0),
                },
              },
            ]),
        {
          title: EXPORT_WORDS.copy,
          entries: [
            {
              id: 'copy-rich',
              label: EXPORT_WORDS.copyAs.rich,
              icon: 'copy',
              onAct: after(() => copyAs(id, 'rich', hasTimes)),
            },
            {
              id: 'copy-md',
              label: EXPORT_WORDS.copyAs.md,
              icon: 'copy',
              onAct: after(() => copyAs(id, 'md', hasTimes)),
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
            onAct: after(() => download(id, kind, hasTimes)),
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

import type { FormatValue } from '#contract/catalog/formats.ts';

interface Base {
  name: string;
  label: string;
  hint?: string;
  /** Only a model can do it. */
  needsModel?: boolean;
  /** Shown only while another option has this value. */
  onlyIf?: readonly [name: string, value: unknown];
}

export type OptionRow =
  | (Base & { kind: 'one-of'; options: readonly [value: string, label: string][] })
  | (Base & { kind: 'number'; least: number; most: number; unit: string })
  | (Base & { kind: 'text'; placeholder: string })
  | (Base & { kind: 'switch' })
  | (Base & { kind: 'list'; options: readonly [value: string, label: string][] })
  | (Base & { kind: 'one-of-numbers'; options: readonly [value: number, label: string][] })
  | (Base & { kind: 'names'; of: string; placeholders: readonly string[] });

const LENGTH: OptionRow = {
  kind: 'one-of',
  name: 'length',
  label: 'Length',
  options: [
    ['short', 'Short'],
    ['medium', 'Medium'],
    ['long', 'Long'],
  ],
};

/** What each format lets one choose, as the screen shows it. The contract's `OPTIONS` has the bounds and defaults. */
export const OPTION_ROWS: Record<FormatValue, readonly OptionRow[]> = {
  blog: [
    LENGTH,
    {
      kind: 'text',
      name: 'keyword',
      label: 'Target keyword',
      placeholder: 'A phrase people search for',
      hint: 'The phrase you want to rank for',
    },
    {
      kind: 'text',
      name: 'audience',
      label: 'Audience',
      placeholder: 'Who it’s for',
      needsModel: true,
    },
    {
      kind: 'list',
      name: 'shape',
      label: 'Structure',
      needsModel: true,
      options: [
        ['auto', 'Whatever fits'],
        ['how-to', 'A how-to'],
        ['story', 'A story'],
        ['argument', 'An argument'],
        ['list', 'A list'],
        ['interview', 'An interview'],
      ],
    },
    { kind: 'switch', name: 'takeaways', label: 'Key takeaways', needsModel: true },
    { kind: 'switch', name: 'conclusion', label: 'Conclusion', needsModel: true },
    { kind: 'switch', name: 'faq', label: 'Q&A', needsModel: true },
  ],
  summary: [
    LENGTH,
    {
      kind: 'one-of',
      name: 'shape',
      label: 'Format',
      options: [
        ['bullets', 'Points'],
        ['prose', 'Prose'],
      ],
    },
  ],
  tweet: [
    {
      kind: 'one-of',
      name: 'shape',
      label: 'Format',
      options: [
        ['thread', 'Thread'],
        ['single', 'Single post'],
      ],
    },
    {
      kind: 'number',
      name: 'count',
      label: 'Posts',
      least: 2,
      most: 25,
      unit: 'tweets',
      onlyIf: ['shape', 'thread'],
    },
  ],
  linkedin: [
    {
      kind: 'one-of',
      name: 'tone',
      label: 'Tone',
      needsModel: true,
      options: [
        ['plain', 'Plain'],
        ['personal', 'Personal'],
        ['expert', 'Expert'],
        ['bold', 'Bold'],
      ],
    },
    { kind: 'switch', name: 'emoji', label: 'Emoji' },
  ],
  newsletter: [
    LENGTH,
    { kind: 'number', name: 'sections', label: 'Sections', least: 1, most: 8, unit: 'sections' },
  ],
  podcast: [
    {
      kind: 'one-of-numbers',
      name: 'hosts',
      label: 'Hosts',
      options: [
        [1, 'One'],
        [2, 'Two'],
      ],
    },
    {
      kind: 'list',
      name: 'style',
      label: 'Style',
      needsModel: true,
      options: [
        ['conversation', 'A conversation'],
        ['interview', 'An interview'],
        ['brief', 'A briefing'],
        ['debate', 'A debate'],
        ['story', 'A story'],
      ],
    },
    { kind: 'number', name: 'minutes', label: 'Minutes', least: 1, most: 60, unit: 'minutes' },
    {
      kind: 'names',
      name: 'names',
      label: 'Names',
      of: 'hosts',
      placeholders: ['First host', 'Second host'],
    },
  ],
  custom: [],
};

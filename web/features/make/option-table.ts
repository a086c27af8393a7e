import type { FormatValue } from '#contract/catalog/formats.ts';
import { OPTION_WORDS } from './option-words.ts';

interface Base {
  name: string;
  label: string;
  hint?: string;
  /** Requires an AI model. */
  needsModel?: boolean;
  /** Shown only while another option has this value. */
  onlyIf?: readonly [name: string, value: unknown];
}

export type OptionRow =
  | (Base & { kind: 'one-of'; options: readonly [value: string, label: string][] })
  | (Base & { kind: 'number'; least: number; most: number; steps: { fewer: string; more: string } })
  | (Base & { kind: 'text'; placeholder: string })
  | (Base & { kind: 'switch' })
  | (Base & { kind: 'list'; options: readonly [value: string, label: string][] })
  | (Base & { kind: 'one-of-numbers'; options: readonly [value: number, label: string][] })
  | (Base & {
      kind: 'names';
      of: string;
      placeholders: readonly string[];
      examples: readonly string[];
    });

/** Options come from the keys of the catalogue, which are the contract's values in display order. */
const choices = (options: Readonly<Record<string, string>>) => Object.entries(options);

const LENGTH: OptionRow = {
  kind: 'one-of',
  name: 'length',
  label: OPTION_WORDS.length.label,
  options: choices(OPTION_WORDS.length.options),
};

/** The options of each format as shown on screen. Limits and defaults are in the contract's `OPTIONS`. */
export const OPTION_ROWS: Record<FormatValue, readonly OptionRow[]> = {
  blog: [
    LENGTH,
    { kind: 'text', name: 'keyword', ...OPTION_WORDS.keyword },
    { kind: 'text', name: 'audience', needsModel: true, ...OPTION_WORDS.audience },
    {
      kind: 'list',
      name: 'shape',
      label: OPTION_WORDS.structure.label,
      needsModel: true,
      options: choices(OPTION_WORDS.structure.options),
    },
    { kind: 'switch', name: 'takeaways', label: OPTION_WORDS.takeaways, needsModel: true },
    { kind: 'switch', name: 'conclusion', label: OPTION_WORDS.conclusion, needsModel: true },
    { kind: 'switch', name: 'faq', label: OPTION_WORDS.faq, needsModel: true },
  ],
  summary: [
    LENGTH,
    {
      kind: 'one-of',
      name: 'shape',
      label: OPTION_WORDS.summaryShape.label,
      options: choices(OPTION_WORDS.summaryShape.options),
    },
  ],
  tweet: [
    {
      kind: 'one-of',
      name: 'shape',
      label: OPTION_WORDS.threadShape.label,
      options: choices(OPTION_WORDS.threadShape.options),
    },
    {
      kind: 'number',
      name: 'count',
      least: 2,
      most: 25,
      onlyIf: ['shape', 'thread'],
      ...OPTION_WORDS.posts,
    },
  ],
  linkedin: [
    {
      kind: 'one-of',
      name: 'tone',
      label: OPTION_WORDS.tone.label,
      needsModel: true,
      options: choices(OPTION_WORDS.tone.options),
    },
    { kind: 'switch', name: 'emoji', label: OPTION_WORDS.emoji },
  ],
  newsletter: [
    LENGTH,
    { kind: 'number', name: 'sections', least: 1, most: 8, ...OPTION_WORDS.sections },
  ],
  podcast: [
    {
      kind: 'one-of-numbers',
      name: 'hosts',
      label: OPTION_WORDS.hosts.label,
      options: [
        [1, OPTION_WORDS.hosts.one],
        [2, OPTION_WORDS.hosts.two],
      ],
    },
    {
      kind: 'list',
      name: 'style',
      label: OPTION_WORDS.talk.label,
      needsModel: true,
      options: choices(OPTION_WORDS.talk.options),
    },
    { kind: 'number', name: 'minutes', least: 1, most: 60, ...OPTION_WORDS.minutes },
    {
      kind: 'names',
      name: 'names',
      label: OPTION_WORDS.names.label,
      of: 'hosts',
      placeholders: OPTION_WORDS.names.hosts,
      examples: OPTION_WORDS.names.examples,
    },
  ],
  custom: [],
};

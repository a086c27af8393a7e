import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { ArrangeInput } from '#server/text/arrange/arrange.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { writtenSentences } from '#server/text/sentence-spans.ts';
import { opensDangling } from './highlights/dangling.ts';
import { labelledTalks, SAMPLE_THESES } from './highlights/labels.ts';
import { meetings } from './highlights/meetings.ts';

/**
 * Quality of the built-in engine on the built-in talks, labelled texts and real meetings: how many blocks start with
 * a word that only the previous sentence explains, how many texts contain the labelled main sentence, and how many
 * sentences are repeated. With a path as argument, also measures the engine of another checkout.
 */

const FORMATS = ['summary', 'blog', 'linkedin', 'tweet', 'newsletter', 'podcast'] as const;
/** The share of texts that must contain the labelled sentence. */
const LEAST_THESES: Partial<Record<FormatValue, number>> = {
  summary: 1,
  blog: 1,
  linkedin: 1,
  tweet: 0.9,
  newsletter: 0.9,
};
const MOST_DANGLING = 0.03;

interface Source {
  name: string;
  theses: readonly string[];
  input: Omit<ArrangeInput, 'format' | 'options'>;
}

function sources(): Source[] {
  const samples = [...getSamples().values()].map(
    ({ id, title, language, cues, chapters }): Source => ({
      name: id,
      theses: SAMPLE_THESES[id]!,
      input: { title, language, cues, chapters },
    }),
  );
  const labelled = labelledTalks().map(({ title, language, thesis, cues }): Source => ({
    name: title,
    theses: [thesis],
    input: { title, language, cues, chapters: [] },
  }));
  const met = meetings().map((cues, index): Source => ({
    name: `meeting ${index}`,
    theses: [],
    input: { title: 'Meeting', language: 'english', cues, chapters: [] },
  }));
  return [...samples, ...labelled, ...met];
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:um|uh)\b/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The blocks in reading order, where an answer follows its question. */
function unitsOf(document: Document): DocumentBlock[] {
  return document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind, blockIds }) => blockIds.length > 0 && kind !== 'answer' && kind !== 'link')
    .map((block) => ({ ...block, md: block.md.replace(/^\d+\/\d+ /u, '') }));
}

/** In meetings, only what is said is judged, without the speaker's name. */
function withoutName(md: string, { cues }: Source['input']): string {
  const names = new Set(cues.map(({ speaker }) => `${speaker}: `));
  const name = [...names].find((one) => md.startsWith(one));
  return name === undefined ? md : md.slice(name.length);
}

function repeatsIn(document: Document, language: LanguageValue): string[] {
  const seen = new Set<string>();
  return document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind, blockIds }) => blockIds.length > 0 && kind !== 'link')
    .flatMap(({ md }) => writtenSentences(md, language))
    .filter((sentence) => {
      const key = letters(sentence);
      const isRepeat = key.length > 12 && seen.has(key);
      seen.add(key);
      return isRepeat;
    });
}

interface Row {
  units: number;
  dangling: number;
  texts: number;
  theses: number;
  repeats: number;
}

export interface HighlightsResult {
  name: 'highlights';
  /** The limit divided by the share of dangling openings; 0 if a thesis is missing or a sentence repeated. */
  ratio: number;
  danglingPercent: number;
  repeats: number;
  theses: Record<string, string>;
}

export async function run(args: string[]): Promise<HighlightsResult> {
  const root = args.find((arg) => !arg.startsWith('--'));
  const isWordy = args.includes('--list');
  const path = join(
    resolve(root ?? join(import.meta.dirname, '..')),
    'server/text/arrange/arrange.ts',
  );
  const { arrange } = (await import(pathToFileURL(path).href)) as {
    arrange(input: ArrangeInput): Document | null;
  };
  const rows = new Map<string, Row>();
  const all = sources();
  for (const format of FORMATS) {
    const row: Row = { units: 0, dangling: 0, texts: 0, theses: 0, repeats: 0 };
    rows.set(format, row);
    for (const { name, theses, input } of all) {
      const document = arrange({ ...input, format, options: {} })!;
      const note = (what: string, text: string) => {
        if (isWordy) console.log(`${format} ${name} ${what}: ${text.slice(0, 110)}`);
      };
      for (const { md } of unitsOf(document)) {
        row.units += 1;
        if (!opensDangling(withoutName(md, input), input.language)) continue;
        row.dangling += 1;
        note('dangling', md);
      }
      for (const sentence of repeatsIn(document, input.language)) {
        row.repeats += 1;
        note('repeated', sentence);
      }
      if (theses.length === 0) continue;
      const text = letters(
        unitsOf(document)
          .map(({ md }) => md)
          .join(' '),
      );
      row.texts += 1;
      if (theses.some((thesis) => text.includes(letters(thesis)))) row.theses += 1;
      else note('no thesis', theses[0]!);
    }
  }
  console.log(`${all.length} texts\nformat       units  dangling   thesis  repeats`);
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)}%`;
  for (const [format, { units, dangling, texts, theses, repeats }] of rows)
    console.log(
      `${format.padEnd(11)}${String(units).padStart(7)}${percent(dangling, units).padStart(10)}${percent(theses, texts).padStart(9)}${String(repeats).padStart(9)}`,
    );
  const sum = (of: keyof Row) => [...rows.values()].reduce((total, row) => total + row[of], 0);
  const share = sum('dangling') / sum('units');
  const isWhole = FORMATS.every((format) => {
    const { theses, texts } = rows.get(format)!;
    return theses >= (LEAST_THESES[format] ?? 0) * texts;
  });
  return {
    name: 'highlights',
    ratio:
      isWhole && sum('repeats') === 0
        ? Number((MOST_DANGLING / Math.max(share, 0.001)).toFixed(2))
        : 0,
    danglingPercent: Number((100 * share).toFixed(2)),
    repeats: sum('repeats'),
    theses: Object.fromEntries(
      [...rows].map(([format, { theses, texts }]) => [format, `${theses}/${texts}`]),
    ),
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));

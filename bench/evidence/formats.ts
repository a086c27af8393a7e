import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Mark } from '#contract/checks.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import type { Material } from '#server/modules/videos/source.ts';
import { seededRandom, type Random } from '#tests/faults/seeded-random.ts';
import { ALL_FORMATS, runOffline } from '#tests/support/offline-run.ts';
import { answerLikeAModel, type SaidBlock } from '#tests/support/stand-in-writer.ts';

/**
 * A model plants false numbers, names, negations and times, a hundred of each in every format; what of it is marked or
 * taken out, and how much that is true is marked as well. Then it cites wrong blocks throughout: what of that is still
 * shown as a moment, and how many right citations are lost.
 */

const KINDS = ['number', 'name', 'negation', 'time'] as const;
const PLANTED = 100 * KINDS.length;
const LIMIT = 0.9;
type Kind = (typeof KINDS)[number];

const NAMES = [
  'Marlene Voss',
  'Professor Okafor',
  'the Lindqvist Institute',
  'Daria Petrenko',
  'Hallberg',
];
/** How people and models write a moment; `m` and `s` are its minutes and seconds. */
const TIME_FORMS: readonly ((m: number, s: number) => string)[] = [
  (m, s) => `(${m}:${two(s)})`,
  (m, s) => `at ${m}:${two(s)}`,
  (m, s) => `[0:${two(m)}:${two(s)}]`,
  (m, s) => `${m}:${two(s)}`,
  (m, s) => `${m}m${two(s)}s`,
  (m, s) => `${m} min ${s} s`,
  (m) => `at the ${m}-minute mark`,
  (m) => `around minute ${m}`,
  (m) => `${m} minutes in`,
  (m, s) => `${m} minutes and ${s} seconds into the video`,
  (m, s) => `(${m} : ${two(s)})`,
  (m, s) => `at ${m}.${two(s)}`,
  (m, s) => `${m}′${two(s)}″`,
  (m, s) => `${m}分${two(s)}秒`,
  (m, s) => `**${m}:${two(s)}**`,
  (m) => `la minuta ${m}`,
  () => 'at the fourteen-minute mark',
  () => 'in the thirty-first minute',
  () => 'at minute twenty-one and a half',
  () => 'at thirty-one minutes and forty seconds',
  () => 'at one hour and twelve minutes',
  () => 'an hour into the video',
  (m) => `at ${m} mins`,
  (m, s) => `at ${m * 60 + s} seconds`,
  (m, s) => `at second ${m * 60 + s}`,
  (m, s) => `${m}∶${two(s)}`,
  (m, s) => `${m}\\:${two(s)}`,
  (m, s) => `${m}:\u200B${two(s)}`,
  (m, s) => `[${m}.${two(s)}]`,
  () => 'in der einunddreißigsten Minute',
  () => 'на тридцать первой минуте',
  () => 'in der zweiundzwanzigsten Minute',
  () => 'en el minuto treinta y dos',
];
const two = (value: number) => String(value).padStart(2, '0');

/** How models cite wrongly: the same block everywhere, the one after, the one before, one far off, none. */
const WRONG_IDS: readonly ((id: number, of: number) => number[])[] = [
  () => [1],
  (id, of) => [Math.min(of, id + 1)],
  (id) => [Math.max(1, id - 1)],
  (id, of) => [((id + 9) % of) + 1],
  () => [],
];

function garden(): Material {
  const sample = [...getSamples().values()][0]!;
  return { ...sample, languageTag: 'en', timed: true, fingerprint: sample.id };
}

/** Said in other words, as a model would: clauses change places, little words go. */
function reworded(text: string, random: Random): string {
  const clauses = text.replace(/[.!?]$/u, '').split(/,\s+/u);
  const turned = clauses.length === 2 && random.chance(0.5) ? [clauses[1]!, clauses[0]!] : clauses;
  const words = turned.join(', ').split(' ');
  const kept = words.filter(
    (word) => !/^(the|that|which|very|just|and|so|of)$/iu.test(word) || random.chance(0.6),
  );
  const joined = kept.join(' ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}

interface Plant {
  kind: Kind;
  needle: string;
}

function plant(
  kind: Kind,
  text: string,
  block: SaidBlock,
  random: Random,
): { text: string; needle: string } | null {
  if (kind === 'number') {
    const wrong = String(random.whole(210, 980) * 3 + 1);
    const digits = /\d+/u.exec(text);
    if (digits) return { text: text.replace(digits[0], wrong), needle: wrong };
    return { text: `${text.replace(/\.$/u, '')}, about ${wrong} in all.`, needle: wrong };
  }
  if (kind === 'name') {
    const name = NAMES[random.whole(0, NAMES.length - 1)]!;
    return {
      text: `${text.replace(/\.$/u, '')}, as ${name} has shown.`,
      needle: name.split(' ').at(-1)!,
    };
  }
  if (kind === 'time') {
    // Invented, or the right one moved by a little; either is nothing that was said.
    const shiftedMs = (block.ids[0]! - 1) * 30_000 + random.whole(5, 90) * 1000;
    const ms = random.chance(0.5) ? shiftedMs : random.whole(60, 3599) * 1000;
    const [m, s] = [Math.max(13, Math.floor(ms / 60_000)), Math.floor(ms / 1000) % 60];
    const form = TIME_FORMS[random.whole(0, TIME_FORMS.length - 1)]!(m, s);
    return { text: `${text.replace(/\.$/u, '')} ${form}.`, needle: form };
  }
  const turned = text
    .replace(/\b(is|are|was|were|can|will|should|does|do|has|had)\b(?! not)/u, '$1 not')
    .replace(/\bcan not\b/u, 'cannot');
  return turned === text ? null : { text: turned, needle: turned };
}

function isCaught({ kind, needle }: Plant, blockText: string, marks: readonly Mark[]): boolean {
  const said = marks.some(({ quote }) => quote.includes(needle) || needle.includes(quote));
  // A time of the recording is marked, or its line written again.
  return said || (kind === 'time' && !blockText.includes(needle));
}

interface Tally {
  planted: number;
  caught: number;
}

export interface FormatsResult {
  /** The worse of numbers and times over the limit: above 1 is within it. */
  ratio: number;
  recall: Record<Kind, number>;
  falseAlarmsPerHundredSentences: number;
  survivingTimes: number;
  /** Of the lines that cited a wrong block or none: shown at the right moment, at none, at a wrong one. */
  citations: Citations;
  /** Lines whose right citation was taken for a wrong one. */
  rightCitationsLost: number;
}

interface Citations {
  planted: number;
  right: number;
  none: number;
  wrong: number;
}

export async function checkFormats(): Promise<FormatsResult> {
  const random = seededRandom(20_261_115);
  const material = garden();
  const total = Object.fromEntries(
    KINDS.map((kind) => [kind, { planted: 0, caught: 0 }]),
  ) as Record<Kind, Tally>;
  let sentences = 0;
  let alarms = 0;
  let survivingTimes = 0;
  let rightCitationsLost = 0;
  const citations: Citations = { planted: 0, right: 0, none: 0, wrong: 0 };
  console.log(
    'format       numbers   names  negations   times  false alarms  wrong ids put right, dropped, left',
  );
  for (const format of ALL_FORMATS) {
    const row = await runFormat(format, material, random);
    for (const kind of KINDS) {
      total[kind].planted += row.tallies[kind].planted;
      total[kind].caught += row.tallies[kind].caught;
    }
    sentences += row.sentences;
    alarms += row.alarms;
    survivingTimes += row.tallies.time.planted - row.tallies.time.caught;
    const cells = KINDS.map((kind) =>
      `${row.tallies[kind].caught}/${row.tallies[kind].planted}`.padStart(9),
    );
    const cited = citeWrongly(format, material, random);
    rightCitationsLost += cited.lost;
    for (const key of ['planted', 'right', 'none', 'wrong'] as const)
      citations[key] += cited.found[key];
    const { right, none, wrong } = cited.found;
    console.log(
      `${format.padEnd(11)}${cells.join('')}   ${row.alarms} of ${row.sentences}   ${right}, ${none}, ${wrong}`,
    );
  }
  const recall = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Number((total[kind].caught / Math.max(1, total[kind].planted)).toFixed(3)),
    ]),
  ) as Record<Kind, number>;
  return {
    ratio: Number((Math.min(recall.number, recall.time) / LIMIT).toFixed(3)),
    recall,
    falseAlarmsPerHundredSentences: Number(((100 * alarms) / Math.max(1, sentences)).toFixed(1)),
    survivingTimes,
    citations,
    rightCitationsLost,
  };
}

/** The same text with right and with wrong numbers of blocks. */
function citeWrongly(format: FormatValue, material: Material, random: Random) {
  const found: Citations = { planted: 0, right: 0, none: 0, wrong: 0 };
  let lost = 0;
  const idsShown = (cite: (id: number) => number[]) => {
    const said = new Map<string, Set<number>>();
    const { document } = runOffline(format, material, (asked) =>
      answerLikeAModel(asked, {
        say(text, { ids }, tag) {
          const line = ['title', 'chapter'].includes(tag) ? text : reworded(text, random);
          said.set(line, (said.get(line) ?? new Set()).add(ids[0]!));
          return line;
        },
        cite: ({ ids }) => cite(ids[0]!),
      }),
    );
    return document.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ kind, md, blockIds }) => {
        const truth = said.get(md.replace(/^\d+\/\d+ /u, ''));
        const isSaid = !['heading', 'greeting', 'signoff', 'chapter'].includes(kind);
        return truth && isSaid ? [{ truth, blockIds, md }] : [];
      }),
    );
  };
  const count = transcriptBlocks(material.cues, material.chapters).length;
  for (const wrong of WRONG_IDS) {
    const cited = (id: number) => wrong(id, count);
    for (const { truth, blockIds, md } of idsShown(cited)) {
      if ([...truth].some((id) => cited(id).includes(id))) continue;
      found.planted += 1;
      const state =
        blockIds.length === 0 ? 'none' : blockIds.every((id) => truth.has(id)) ? 'right' : 'wrong';
      found[state] += 1;
      if (state === 'wrong' && process.env['EVIDENCE_SHOW'])
        console.log('wrong moment', [...truth], blockIds, '|', md);
    }
  }
  for (const { truth, blockIds } of idsShown((id) => [id]))
    if (!blockIds.some((id) => truth.has(id))) lost += 1;
  return { found, lost };
}

/** Rounds with lies until there are a hundred; and the same rounds without any, for the false alarms. */
async function runFormat(format: FormatValue, material: Material, random: Random) {
  const tallies = Object.fromEntries(
    KINDS.map((kind) => [kind, { planted: 0, caught: 0 }]),
  ) as Record<Kind, Tally>;
  let sentences = 0;
  let alarms = 0;
  let planted = 0;
  while (planted < PLANTED) {
    const plants: Plant[] = [];
    const lying = runOffline(format, material, (asked) =>
      answerLikeAModel(asked, {
        say(text, block, tag) {
          const said = reworded(text, random);
          if (
            ['h', 'title', 'chapter', 'greeting', 'q'].includes(tag) ||
            planted + plants.length >= PLANTED ||
            random.chance(0.4)
          )
            return said;
          const kind = KINDS[(planted + plants.length) % KINDS.length]!;
          const lie = plant(kind, said, block, random);
          if (!lie) return said;
          plants.push({ kind, needle: lie.needle });
          return lie.text;
        },
      }),
    );
    const text = JSON.stringify(lying.document);
    for (const one of plants) {
      // What the limits of a format cut off reaches nobody.
      if (one.kind !== 'time' && !text.includes(one.needle)) continue;
      tallies[one.kind].planted += 1;
      const caught = isCaught(one, text, lying.checks.marks);
      if (caught) tallies[one.kind].caught += 1;
      else if (process.env['EVIDENCE_SHOW']) console.log('missed', one.kind, '|', one.needle);
    }
    planted += plants.length;
    const honest = runOffline(format, material, (asked) =>
      answerLikeAModel(asked, { say: (said) => reworded(said, random) }),
    );
    sentences += honest.document.sections.flatMap(({ blocks }) => blocks).length;
    alarms += honest.checks.marks.length;
    if (process.env['EVIDENCE_SHOW'])
      for (const mark of honest.checks.marks) console.log(mark.kind, '|', mark.quote);
  }
  return { tallies, sentences, alarms };
}

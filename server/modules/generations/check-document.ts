import type { Checks, Coverage } from '#contract/checks.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Learned } from '#contract/styles.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { plainText } from '#document/parse-inline.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { copiedShare } from '#server/text/evidence/copied.ts';
import { anchorDocument, type AnchorPart } from '#server/text/evidence/anchor.ts';
import { compareSources } from '#server/text/compare/compare-sources.ts';
import { differencesLeftOut } from '#server/text/compare/differences-left-out.ts';
import { factsLeftOut } from '#server/text/evidence/left-out.ts';
import { type Found, findMarks, HEAD_ID } from '#server/text/evidence/marks.ts';
import { checkCaptions, checkRecognition } from '#server/text/evidence/captions.ts';
import { checkRepeats } from '#server/text/evidence/repeats.ts';
import { joinLetters, readSaid, type Said } from '#server/text/evidence/said.ts';
import { checkBanned, checkRules } from '#server/text/evidence/rules.ts';
import type { ReadClaim, ReadingSoFar } from '#server/text/evidence/second-reading.ts';
import { checkSoundsLike } from '#server/text/evidence/sounds-like.ts';
import { checkStructure, type Thread } from '#server/text/evidence/structure.ts';
import { indexTranscript, type TranscriptIndex } from '#server/text/evidence/transcript-index.ts';
import { type SaidTimes, saidTimesOf } from '#server/text/invented-times.ts';
import { countWords } from '#server/text/segment.ts';
import { type Material, startsOf } from '../videos/videos.service.ts';
import type { GenerationRow } from './generations.repo.ts';

/** Facts that only the run that wrote the text knows. */
export interface Known {
  /** The text consists of the video's own sentences, so copying is expected and unedited blocks count as supported. */
  isExtractive?: boolean;
  /** Requested number of posts, and how many the model wrote. */
  thread?: Thread | null;
  /** Words banned by the customer's style. */
  bannedWords?: readonly string[];
  /** What was learned from the style's samples. */
  samples?: Learned | null;
  /** Requested length of a podcast. */
  minutes?: number | undefined;
  /** The model's verdicts so far, and what it is still to read. */
  reading?: KnownReading | null;
}

export interface KnownReading extends ReadingSoFar {
  model: string;
  /** The owner stopped it early. */
  stopped?: true;
  /** Why it ended early. */
  problem?: NonNullable<Checks['reading']>['problem'];
}

/** Rebuilds these facts from a stored row, for checks after an edit. */
export function knownOf({
  engine,
  brief,
  options,
}: Pick<GenerationRow, 'engine' | 'brief' | 'options'>): Known {
  return {
    isExtractive: engine.kind === 'built-in',
    bannedWords: brief.style?.bannedWords ?? [],
    samples: brief.style?.learned ?? null,
    minutes: minutesAsked(options),
  };
}

/** Reads the requested minutes from a run's options. */
export function minutesAsked(options: object): number | undefined {
  return 'minutes' in options && typeof options.minutes === 'number' ? options.minutes : undefined;
}

/** Context of the run that wrote the document. */
export interface Asked {
  /** The parts of the video that chapters refer to, in order. */
  chapters?: readonly AnchorPart[];
  /** The material each section was written from. */
  parts?: ReadonlyMap<string, AnchorPart>;
  /** The text before a refine changed it. */
  before?: Document;
}

/** With `asked`, a document written by a model gets its evidence attached before it is checked. */
export interface CheckTask {
  document: Document;
  material: Material;
  known: Known;
  asked?: Asked;
}

export interface Checked {
  document: Document;
  checks: Checks;
  /** Claims for the model, including those it has already read. */
  claims: ReadClaim[];
}

export function doCheck({ document, material, known, asked }: CheckTask): Checked {
  const settled = asked ? settleDocument(document, material, asked) : document;
  return { document: settled, ...checkWithClaims(settled, material, known) };
}

interface Read {
  blocks: TranscriptBlock[];
  index: TranscriptIndex;
  said: Said;
  /** Lazy, because only texts that mention a position in the recording need it. */
  saidTimes: () => SaidTimes;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Cached, because attaching evidence and checking use the same transcript. */
const read = new WeakMap<Material, Read>();

function readTranscript(material: Material, language: LanguageValue): Read {
  const known = read.get(material);
  const spoken = material.language ?? language;
  if (known?.index.language === spoken) return known;
  const blocks = transcriptBlocks(material.cues, material.chapters);
  const made = {
    blocks,
    index: indexTranscript(blocks, spoken),
    said: readSaid(blocks, material.cues, spoken),
    saidTimes: once(() => saidTimesOf(blocks.map(({ text }) => text).join('\n'))),
  };
  read.set(material, made);
  return made;
}

/** Attaches each block of a model's text to the passages that support it, whatever the model cited. */
function settleDocument(document: Document, material: Material, asked: Asked = {}): Document {
  const { blocks, index } = readTranscript(material, document.language);
  return anchorDocument(document, {
    ...asked,
    index,
    sameLanguage: material.language === document.language,
    starts: startsOf(blocks, material),
  });
}

/** Computes all checks of a document against its transcript, after a run and after every edit. */
export function checkDocument(document: Document, material: Material, known: Known = {}): Checks {
  return checkWithClaims(document, material, known).checks;
}

function checkWithClaims(
  document: Document,
  material: Material,
  known: Known,
): Omit<Checked, 'document'> {
  const { blocks, index, said, saidTimes } = readTranscript(material, document.language);
  const written = document.sections.flatMap((section) => section.blocks);
  const cited = new Set(written.flatMap(({ md, blockIds }) => (md.trim() === '' ? [] : blockIds)));
  const coverage = coverageOf(blocks, cited);
  const spoken = blocks.map(({ text }) => text).join(' ');
  const text = written.map(({ md }) => md).join('\n');
  const sameLanguage = material.language === document.language;
  const names = [...new Set(blocks.map(({ speaker }) => speaker ?? ''))].join(' ');
  // A text may say which of several sources it quotes.
  const titles = [material, ...(material.parts ?? [])].map(({ title }) =>
    title.replaceAll(/\s+/gu, ' ').trim(),
  );
  const spokenLower = `${titles.join(' ')} ${names} ${joinLetters(spoken)}`.toLowerCase();
  const isQuoted = (block: DocumentBlock) => known.isExtractive === true && !block.edited;
  const { reading = null } = known;
  const found = findMarks(document, {
    said,
    saidTimes,
    sameLanguage,
    spokenLower,
    titles,
    isQuoted,
    isExtractive: known.isExtractive === true,
    reading,
  });
  const checks: Checks = {
    words: written.reduce(
      (sum, block) => sum + countWords(plainText(block.md), document.language),
      0,
    ),
    coverage,
    timed: material.timed,
    leftOut: coverage.filter(({ share }) => share === 0).map(({ startMs }) => startMs),
    leftOutChapters: chaptersLeftOut(material, blocks, cited),
    leftOutFacts: sameLanguage
      ? factsLeftOut(
          written.map(({ md }) => md),
          blocks,
          index,
        )
      : [],
    leftOutDifferences: differencesLeftOut(
      written,
      compareSources(material.parts ?? [], blocks).differences,
      document.language,
      material.cues,
    ),
    supported: sameLanguage && found.sentences > 0 ? found.supported / found.sentences : null,
    copied: sameLanguage ? copiedShare(text, spoken, document.language) : null,
    marks: found.marks.filter(({ blockId }) => !known.isExtractive || blockId !== HEAD_ID),
    ...(reading && { reading: readingOf(reading, found.claims) }),
    rules: [
      ...checkCaptions(material.gaps ?? null),
      ...checkRecognition(material.cues, material.language),
      ...checkRules(document, known.minutes),
      ...checkStructure(document, known),
      ...checkRepeats(document, { blocks, language: index.language }, isQuoted),
      ...checkBanned(written, known.bannedWords ?? []),
      ...checkSoundsLike(written, known.samples ?? null),
    ],
  };
  return { checks, claims: found.claims };
}

function readingOf(
  { scope, model, verdicts, stopped, problem }: KnownReading,
  claims: Found['claims'],
): Checks['reading'] {
  const count = { supported: 0, contradicted: 0, absent: 0, unread: 0, unusable: 0 };
  for (const { key } of claims) {
    count[verdicts[key]?.verdict ?? 'unread'] += 1;
    if (verdicts[key]?.verdict === null) count.unusable += 1;
  }
  const early = { ...(stopped && { stopped }), ...(problem && { problem }) };
  return { scope, model, sentences: claims.length, ...count, ...early };
}

function chaptersLeftOut(
  { chapters }: Pick<Material, 'chapters'>,
  blocks: readonly TranscriptBlock[],
  cited: ReadonlySet<number>,
): Checks['leftOutChapters'] {
  return chapters.flatMap(({ startMs, title }, at) => {
    const endMs = chapters[at + 1]?.startMs ?? Infinity;
    const own = blocks.filter((one) => one.startMs >= startMs && one.startMs < endMs);
    // A chapter without speech can't be left out.
    return own.length === 0 || own.some(({ id }) => cited.has(id)) ? [] : [{ startMs, title }];
  });
}

const WINDOW_MS = 5 * 60_000;

/** Share of the speech cited, for every five minutes of the video. Windows without speech are left out. */
export function coverageOf(
  blocks: readonly TranscriptBlock[],
  cited: ReadonlySet<number>,
): Coverage {
  const windows = new Map<number, { spokenMs: number; citedMs: number }>();
  for (const block of blocks) {
    for (let at = block.startMs; at < block.endMs;) {
      const startMs = Math.floor(at / WINDOW_MS) * WINDOW_MS;
      const end = Math.min(block.endMs, startMs + WINDOW_MS);
      const window = windows.get(startMs) ?? { spokenMs: 0, citedMs: 0 };
      window.spokenMs += end - at;
      if (cited.has(block.id)) window.citedMs += end - at;
      windows.set(startMs, window);
      at = end;
    }
  }
  return [...windows].map(([startMs, { spokenMs, citedMs }]) => ({
    startMs,
    share: citedMs / spokenMs,
  }));
}

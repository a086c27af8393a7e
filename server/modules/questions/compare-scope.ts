import type { Account } from '#contract/accounts.ts';
import { languageOfTag } from '#contract/catalog/languages.ts';
import type { AskScope, ComparedAnswer, QuotedMoment } from '#contract/questions.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import {
  type AskedComparison,
  comparisonAsked,
  shareOfSubject,
} from '#server/text/ask/asked-comparison.ts';
import type { ComparedSources } from '#server/text/compare/compare-sources.ts';
import { saidAt } from '#server/text/compare/said-at.ts';
import type { Statement } from '#server/text/compare/statements.ts';
import type { Material, Videos } from '../videos/videos.service.ts';
import {
  cardsOf,
  type FoundStep,
  MOST_PASSAGES,
  type StoredPassage,
  wordsInPassage,
} from './find-passages.ts';
import type { AskedScope } from './scope.ts';

/** What the sources say differently, or alike, as far as a question asks for it. */
export interface ComparedScope {
  compared: ComparedAnswer;
  /** Those of all groups, in order. */
  moments: QuotedMoment[];
  passages: StoredPassage[];
}

export type ScopeComparer = (
  account: Account,
  scope: AskScope,
  read: AskedScope,
  asked: { text: string; before: readonly string[] },
) => Promise<ComparedScope | null>;

interface Options {
  videos: Pick<Videos, 'ensure' | 'getMaterial'>;
  engine: {
    compare(
      input: Pick<Material, 'cues' | 'chapters' | 'parts'>,
      name: string,
    ): Promise<ComparedSources>;
  };
}

/** In a group. Each side has one at least. */
const MOST_IN_GROUP = 6;
/** Of what a model reads. The rest is what was found by the question's words. */
const MOST_FOR_MODEL = MOST_PASSAGES / 2;
/** Comparing more takes many seconds, during which other drafts wait. */
const MOST_WORDS = 120_000;
/** Of the terms of the subject, how many a group must have. */
const LEAST_ABOUT = 0.5;

interface Group {
  values: string[];
  sides: (readonly Statement[])[];
}

const isInReach = (sources: AskedScope['sources']): boolean =>
  sources.length > 1 && sources.reduce((sum, { card }) => sum + card.words, 0) <= MOST_WORDS;

/** Only sources in one language are compared with each other. */
export function canDiffer(sources: AskedScope['sources']): boolean {
  const languages = sources
    .map(({ card }) => languageOfTag(card.languageTag))
    .filter((language) => language !== null);
  return isInReach(sources) && new Set(languages).size < languages.length;
}

export function createScopeComparer({ videos, engine }: Options): ScopeComparer {
  return async (account, scope, { sources }, { text, before }) => {
    const wanted = isInReach(sources) ? comparisonAsked(text) : null;
    if (!wanted) return null;
    const material = await readTogether(account, scope).catch((error: unknown) => {
      // Too long to be compared, or gone since.
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!material) return null;
    const { parts = [] } = material;
    const readable = new Set(sources.map(({ card }) => card.videoId));
    const isReadable = ({ source }: Statement) => readable.has(parts[source]!.videoId);
    const all = groupsIn(await engine.compare(material, material.fingerprint), wanted).filter(
      ({ sides }) => sides.flat().every(isReadable),
    );
    const groups = groupsAbout(all, wanted, before, parts);
    if (!groups) return null;
    const told = groups.map(({ values, sides }) => {
      const each = Math.max(1, Math.floor(MOST_IN_GROUP / sides.length));
      return { values, statements: sides.flatMap((side) => side.slice(0, each)) };
    });
    const statements = told.flatMap((one) => one.statements);
    return {
      compared: {
        asked: wanted.asked,
        groups: told.map((one) => ({ values: one.values, passages: one.statements.length })),
      },
      moments: statements.map((one) => momentOf(one, parts[one.source]!, material)),
      passages: statements.map((one) => passageOf(one, parts[one.source]!, material)),
    };
  };

  async function readTogether(account: Account, scope: AskScope): Promise<Material> {
    const { transcriptId, videoId } = await videos.ensure(
      account,
      scope.kind === 'shelf' ? { shelfId: scope.shelfId } : { videoId: scope.videoId },
    );
    return videos.getMaterial({ transcriptId, videoId });
  }
}

/** What was found for a question that asks to compare its sources. A model gets the comparison with what else was found. */
export function withCompared(
  found: FoundStep,
  { compared, moments, passages }: ComparedScope,
  { sources }: AskedScope,
  isForModel: boolean,
): FoundStep {
  const { shown } = found;
  const cards = new Map(sources.map(({ card }) => [card.videoId, card]));
  if (!isForModel) {
    const said = moments.length > 0;
    const own = { ...shown, passages: moments, compared, sources: cardsOf(moments, cards) };
    return { ...found, said, passages, shown: own };
  }
  if (moments.length === 0) return found;
  const read = [...passages.slice(0, MOST_FOR_MODEL), ...found.passages].slice(0, MOST_PASSAGES);
  return {
    ...found,
    said: true,
    passages: read,
    shown: {
      ...shown,
      passages: [...moments.slice(0, MOST_FOR_MODEL), ...shown.passages],
      sources: cardsOf(read, cards),
      searched: {
        ...shown.searched,
        readWords: read.reduce((sum, one) => sum + wordsInPassage(one), 0),
      },
    },
  };
}

function groupsIn({ shared, differences }: ComparedSources, { asked }: AskedComparison): Group[] {
  if (asked === 'shared') {
    return shared.map(({ statements }) => ({ values: [], sides: [statements] }));
  }
  return differences.map(({ sides }) => {
    const values = sides.map(({ value }) => value);
    return {
      values: values.includes('') ? [] : values,
      sides: sides.map(({ statements }) => statements),
    };
  });
}

/**
 * Those about the question's subject, or about the previous question's if it names none. `null`: none is about its subject,
 * which doesn't mean that the sources agree, as they may say it in other words.
 */
function groupsAbout(
  all: readonly Group[],
  wanted: AskedComparison,
  before: readonly string[],
  parts: readonly JoinedPart[],
): readonly Group[] | null {
  if (wanted.rest !== '') {
    const own = aboutSubject(all, wanted, parts);
    return own.length > 0 ? own : null;
  }
  const last = before.at(-1);
  const followed = last === undefined ? [] : aboutSubject(all, { ...wanted, rest: last }, parts);
  return followed.length > 0 ? followed : all;
}

/** Those that have most of the subject first. */
function aboutSubject(
  groups: readonly Group[],
  wanted: AskedComparison,
  parts: readonly JoinedPart[],
): readonly Group[] {
  return groups
    .map((group) => {
      const statements = group.sides.flat();
      const text = statements.map((one) => one.text).join(' ');
      const language = languageIn(parts[statements[0]!.source]!);
      return { group, share: shareOfSubject(wanted, text, language) };
    })
    .filter(({ share }) => share >= LEAST_ABOUT)
    .toSorted((one, other) => other.share - one.share)
    .map(({ group }) => group);
}

const languageIn = ({ languageTag }: JoinedPart) => languageOfTag(languageTag) ?? 'english';

function momentOf(
  statement: Statement,
  { videoId, startMs: fromMs, timed, title }: JoinedPart,
  { cues }: Pick<Material, 'cues'>,
): QuotedMoment {
  return {
    videoId,
    startMs: timed ? saidAt(cues, statement) - fromMs : null,
    endMs: timed ? statement.endMs - fromMs : null,
    quote: statement.text,
    // Joining adds the title to labels that several sources use.
    speaker: statement.speaker?.replace(` (${title})`, '') ?? null,
  };
}

function passageOf(
  statement: Statement,
  part: JoinedPart,
  { cues }: Pick<Material, 'cues'>,
): StoredPassage {
  const { blockId, endMs, speaker, text } = statement;
  const block = {
    id: blockId,
    startMs: saidAt(cues, statement) - part.startMs,
    endMs: endMs - part.startMs,
    text,
    ...(speaker !== undefined && { speaker }),
  };
  return {
    videoId: part.videoId,
    title: part.title,
    blocks: [block],
    language: languageIn(part),
    timed: part.timed,
  };
}

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
import { type ComparedSources, MOST_LISTED } from '#server/text/compare/compare-sources.ts';
import { saidAt } from '#server/text/compare/said-at.ts';
import type { Statement } from '#server/text/compare/statements.ts';
import type { Material, Videos } from '../videos/videos.service.ts';
import { cardsOf, type FoundStep, MOST_PASSAGES, type StoredPassage } from './find-passages.ts';
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
  question: string,
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

const MOST_GROUPS = 6;
/** In a group. Each side has one at least. */
const MOST_IN_GROUP = 6;
/** Of the terms of the subject, how many a group must have. */
const LEAST_ABOUT = 0.5;

interface Group {
  values: string[];
  sides: (readonly Statement[])[];
}

export function createScopeComparer({ videos, engine }: Options): ScopeComparer {
  return async (account, scope, { sources }, question) => {
    const wanted = sources.length > 1 ? comparisonAsked(question) : null;
    if (!wanted) return null;
    const material = await readTogether(account, scope).catch((error: unknown) => {
      // Too long to be compared, or gone since.
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!material) return null;
    const { parts = [] } = material;
    const all = groupsIn(await engine.compare(material, material.fingerprint), wanted);
    const readable = new Set(sources.map(({ card }) => card.videoId));
    const isReadable = ({ source }: Statement) => readable.has(parts[source]!.videoId);
    const groups = aboutSubject(
      all.filter(({ sides }) => sides.flat().every(isReadable)),
      wanted,
      parts,
    );
    // The list was cut, so nobody knows whether what was left out is about this.
    if (groups.length === 0 && all.length >= MOST_LISTED) return null;
    const told = groups.slice(0, MOST_GROUPS).map(({ values, sides }) => {
      const each = Math.max(1, Math.floor(MOST_IN_GROUP / sides.length));
      return { values, statements: sides.flatMap((side) => side.slice(0, each)) };
    });
    const statements = told.flatMap((one) => one.statements);
    return {
      compared: {
        asked: wanted.asked,
        isAbout: wanted.rest !== '',
        groups: told.map((one) => ({ values: one.values, passages: one.statements.length })),
      },
      moments: statements.map((one) => momentOf(one, parts[one.source]!, material)),
      passages: statements.map((one) => passageOf(one, parts[one.source]!)),
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
  const { isAbout } = compared;
  const isNone = moments.length === 0;
  if (isForModel && isNone) return found;
  const { shown } = found;
  const also = isForModel || (isNone && isAbout) ? shown.passages : [];
  const cards = new Map(sources.map(({ card }) => [card.videoId, card]));
  const all = [...moments, ...also];
  return {
    ...found,
    said: !isNone || (isAbout && found.said),
    passages: [...passages, ...found.passages].slice(0, MOST_PASSAGES),
    shown: {
      ...shown,
      passages: all,
      ...(!isForModel && { compared }),
      sources: cardsOf([...all, ...found.passages], cards),
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

/** Those that have most of the subject first. */
function aboutSubject(
  groups: readonly Group[],
  wanted: AskedComparison,
  parts: readonly JoinedPart[],
): readonly Group[] {
  if (wanted.rest === '') return groups;
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
  { blockId, startMs, endMs, speaker, text }: Statement,
  part: JoinedPart,
): StoredPassage {
  const block = {
    id: blockId,
    startMs: startMs - part.startMs,
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

import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Db } from '#server/db/database.ts';
import type { ChosenNames } from '#server/db/schema/videos.ts';
import { speakerTerm } from '#server/text/ask/index-passages.ts';
import { hashTerm } from '#server/text/ask/packed-index.ts';
import { questionTerms } from '#server/text/ask/question-terms.ts';
import { type AskEvidence, NO_EVIDENCE, rankPassages } from '#server/text/ask/rank-passages.ts';
import { lookUpTerms } from './look-up.ts';
import { type IndexHead, listIndexes } from './passages.repo.ts';
import { ownName } from '#server/text/speakers.ts';
import { listChosenNames } from '../videos/videos.service.ts';
import type { PassageSearch, PassageSource } from './passage-search.ts';

/** Position of a passage found. */
export interface FoundPlace {
  searched: PassageSource;
  head: IndexHead;
  /** The account's speaker names, if changed. */
  chosen: ChosenNames | null;
  passage: number;
  score: number;
  /** The part of the score from its own words rather than those around it. */
  own: number;
  wanted: ReadonlyMap<string, number>;
}

interface Group {
  language: LanguageValue;
  sources: {
    searched: PassageSource;
    head: IndexHead;
    chosen: ChosenNames | null;
  }[];
}

/** Sources in one language are searched together, because a word's weight depends on its frequency in all of them. */
export async function searchIndexes(
  db: Db,
  sources: readonly PassageSource[],
  search: PassageSearch,
): Promise<{ found: FoundPlace[]; evidence: AskEvidence }> {
  const [heads, chosen] = await Promise.all([
    listIndexes(db, [...new Set(sources.map(({ transcriptId }) => transcriptId))]),
    listChosenNames(
      db,
      sources.map(({ videoId }) => videoId),
    ),
  ]);
  const groups = groupsOf(sources, heads, chosen);
  const results = [];
  for (const group of groups) results.push(await searchGroup(db, group, search));
  const best = results.toSorted((a, b) => b.evidence.best - a.evidence.best)[0];
  return {
    found: results
      .flatMap(({ found }) => found)
      .sort((a, b) => b.score - a.score)
      .slice(0, search.most),
    evidence: best?.evidence ?? NO_EVIDENCE,
  };
}

function groupsOf(
  sources: readonly PassageSource[],
  heads: readonly IndexHead[],
  chosen: ReadonlyMap<string, ChosenNames>,
): Group[] {
  const known = new Map(heads.map((head) => [head.transcriptId, head]));
  const groups = new Map<LanguageValue, Group>();
  for (const searched of sources) {
    const head = known.get(searched.transcriptId);
    if (!head) continue;
    let group = groups.get(head.language);
    if (!group) groups.set(head.language, (group = { language: head.language, sources: [] }));
    group.sources.push({ searched, head, chosen: chosen.get(searched.videoId) ?? null });
  }
  return [...groups.values()];
}

const shownName = (chosen: ChosenNames | null, heard: string): string =>
  (chosen && ownName(chosen.names, heard)) ?? heard;

async function searchGroup(
  db: Db,
  { language, sources }: Group,
  { question, wordings, before, most }: PassageSearch,
): Promise<{ found: FoundPlace[]; evidence: AskEvidence }> {
  const everybody = new Set<string>();
  for (const { head, chosen } of sources) {
    for (const heard of head.speakers) everybody.add(shownName(chosen, heard));
  }
  const wording = wordings?.find((one) => one.language === language)?.text;
  const asIs = wording === undefined ? before : [];
  const { terms, named, others } = questionTerms(
    wording ?? question,
    language,
    [...everybody],
    asIs,
  );
  const hashes = terms.map(({ text }) => hashTerm(text));
  const wantedNames = new Set(named);
  const spokenHashes = sources.map(({ head, chosen }) =>
    head.speakers
      .filter((heard) => wantedNames.has(shownName(chosen, heard)))
      .map((heard) => hashTerm(speakerTerm(heard))),
  );
  const lookUp = await lookUpTerms(
    db,
    sources.map(({ head }, at) => ({ head, hashes: [...hashes, ...spokenHashes[at]!] })),
  );
  const asked = sources.map(({ head }, at) => ({
    passages: head.passages,
    postings: hashes.map((hash) => lookUp(head.number, hash)),
    spoken: spokenHashes[at]!.flatMap((hash) => lookUp(head.number, hash)),
  }));
  const ranking = rankPassages(
    asked,
    { weights: terms.map(({ weight }) => weight), names: others },
    most,
  );
  const wanted = new Map(terms.map(({ text }, at) => [text, ranking.worths[at]!]));
  return {
    evidence: ranking.evidence,
    found: ranking.passages.map(({ source, passage, score, around }) => ({
      ...sources[source]!,
      passage,
      score,
      own: score - around,
      wanted,
    })),
  };
}

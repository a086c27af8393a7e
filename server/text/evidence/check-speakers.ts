import { affinity, type Claim, type Marker } from './claim.ts';
import { partReaderOf } from './naming.ts';
import type { Said, Spoken } from './said.ts';

const WHY = 'Someone else says this in the source.';
const SILENT = 'They don’t speak in this part of the source.';
/** The speaker's share of a claim must be at least this part of the largest share of anyone. */
const SPEAKER_SHARE = 0.66;
/** Without citations: compared with the best of the whole talk, which includes the actual speaker. */
const UNCITED_SHARE = 0.86;

/** For someone who is addressed or mentioned, and may have said little. */
const OBJECT_SHARE = 0.3;

interface Mention {
  speaker: string;
  text: string;
  start: number;
  end: number;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const patterns = new WeakMap<Said, RegExp | null>();

function patternOf(said: Said): RegExp | null {
  let pattern = patterns.get(said);
  if (pattern === undefined) {
    const names = [...said.speakers]
      .filter((one) => one.length > 1)
      .toSorted((a, b) => b.length - a.length);
    pattern =
      names.length > 1
        ? new RegExp(
            `(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
            'gu',
          )
        : null;
    patterns.set(said, pattern);
  }
  return pattern;
}

function mentionsIn(text: string, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map(({ 0: one, index }) => ({
    speaker: one,
    text: one,
    start: index,
    end: index + one.length,
  }));
}

/** Checks that speakers said what is attributed to them, if the captions name the speakers. */
export function checkSpeakers(claim: Claim, said: Said, mark: Marker): void {
  const pattern = patternOf(said);
  if (!pattern || !claim.sameLanguage) return;
  if (claim.by !== null) {
    const verdict = judge([claim.by], claim.terms, SPEAKER_SHARE, claim.text, claim, said);
    if (verdict) mark('speaker', claim.by, verdict.why, verdict.source);
  }
  const partOf = partReaderOf(claim.language);
  const mentions = mentionsIn(claim.text, pattern);
  for (const [index, one] of mentions.entries()) {
    const joined = joinedWith(index, mentions, claim.text);
    const last = mentions[joined.last]!;
    const first = mentions[joined.first]!;
    const before = claim.text.slice(0, first.start);
    const after = claim.text.slice(last.end);
    const part = partOf(before, after);
    if (part.isExcepted) continue;
    const to = mentions[joined.last + 1]?.start ?? claim.text.length;
    const names = new Set(mentions.flatMap(({ text }) => said.stemsOf(text)));
    const terms = said.termsOf(claim.text.slice(last.end, to)).filter((term) => !names.has(term));
    const isLittle = part.isReply || !(part.isSubject || part.isSource);
    const isOwn = part.isSubject && terms.length >= 2;
    const verdict = judge(
      joined.speakers,
      isOwn ? terms : claim.terms.filter((term) => !names.has(term)),
      isLittle ? OBJECT_SHARE : claim.isCited ? SPEAKER_SHARE : UNCITED_SHARE,
      // The words of a proposal are those of whoever made it.
      isLittle ? '' : isOwn ? claim.text.slice(last.end, to) : claim.text,
      claim,
      said,
    );
    if (verdict !== null) mark('speaker', one.text, verdict.why, verdict.source);
  }
}

const JOIN = /^(?: \p{Lu}\p{L}+)?(?:,|,? (?:and|or|as well as)) (?:the )?$/u;

/** The named speaker and those named together with them: of "Ada and Ben suggested", one may only have nodded. */
function joinedWith(
  index: number,
  mentions: readonly Mention[],
  text: string,
): { speakers: [string, ...string[]]; first: number; last: number } {
  const isJoined = (next: number) =>
    next > 0 &&
    next < mentions.length &&
    JOIN.test(text.slice(mentions[next - 1]!.end, mentions[next]!.start));
  let [first, last] = [index, index];
  while (isJoined(first)) first -= 1;
  while (isJoined(last + 1)) last += 1;
  const others = mentions.slice(first, last + 1).map(({ speaker }) => speaker);
  const { speaker } = mentions[index]!;
  return { speakers: [speaker, ...others.filter((one) => one !== speaker)], first, last };
}

interface Verdict {
  why: string;
  source: Spoken | null;
}

function judge(
  [speaker, ...others]: readonly [string, ...string[]],
  terms: readonly string[],
  least: number,
  text: string,
  claim: Claim,
  said: Said,
): Verdict | null {
  const shares = sharesOf(terms, text, claim, said);
  const own = [speaker, ...others].reduce((sum, one) => sum + (shares.get(one) ?? 0), 0);
  const isHeard = claim.near.some((one) => one.speaker === speaker);
  const [best] = [...shares].toSorted((a, b) => b[1] - a[1]);
  if (!isHeard && claim.isCited)
    return { why: SILENT, source: best ? sourceOf(best[0], terms, claim, said) : null };
  if (!best || own >= least * best[1]) return null;
  return { why: WHY, source: sourceOf(best[0], terms, claim, said) };
}

/**
 * Each speaker's weighted share of the words: by how often they say each word, how many they say together, and how many
 * of them in the same order as the text. What they say of it outside the cited passages counts less.
 */
function sharesOf(
  terms: readonly string[],
  text: string,
  claim: Claim,
  said: Said,
): Map<string, number> {
  const heard = claim.cited.length > 0 ? claim.cited : claim.near;
  const shares = new Map<string, number>();
  const add = (who: string, value: number) => shares.set(who, (shares.get(who) ?? 0) + value);
  for (const term of terms) {
    const own = heard.filter((one) => one.speaker !== null && one.terms.has(term));
    const counts = Map.groupBy(own, (one) => one.speaker!);
    for (const [who, times] of counts) add(who, (said.weightOf(term) * times.length) / own.length);
  }
  const pairs = pairsIn(text, terms, said);
  for (const [who, own] of Map.groupBy(heard, (one) => one.speaker)) {
    if (who === null) continue;
    add(who, Math.max(0, ...own.map((one) => together(one, terms, who, said))));
    for (const { first, second, weight } of pairs)
      if (
        own.some(
          ({ terms: its, stems }) =>
            its.has(first) &&
            its.has(second) &&
            stems.some((stem, at) => stem === first && stems[at + 1] === second),
        )
      )
        add(who, weight);
  }
  if (heard === claim.near) return shares;
  const cited = new Set(heard);
  for (const [who, own] of Map.groupBy(claim.near, (one) => one.speaker)) {
    if (who === null) continue;
    const others = own.filter((one) => !cited.has(one));
    add(who, NOT_CITED * Math.max(0, ...others.map(({ at }) => affinity(said, at, terms, 0))));
  }
  return shares;
}

/** How much of what is said outside the cited passages counts. */
const NOT_CITED = 0.6;

/** Words that follow each other, at least one of which tells something. */
function pairsIn(text: string, terms: readonly string[], said: Said) {
  const stems = said.stemsOf(text);
  const weightOf = (stem: string) => (terms.includes(stem) ? said.weightOf(stem) : 0);
  return stems.slice(1).flatMap((second, at) => {
    const first = stems[at]!;
    const weight = (weightOf(first) + weightOf(second)) / 2;
    return weight > 0 ? [{ first, second, weight }] : [];
  });
}

/** The words in a sentence and in the same speaker's sentences next to it. */
function together(one: Spoken, terms: readonly string[], who: string, said: Said): number {
  let sum = 0;
  for (const term of terms) {
    for (let at = one.at - 2; at <= one.at + 2; at += 1) {
      const near = said.sentences[at];
      if (near?.speaker !== who || !near.terms.has(term)) continue;
      sum += said.weightOf(term);
      break;
    }
  }
  return sum;
}

function sourceOf(who: string, terms: readonly string[], claim: Claim, said: Said): Spoken | null {
  let best: { one: Spoken; score: number } | null = null;
  for (const one of claim.near) {
    if (one.speaker !== who) continue;
    const score = affinity(said, one.at, terms, 0);
    if (!best || score > best.score) best = { one, score };
  }
  return best?.one ?? null;
}

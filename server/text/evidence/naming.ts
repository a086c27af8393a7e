import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { alternativesIn } from './denying.ts';

/** The part that someone named in a statement has in it. */
export interface SpeakerPart {
  /** The statement about them follows their name: "Ada thought that …", "according to Ada, …". */
  isSubject: boolean;
  /** They said or did it: "proposed by Ada", "Ada's idea". */
  isSource: boolean;
  /** They answer what someone else has said: "Ada agreed". */
  isReply: boolean;
  /** They are left out: "except for Ada". */
  isExcepted: boolean;
}

type PartReader = (before: string, after: string) => SpeakerPart;

/** A verb after the name, which may be followed by a title: "Ada Designer thought". */
const CLAUSE = /^(?: \p{Lu}\p{L}*)?,? [\p{Ll}(]/u;
const readers = new Map<LanguageValue, PartReader>();

/** Reads the part of someone from the text on both sides of their name. */
export function partReaderOf(language: LanguageValue): PartReader {
  let reader = readers.get(language);
  if (!reader) readers.set(language, (reader = makeReader(language)));
  return reader;
}

function makeReader(language: LanguageValue): PartReader {
  const { naming } = languageOf(language);
  if (!naming)
    return (_, after) => ({
      isSubject: CLAUSE.test(after),
      isSource: false,
      isReply: false,
      isExcepted: false,
    });
  const article = `(?:(?:${alternativesIn(naming.articles)})\\s)?`;
  const endingIn = (forms: string) =>
    new RegExp(`(?<!\\p{L})(?:${alternativesIn(forms)})\\s${article}$`, 'iu');
  const [sources, doers, excepted, joins, addressed] = [
    naming.sources,
    naming.doers,
    naming.excepted,
    naming.joins,
    naming.addressed,
  ].map(endingIn) as [RegExp, RegExp, RegExp, RegExp, RegExp];
  const replies = alternativesIn(naming.replies);
  const answering = new RegExp(
    `^,?\\s(?:(?:${alternativesIn(naming.adverbs)})\\s)?(?:${replies})(?!\\p{L})`,
    'iu',
  );
  const answeredBy = new RegExp(
    `(?<!\\p{L})(?:${replies})\\s(?:${alternativesIn(naming.doers)})\\s${article}$`,
    'iu',
  );
  const owning = new RegExp(
    `^['’]s\\s(?:\\p{L}+\\s){0,2}(?:${alternativesIn(naming.works)})(?!\\p{L})`,
    'iu',
  );
  const owned = new RegExp(`['’]s\\s$`, 'u');
  return (before, after) => {
    const isQuoted = sources.test(before);
    const isDoer = doers.test(before);
    const isNamed = isDoer || addressed.test(before) || owned.test(before);
    return {
      isSubject: isQuoted || (CLAUSE.test(after) && (joins.test(before) || !isNamed)),
      isSource: isQuoted || isDoer || owning.test(after),
      isReply: answeredBy.test(before) || answering.test(after),
      isExcepted: excepted.test(before),
    };
  };
}

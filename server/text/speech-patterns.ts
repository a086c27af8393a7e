import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { isUnspaced, matchesInsideWords } from './segment.ts';

/* The speech words of a language, compiled into patterns. */
interface SpeechPatterns {
  /** What may be dropped at the start of a sentence, with the punctuation after it. */
  dropped: RegExp | null;
  /** A sentence that consists only of these has no content. */
  noise: RegExp | null;
  links: RegExp | null;
  leans: RegExp | null;
  self: RegExp | null;
  hesitation: RegExp | null;
  aside: RegExp | null;
  sums: RegExp | null;
  stresses: RegExp | null;
  behind: RegExp | null;
  ahead: RegExp | null;
  housekeeping: RegExp | null;
  /** The same without phrases that state the talk's subject. */
  recording: RegExp | null;
  agenda: RegExp | null;
  points: RegExp | null;
  promises: RegExp | null;
  shown: RegExp | null;
  drawn: RegExp | null;
  introduces: RegExp | null;
  recalls: RegExp | null;
  adds: RegExp | null;
  closes: RegExp | null;
  turns: RegExp | null;
}

const NOTHING: SpeechPatterns = {
  dropped: null,
  noise: null,
  links: null,
  leans: null,
  self: null,
  hesitation: null,
  aside: null,
  sums: null,
  stresses: null,
  behind: null,
  ahead: null,
  housekeeping: null,
  recording: null,
  agenda: null,
  points: null,
  promises: null,
  shown: null,
  drawn: null,
  introduces: null,
  recalls: null,
  adds: null,
  closes: null,
  turns: null,
};
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}'’-])`;
/** In Hebrew and Arabic, "and", "the" and the like are written as part of the word. */
const PREFIXES = '[ובהשכלמوف]?';
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}'’-])`;
const COMMA = '[,،、，;؛]';
/** A short aside between commas may be meant: "no", "so". */
const ASIDE_LETTERS = 4;

const known = new Map<LanguageValue, SpeechPatterns>();

export function patternsOf(language: LanguageValue): SpeechPatterns {
  let patterns = known.get(language);
  if (!patterns) known.set(language, (patterns = makePatterns(language)));
  return patterns;
}

const listed = (list: string) =>
  list
    .split(' ')
    .map((word) => word.replaceAll("'", "['’]").replaceAll(/(?<!\[\p{L}*|\\)-(?!\])/gu, '\\s+'))
    .join('|');
const phrased = (phrases: string) => phrases.replaceAll("'", "['’]").replaceAll(' ', '\\s+');

function makePatterns(language: LanguageValue): SpeechPatterns {
  const { speech } = languageOf(language);
  if (!speech) return NOTHING;
  const { links, leans, self, hesitations, asides, sums, stresses, behind, ahead } = speech;
  const { housekeeping, topicCues, agenda, points, promises, shown, drawn, introduces } = speech;
  const { recalls, adds, closes, turns } = speech;
  const phrase = (phrases: string) =>
    new RegExp(
      `${matchesInsideWords(language) ? '' : BEFORE + PREFIXES}(?:${phrased(phrases)})`,
      'iu',
    );
  const announcing = {
    sums: phrase(sums),
    stresses: phrase(stresses),
    behind: behind === undefined ? null : phrase(behind),
    ahead: ahead === undefined ? null : phrase(ahead),
    housekeeping:
      housekeeping === undefined && topicCues === undefined
        ? null
        : phrase([housekeeping, topicCues].filter(Boolean).join('|')),
    recording: housekeeping === undefined ? null : phrase(housekeeping),
    agenda: agenda === undefined ? null : phrase(agenda),
    points: points === undefined ? null : phrase(points),
    shown: shown === undefined ? null : phrase(shown),
    drawn: drawn === undefined ? null : phrase(drawn),
    introduces: introduces === undefined ? null : phrase(introduces),
    recalls: recalls === undefined ? null : phrase(recalls),
    adds:
      adds === undefined
        ? null
        : new RegExp(`^(?:(?:${listed(links)})${AFTER}[\\s,]*)*(?:${phrased(adds)})${AFTER}`, 'iu'),
    turns: turns === undefined ? null : new RegExp(`${COMMA}\\s+(?:${phrased(turns)})\\s+`, 'iu'),
    closes:
      closes === undefined
        ? null
        : new RegExp(
            `^(?:(?:${listed(links)})${AFTER}[\\s,]*)*(?:${phrased(closes)})\\s*${COMMA}\\s*`,
            'iu',
          ),
    promises:
      promises === undefined
        ? null
        : new RegExp(`${BEFORE}(?:${phrased(promises)})[^\\p{L}\\p{N}]*$`, 'iu'),
  };
  const long = asides
    .split('|')
    .filter((one) => one.length >= ASIDE_LETTERS)
    .join('|');
  const noise = new RegExp(
    `^(?:[^\\p{L}\\p{N}]*(?:${listed(hesitations)}|${phrased(asides)}|${listed(links)})(?![\\p{L}\\p{N}]))+[^\\p{L}\\p{N}]*$`,
    'iu',
  );
  const between = phrased(`${listed(hesitations)}|${long}`);
  if (isUnspaced(language)) {
    return {
      dropped: new RegExp(
        `^(?:(?:${listed(hesitations)}|${phrased(asides)})${COMMA}\\s*|(?:${listed(links)})${COMMA}?\\s*)`,
        'u',
      ),
      noise,
      links: new RegExp(`^(?:${listed(links)})`, 'u'),
      leans: new RegExp(`^(?:${listed(leans)})`, 'u'),
      self: new RegExp(listed(self), 'u'),
      hesitation: null,
      aside: new RegExp(`(${COMMA})\\s*(?:${between})${COMMA}\\s*`, 'gu'),
      ...announcing,
    };
  }
  const like = speech.leansLike ? `|${speech.leansLike}` : '';
  return {
    dropped: new RegExp(
      `^(?:(?:${listed(hesitations)})${AFTER}[\\s,.…–—-]*|(?:${phrased(asides)})\\s*${COMMA}\\s*|(?:${listed(links)})${AFTER}\\s*${COMMA}?\\s*)`,
      'iu',
    ),
    noise,
    links: new RegExp(`^(?:${listed(links)})${AFTER}`, 'iu'),
    leans: new RegExp(`^(?:${listed(leans)}${like})${AFTER}`, 'iu'),
    self: new RegExp(`${BEFORE}(?:${listed(self)})${AFTER}`, 'iu'),
    hesitation: new RegExp(`${BEFORE}(?:${listed(hesitations)})${AFTER}[.…]*`, 'giu'),
    aside: new RegExp(
      `${BEFORE}([\\p{L}\\p{M}'’]+)\\s*[,–—]\\s*(?:${between})${AFTER}\\s*[,–—]\\s*`,
      'giu',
    ),
    ...announcing,
  };
}

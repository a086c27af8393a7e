import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { measuresOf } from '../numbers/measures.ts';

const CASED = new Set(['Latn', 'Cyrl', 'Grek']);
/** A run of capitalised words inside a sentence, or a word with inner capitals or digits. */
const NAME =
  /(?<![.!?…:;"“„«¿¡\n]\s*|^\s*|\p{L})\p{Lu}[\p{L}\p{M}\p{N}'’.-]*\p{L}(?:\s+\p{Lu}[\p{L}\p{M}\p{N}'’-]*)*/gu;

/** Names inside sentences in scripts with capitals. German capitalises every noun, so only pairs count there. */
export function namesIn(text: string, language: LanguageValue): string[] {
  if (!CASED.has(getLanguage(language).script)) return latinNames(text);
  const plain = text.replaceAll(/[*_`]+/gu, '');
  const { capitalizesNouns, stopWords } = languageOf(language);
  const runs = plain.match(NAME) ?? [];
  const found = capitalizesNouns ? runs.map((run) => withoutMeasure(run, language)) : runs;
  return found.filter((name) => {
    const parts = name.split(/\s+/u);
    if (capitalizesNouns && parts.length < 2) return false;
    if (UNIT.test(name)) return false;
    return parts.some((part) => part.length > 1 && !stopWords.has(part.toLowerCase()));
  });
}

/** "15 Kilogramm Honig" contains no name. */
function withoutMeasure(run: string, language: LanguageValue): string {
  const [first, ...rest] = run.split(/\s+/u);
  return measuresOf(language).find(first!, '') ? rest.join(' ') : run;
}

/** Unit symbols have capitals too. */
const UNIT = /^(?:[KMGT]B|[kMG]?Hz|kW|°?[CFK]|V|W|CO2|I)$/u;

/** Latin words in a script without capitals are nearly always names. */
function latinNames(text: string): string[] {
  return (
    text.match(
      /\p{Script=Latin}[\p{Script=Latin}\p{N}.'-]{2,}(?:\s+\p{Lu}[\p{Script=Latin}\p{N}.'-]+)*/gu,
    ) ?? []
  );
}

/** Whether every part of a name is said, regardless of its ending. */
export function isSaid(name: string, spokenLower: string): boolean {
  return name
    .split(/[\s.-]+/u)
    .filter((part) => part.length > 1)
    .every((part) => {
      // "TVs" counts as said if "TV" is.
      const lower = part.replace(/['’].*$|(?<=\p{Lu}{2})s$/u, '').toLowerCase();
      const stem = lower.length > 5 ? lower.slice(0, lower.length - 2) : lower;
      return (
        spokenLower.includes(stem) || isShortFor(part, spokenLower) || isMisspelt(stem, spokenLower)
      );
    });
}

/** "ASR" is short for "automatic speech recognition". */
function isShortFor(part: string, spokenLower: string): boolean {
  const letters = /^(\p{Lu}{3,6})s?$/u.exec(part)?.[1]?.toLowerCase();
  if (letters === undefined) return false;
  const words = Array.from(letters, (letter) => `${letter}\\p{Ll}+`).join('[\\s-]');
  return new RegExp(`(?<!\\p{L})${words}`, 'u').test(spokenLower);
}

/** "Weiner" for Wiener: captions spell names as they sound. */
function isMisspelt(stem: string, spokenLower: string): boolean {
  if (stem.length < LEAST_MISSPELT) return false;
  return Array.from(stem).some((_, at) => {
    if (at === 0) return false;
    const turned = stem.slice(0, at - 1) + stem[at]! + stem[at - 1]! + stem.slice(at + 1);
    return turned !== stem && spokenLower.includes(turned);
  });
}
const LEAST_MISSPELT = 4;

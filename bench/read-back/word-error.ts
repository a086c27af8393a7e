import { sayEnglish } from '#server/audio/spoken/english.ts';

/** Languages written without spaces. */
const SPACELESS = /^(?:zh|ja|th)$/;

/** Only words, in a canonical spelling: numbers written out, acronyms joined, no punctuation. */
function toWords(text: string): string[] {
  // The recogniser writes times with a point as often as with a colon.
  const times = text.replaceAll(/\b(\d{1,2})\.(\d\d)(?=\s?[ap]\.?m)/gi, '$1:$2');
  const plain = sayEnglish(times)
    .toLowerCase()
    .replaceAll(/\b((?:[a-z]\.)+)(?=\W|$)/g, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/[^a-z\s]/g, (sign) => (sign === "'" ? '' : ' '));
  const words: string[] = [];
  let letters = '';
  const close = () => {
    if (letters !== '') words.push(letters);
    letters = '';
  };
  for (const word of plain.split(/\s+/).filter(Boolean)) {
    if (word.length === 1 && word !== 'a' && word !== 'i') {
      letters += word;
      continue;
    }
    close();
    const joined = `${words.at(-1) ?? ''} ${word}`;
    if (Object.hasOwn(ONE_WORD, joined)) words.splice(-1, 1, ONE_WORD[joined]!);
    else words.push(SPELLINGS[word] ?? word);
  }
  close();
  return words.filter((word) => word !== 'and');
}

/** The same word in another spelling isn't the voice's error. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ways: 'weighs',
  catherine: 'katherine',
  kathryn: 'katherine',
  dr: 'doctor',
};

/** Words that are recognised correctly but written separately. */
const ONE_WORD: Readonly<Record<string, string>> = {
  'you tube': 'youtube',
  'micro soft': 'microsoft',
};

/** Word error rate: wrong, missing and extra words, relative to the expected words. */
export function wordError(said: string, heard: string): { errors: number; words: number } {
  return errorsIn(toWords(said), toWords(heard));
}

/** The same in any language; characters where words aren't separated by spaces. */
export function heardError(
  said: string,
  heard: string,
  tag: string,
): { errors: number; words: number } {
  if (tag === 'en') return wordError(said, heard);
  const unit = SPACELESS.test(tag) ? /[\p{L}\p{M}\p{N}]/gu : /[\p{L}\p{M}\p{N}]+/gu;
  const unitsOf = (text: string) => text.normalize('NFKC').toLowerCase().match(unit) ?? [];
  return errorsIn(unitsOf(said), unitsOf(heard));
}

function errorsIn(
  wanted: readonly string[],
  found: readonly string[],
): { errors: number; words: number } {
  let row = Array.from({ length: found.length + 1 }, (_, at) => at);
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1];
    for (const [other, one] of found.entries()) {
      next.push(
        Math.min(row[other + 1]! + 1, next[other]! + 1, row[other]! + (word === one ? 0 : 1)),
      );
    }
    row = next;
  }
  return { errors: row.at(-1)!, words: wanted.length };
}

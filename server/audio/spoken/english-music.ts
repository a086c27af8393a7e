import { cardinal } from './english-numbers.ts';

const KINDS: Readonly<Record<string, string>> = {
  m: ' minor',
  min: ' minor',
  maj: ' major',
  dim: ' diminished',
  aug: ' augmented',
  sus: ' sus',
  add: ' add',
};
const SIGNS: Readonly<Record<string, string>> = {
  '#': ' sharp',
  '♯': ' sharp',
  '♭': ' flat',
  b: ' flat',
};

/** "C#m7", "a Bb major scale", "B♭", "4/4 time", "Op. 125". */
export function sayMusic(text: string): string {
  return text
    .replaceAll(
      /\b([A-G])([#♯♭]|b(?=(?:m|maj|min|dim|aug|sus|add)?\d{1,2}\b|m\b|\s(?:major|minor|chords?|scale|clarinet|trumpet|instruments?)\b))(m(?:aj|in)?|dim|aug|sus|add)?(\d{1,2})?(?!\w)/g,
      (...found) => {
        const [, note, sign, kind, number] = found as (string | undefined)[];
        return (
          note! +
          SIGNS[sign!]! +
          (kind ? KINDS[kind]! : '') +
          (number ? ` ${cardinal(number)}` : '')
        );
      },
    )
    .replaceAll(/[♭]/g, ' flat ')
    .replaceAll(/[♯]/g, ' sharp ')
    .replaceAll(
      /\b([2-9]|12)\/(2|4|8|16)(?=\s(?:time|beats?|signature|groove|meter|waltz)\b)/g,
      (_, beats: string, of: string) => `${cardinal(beats)} ${cardinal(of)}`,
    )
    .replaceAll(/\bOp\.\s?(?=\d)/g, 'Opus ')
    .replaceAll(/\b808(s?)\b(?!\s(?:people|users|points|votes))/g, 'eight oh eight$1');
}

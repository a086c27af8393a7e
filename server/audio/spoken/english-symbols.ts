import { ALWAYS_SPELLED, DOMAIN_ENDINGS, SAID_AS_WORDS, SHOUTED } from './english-words.data.ts';

const ENDINGS = Object.keys(DOMAIN_ENDINGS).join('|');
const HOST = `(?:[a-z0-9-]+\\.)+(?:${ENDINGS})`;
const LONGEST_SAID_PATH = 24;

/** Reads URLs like people do: the host, and the path only if it's short. */
export function sayAddresses(text: string): string {
  return text
    .replaceAll(
      /\b([\w.+-]+)@([a-z0-9-]+(?:\.[a-z0-9-]+)+)\b/gi,
      (_, name: string, host: string) =>
        `${name.replaceAll(/[._+-]/g, (mark) => ({ '.': ' dot ', _: ' underscore ', '-': ' dash ', '+': ' plus ' })[mark]!)} at ${sayHost(host)}`,
    )
    .replaceAll(
      /\bhttps?:\/\/(?:www\.)?([a-z0-9.-]+)(?::\d+)?([^\s<>"']*)/gi,
      (_, host: string, path: string) => sayAddress(host, path),
    )
    .replaceAll(
      new RegExp(
        `\\b(?:www\\.)?(${HOST})(\\/[\\w/-]*)?(?:[?#][\\w=&%#+.-]*[\\w=])?(?![\\w@])`,
        'gi',
      ),
      (whole, host: string, path?: string) =>
        // "Inc.co" and the like aren't URLs, but a missing space after a sentence.
        /^[A-Z][a-z]+\.[A-Z]/.test(whole) ? whole : sayAddress(host, path ?? ''),
    )
    .replaceAll(FILE_NAME, (_, name: string, kind: string) => `${name} dot ${sayKind(kind)}`)
    .replaceAll(/(?<=[A-Za-z_]\w)\.(?=[a-z_]{2})/g, ' dot ');
}

const FILE_NAME =
  /\b([\w-]+)\.(txt|md|pdf|csv|json|py|ts|html?|css|png|jpe?g|gif|mp[34]|wav|docx?|xlsx?|pptx?|zip|gz|xz|exe|sh|ya?ml|xml|svg)\b(?!\.\w)/g;

function sayKind(kind: string): string {
  const capitals = kind.toUpperCase();
  return SAID_AS_WORDS[capitals] ?? spelled(capitals).replaceAll(/(\d)\./g, ' $1');
}

function sayAddress(host: string, path: string): string {
  const end = /[.,;:!?)]+$/.exec(path)?.[0] ?? /\.+$/.exec(host)?.[0] ?? '';
  const clean = path.slice(0, path.length - (path.endsWith(end) ? end.length : 0));
  const short = clean.replace(/\/$/, '');
  const said =
    short.length > 0 && short.length <= LONGEST_SAID_PATH && /^[/a-z-]+$/i.test(short)
      ? short.replaceAll('/', ' slash ').replaceAll('-', ' dash ')
      : '';
  return `${sayHost(host.replace(/\.+$/, ''))}${said}${end.replaceAll(/[)]/g, '')}`;
}

function sayHost(host: string): string {
  return host
    .replace(/^www\./i, '')
    .split('.')
    .map((part, at, all) =>
      at === all.length - 1
        ? (DOMAIN_ENDINGS[part.toLowerCase()] ?? spelled(part.toUpperCase()))
        : part.replaceAll('-', ' dash '),
    )
    .join(' dot ');
}

const spelled = (letters: string) => Array.from(letters, (letter) => `${letter}.`).join('');
const NO_VOWEL = /^[^AEIOUY]+$/;

/** A list of acronyms is all capitals, too; shouting contains common words. */
export function isShouted(text: string): boolean {
  const capitals = (text.match(/\p{Lu}/gu) ?? []).length;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (letters <= 12 || capitals <= letters * 0.7) return false;
  const words = text.match(/\b[A-Z]{2,}\b/g) ?? [];
  return words.filter((word) => SHOUTED.has(word) || word.length > 4).length * 4 >= words.length;
}

/** Capitals: spelled out, read as a word, or shouting; and names with inner capitals. */
export function sayAcronyms(text: string, isShouting: boolean): string {
  return text
    .replaceAll(/\bWi-?Fi\b/gi, 'wifi')
    .replaceAll(SHOUTED_SHORT, (whole, word: string, end: string) =>
      /^(?:S|D)$/.test(end) && !SHOUTED.has(word) ? whole : whole.toLowerCase(),
    )
    .replaceAll(TRADE, 'I.T.')
    .replaceAll(/(?<=\b[Tt]he\s)WHO\b/g, 'W.H.O.')
    .replaceAll(/\bI AM\b/g, 'I am')
    .replaceAll(/\bU\.S\.A\.?(?!\w)/g, 'U.S.A.')
    .replaceAll(/(?<=\b[A-Z]\.)'s\b/g, 's')
    .replaceAll(/(?<![\w.])([A-Za-z][A-Za-z0-9]*?)('[sd])?(?![\w]|\.\w)/g, (...found) => {
      const [, word, owner = ''] = found as unknown as [string, string, string?];
      const said = sayWord(word, isShouting);
      // After a spelled letter the apostrophe would stand alone.
      return said + (said.endsWith('.') ? owner.slice(1) : owner);
    });
}

/** DON'T, I'LL, THAT'S. */
const SHOUTED_SHORT = /\b([A-Z]+)'(T|S|RE|LL|VE|D|M)\b/g;
/** Information technology, not "it". */
const TRADE =
  /(?<=\b(?:an|the|our|their|your|in)\s)IT\b|\bIT(?=\s(?:departments?|teams?|support|staff|managers?|systems?|security|infrastructure|professionals?|industry|jobs?|admins?|budgets?|services?|companies|company)\b)/g;

function sayWord(word: string, isShouting: boolean): string {
  if (isShouting && word === 'A') return 'a';
  if (Object.hasOwn(SAID_AS_WORDS, word)) return SAID_AS_WORDS[word]!;
  if (/^[A-Z]{2,}s?$/.test(word)) return sayCapitals(word, isShouting);
  if (/^i[A-Z][a-z]+/.test(word)) return `eye ${word.slice(1)}`;
  if (/^e[A-Z][a-z]+/.test(word)) return `ee ${word.slice(1)}`;
  if (/^Mc[A-Z][a-z]+$|^Mac[A-Z][a-z]+$/.test(word)) return word;
  if (/[a-z][A-Z]|^[A-Z]{3,}[a-z]{2}/.test(word)) return splitCapitals(word, isShouting);
  if (UNSAYABLE.test(word) && !HUMMED.has(word)) return spelled(word.toUpperCase());
  return word;
}

/** A handle such as "mkbhd"; `zqx` starts a placeholder for custom IPA. */
const UNSAYABLE = /^(?!zqx)[bcdfghjklmnpqrstvwxz]{3,}$/;
const HUMMED = new Set('hmm mmm shh pst psst brr brrr tsk nth zzz pfft grr'.split(' '));

function sayCapitals(word: string, isShouting: boolean): string {
  const base = word.replace(/s$/, '');
  const isPlural = base !== word;
  if (SHOUTED.has(word)) return word.toLowerCase();
  const pronounceable = !NO_VOWEL.test(base) && base.length > 5;
  const isWord = isShouting && !NO_VOWEL.test(base) && !ALWAYS_SPELLED.has(base);
  if (pronounceable || isWord) return word.toLowerCase();
  return spelled(base) + (isPlural ? 's' : '');
}

function splitCapitals(word: string, isShouting: boolean): string {
  return word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((part) => {
      if (Object.hasOwn(SAID_AS_WORDS, part)) return SAID_AS_WORDS[part]!;
      return /^[A-Z]{2,}s?$/.test(part) ? sayCapitals(part, isShouting) : part;
    })
    .join(' ');
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w)\s?&+\s?(?=\w)/g, ' and '],
  [/&+/g, ' and '],
  [/(?<=\S)\s\+\s(?=\S)/g, ' plus '],
  [/\+/g, ' plus '],
  [/\s=\s|(?<=\w)=(?=\w)/g, ' equals '],
  [/\s(?:→|->|=>)\s|(?<=\w)→(?=\w)/g, ' to '],
  [/(?<=\s|^)[<＜]\s?(?=\w)/g, ' less than '],
  [/(?<=\s|^)[>＞]\s?(?=\w)/g, ' more than '],
  [/[≥]/g, ' at least '],
  [/[≤]/g, ' at most '],
  [/≈(?=\s?\w)/g, ' about '],
  [/±/g, ' plus or minus '],
  [/÷/g, ' divided by '],
  [/×/g, ' times '],
  [/\${2,}|\$(?=[A-Z])/g, ' '],
  [/\$/g, ' dollar '],
  [/€/g, ' euro '],
  [/£/g, ' pound '],
  [/°C\b/g, ' degrees Celsius '],
  [/°F\b/g, ' degrees Fahrenheit '],
  [/[©®™℠]/g, ' '],
  [/§§/g, ' sections '],
  [/§/g, ' section '],
  [/(?<=^|\s)@(?=\s{0,3}\w)|(?<=\w)@(?=\w)/g, ' at '],
  [/#(?=[a-z_])/gi, ' hashtag '],
  [/_/g, ' '],
];

export function saySymbols(text: string): string {
  return SYMBOLS.reduce((so, [pattern, said]) => so.replaceAll(pattern, said), text);
}

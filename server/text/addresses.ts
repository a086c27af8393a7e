import { findHost } from '#contract/host-names.ts';

/** A place where a text contains, names or would be read as an address. */
export interface FoundAddress {
  start: number;
  end: number;
  kind: 'web' | 'host' | 'mail' | 'handle' | 'other';
  /** A normalised form shared by all spellings of one address. */
  key: string;
}

/** The addresses a text may contain. */
export interface KnownAddresses {
  /** Keys of complete addresses. */
  addresses: ReadonlySet<string>;
  /** The hosts of those addresses. */
  hosts: ReadonlySet<string>;
}

/** Characters allowed in an address. Quotes, brackets and characters of other scripts end it. */
const REST = String.raw`[!#$%&*+,\-./0-9:;=?@A-Z_a-z~\\^|{}\u00A1-\u024F\u0400-\u04FF]`;
const SCHEMED = new RegExp(
  String.raw`(?:(?<![a-z])[a-z][a-z0-9+.-]{0,30}:(?:[\\/]{2,9}(?=\S)|[\\/](?=[a-z0-9]))|https?:(?=[a-z0-9]))(?:\[[0-9a-f:.]{2,45}\])?${REST}*`,
  'giu',
);
/** Schemes that need no host. */
const OPAQUE =
  /(?<![\p{L}\p{N}])(?:(?:javascript|vbscript|livescript|mailto|sms|smsto|callto|facetime|facetime-audio|skype|magnet|itms-apps|itms-services|bitcoin|view-source|blob|file):(?=\S)|data:(?=[\w;,]+[/,;])|tel:(?=\+?\d))\S*/giu;
const MAIL = /[^\s@＠<>()[\]"“”«»]{1,64}[@＠](?:[\p{L}\p{N}-]{1,63}\.){1,9}[\p{L}\p{N}-]{1,63}/giu;
const HOST_RUN =
  /(?<![\p{L}\p{M}\p{N}_-])(?:[\p{L}\p{M}\p{N}_-]{1,63}\.){1,9}[\p{L}\p{M}\p{N}-]{1,63}/giu;
const ASCII_RUN = /(?<![a-z0-9_-])(?:[a-z0-9_-]{1,63}\.){1,9}[a-z][a-z0-9-]{1,62}/giu;
const AFTER_HOST = new RegExp(String.raw`^\.?(?::\d{1,5})?(?:[\\/?#]${REST}*)?`, 'iu');
const NUMBERED = String.raw`(?:\d{1,3}\.){3}\d{1,3}`;
const NUMBERED_HOST = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:[\\/]{2,9}${NUMBERED}(?!\d)${REST}*|${NUMBERED}(?:(?::\d{1,5})?[\\/]${REST}*|:\d{1,5}(?!\d)))`,
  'giu',
);
const WWW = new RegExp(String.raw`www\.(?=[^\s"'”’)\]])${REST}*`, 'giu');
const SLASHED = new RegExp(String.raw`[\\/]{2,9}(?=[\p{L}\p{N}_-]+\.[\p{L}\p{N}])${REST}*`, 'giu');
const HANDLE = /(?<![\p{L}\p{N}_@＠.])[@＠](\p{L}[\p{L}\p{N}_]{1,30})/gu;

/** Markup characters inside an address, which some renderers ignore. */
const MARKS = /[*_~`\\]/u;
const ALL_MARKS = /[*_~`\\]+/gu;
/** Matches single UTF-16 units, because offsets are counted in units too. */
const NO_MARK = /[^*_~`\\]/g;

/** All addresses, including overlapping ones. `text` is the visible text (see `seenText`). */
export function findAddresses(text: string): FoundAddress[] {
  const found = findIn(text);
  if (!MARKS.test(text)) return found;
  // Searches again without markup, because "ev*il.c*om" is shown, copied and posted without it.
  const view = text.replaceAll(ALL_MARKS, '');
  const inside = findIn(view);
  if (inside.length === 0) return found;
  const kept = Array.from(text.matchAll(NO_MARK), ({ index }) => index);
  for (const one of inside) {
    found.push({ ...one, start: kept[one.start]!, end: kept[one.end - 1]! + 1 });
  }
  return found;
}

function findIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  const add = (start: number, length: number, kind: FoundAddress['kind']) => {
    const raw = trimmed(text.slice(start, start + length));
    if (raw !== '') found.push({ start, end: start + raw.length, kind, key: keyOf(raw) });
  };
  if (text.includes(':')) {
    for (const { 0: raw, index } of text.matchAll(SCHEMED)) {
      add(index, raw.length, /^https?:/iu.test(raw) ? 'web' : 'other');
    }
    for (const { 0: raw, index } of text.matchAll(OPAQUE)) add(index, raw.length, 'other');
  }
  if (/[@＠]/u.test(text)) {
    for (const { 0: raw, index } of text.matchAll(MAIL)) add(index, raw.length, 'mail');
    for (const { 0: raw, index } of text.matchAll(HANDLE)) add(index, raw.length, 'handle');
  }
  if (/www\./iu.test(text)) {
    for (const { 0: raw, index } of text.matchAll(WWW)) add(index, raw.length, 'web');
  }
  // Fast path: most full stops have nothing right after them.
  if (!/\.[\p{L}\p{N}]/u.test(text)) return found;
  for (const { 0: raw, index } of text.matchAll(NUMBERED_HOST)) add(index, raw.length, 'web');
  for (const { 0: raw, index } of text.matchAll(SLASHED)) add(index, raw.length, 'web');
  // A host name ends where another address begins.
  const bare = text.includes(':')
    ? text.replaceAll(SCHEMED, (raw) => ' '.repeat(raw.length))
    : text;
  const runs = [...bare.matchAll(ASCII_RUN)];
  // In a script without spaces, the words before an address are not part of it.
  const others = /[^\0-\x7f]\.|\.[^\0-\x7f]/u.test(text)
    ? [...bare.matchAll(HOST_RUN)].filter((run) => !runs.some((one) => isInside(one, run)))
    : [];
  for (const { 0: run, index } of [...runs, ...others]) {
    const host = findHost(run);
    if (host === null) continue;
    // Two slashes before it also start an address.
    const [lead = ''] = /[\\/]{2,9}$/u.exec(text.slice(Math.max(0, index - 9), index)) ?? [];
    const [rest = ''] =
      host.length === run.length ? (AFTER_HOST.exec(text.slice(index + run.length)) ?? []) : [];
    const isBare = /^\.?$/u.test(rest) && lead === '';
    add(index - lead.length, lead.length + host.length + rest.length, isBare ? 'host' : 'web');
  }
  return found;
}

function isInside(one: RegExpExecArray, run: RegExpExecArray): boolean {
  const host = findHost(one[0]);
  const longer = findHost(run[0]);
  if (host === null) return false;
  const isLonger = longer !== null && run.index + longer.length > one.index + host.length;
  return !isLonger && one.index >= run.index && one.index < run.index + run[0].length;
}

function trimmed(address: string): string {
  return address.replace(/(?<![.,;:!?'’])[.,;:!?'’]+$/u, '');
}

function keyOf(address: string): string {
  return address
    .toLowerCase()
    .replaceAll(/[*_~`\\]/gu, '')
    .replace(/^(?:https?:)?\/*(?:www\.)?/u, '')
    .replace(/(?<![/.,;:!?])[/.,;:!?]+$/u, '');
}

const hostOf = (key: string) => key.replace(/[/?#:].*$/u, '');

/** How the dot and the at sign of an address are spoken. */
const SPOKEN_DOT =
  /(?<=[\p{L}\p{N}]) (?:dot|punkt|punto|point|ponto|punt|punct|prick|kropka|tečka|bodka|točka|piste|pont|nokta|titik|chấm|taškas|punkts|точка|крапка|τελεία|نقطة|نقطه|ڈاٹ|נקודה|डॉट|ডট|டாட்|ดอท|ドット|닷|点) (?=[\p{L}\p{N}])/giu;
/** Captions write "asp net" for "ASP.NET". */
const HEARD_APART = /(?<=[a-z0-9]) (?=(?:com|net|org|io|ai)(?![\p{L}\p{N}]))/giu;
const SPOKEN_AT = /(?<=[\p{L}\p{N}]) at (?=[\p{L}\p{N}-]+\.[\p{L}\p{N}])/giu;

/** The addresses in a text, spoken or written. */
export function knownAddressesIn(text: string): KnownAddresses {
  const spoken = text
    .replaceAll(SPOKEN_DOT, '.')
    .replaceAll(HEARD_APART, '.')
    .replaceAll(SPOKEN_AT, '@');
  const keys = [...findAddresses(text), ...(spoken === text ? [] : findAddresses(spoken))]
    .filter(({ kind }) => kind !== 'other')
    .map(({ key }) => key);
  return {
    addresses: new Set(keys),
    hosts: new Set(keys.filter((key) => !key.includes('@')).map(hostOf)),
  };
}

export function isKnown({ kind, key }: FoundAddress, known: KnownAddresses): boolean {
  if (kind === 'other') return false;
  return known.addresses.has(key) || (kind !== 'handle' && kind !== 'mail' && known.hosts.has(key));
}

/**
 * Removes unknown addresses from the text. A mere host name is kept without its dots, so that it isn't turned into a
 * link.
 */
export function withoutUnknown(text: string, known: KnownAddresses): string {
  const unknown = findAddresses(text)
    .filter((one) => !isKnown(one, known))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let left = '';
  let from = 0;
  for (const { start, end, kind } of unknown) {
    // Overlapping ones are merged.
    if (start < from) {
      from = Math.max(from, end);
      continue;
    }
    left += text.slice(from, start) + remainsOf(text.slice(start, end), kind);
    from = end;
  }
  return from === 0 ? text : left + text.slice(from);
}

function remainsOf(raw: string, kind: FoundAddress['kind']): string {
  if (kind === 'handle') return raw.slice(1);
  if (kind !== 'host') return '';
  // "It works.So we stay."
  if (/^[^.]*\p{Ll}\.\p{Lu}\p{Ll}*$/u.test(raw)) return raw.replace('.', '. ');
  return raw.replaceAll('.', ' ');
}

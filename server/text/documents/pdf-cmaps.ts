/** Tables that PDFs of East Asian programs refer to by name, by their encoding. */
const ENCODED: readonly [RegExp, string][] = [
  [/^(?:78|78ms|83pv|90ms|90msp|90pv|Add|Ext)-RKSJ-[HV]$/u, 'shift_jis'],
  [/^EUC-[HV]$/u, 'euc-jp'],
  [/^(?:GB|GBK|GBKp|GBpc)-EUC-[HV]$/u, 'gbk'],
  [/^(?:B5pc|ETen-B5|ETenms-B5|HKscs-B5|ETHK-B5)-[HV]$/u, 'big5'],
  [/^(?:KSC-EUC|KSCms-UHC|KSCms-UHC-HW|KSCpc-EUC)-[HV]$/u, 'euc-kr'],
];
const UNICODE = /^Uni(?:GB|CNS|JIS|JIS2004|JISPro|JISX0213|KS)-(?:UCS2|UTF16)(?:-HW)?-[HV]$/u;
/** Jis rows and cells, without an encoding around them. */
const BARE_JIS = /^(?:Add-|Ext-|78-)?[HV]$/u;
const LETTERS = /^Adobe-(?:GB1|CNS1|Japan1|Korea1)-UCS2$/u;

/** Above the numbers of all glyphs in these collections. */
const MOST_GLYPHS = 0x8000;
const LINES_AT_ONCE = 100;

/**
 * Answers for such tables without shipping them: they would number the glyphs, of which only the letters matter here. So the
 * number of a glyph is its letter, and the table from glyphs to letters changes nothing.
 */
export function createCMaps(): {
  find(name: string): Uint8Array;
  /** Some text is in one of these tables. */
  wasUsed(): boolean;
  /** A table isn't known, so some text is missing. */
  wasMissed(): boolean;
} {
  let used = false;
  let missed = false;
  return {
    find(name) {
      const text = LETTERS.test(name) ? lettersOf(used) : codesOf(name);
      if (text === null) missed = true;
      else if (!LETTERS.test(name)) used = true;
      return new TextEncoder().encode(text ?? '');
    },
    wasUsed: () => used,
    wasMissed: () => missed,
  };
}

function codesOf(name: string): string | null {
  if (UNICODE.test(name)) {
    const spaces = ['<0000> <d7ff>', '<d800dc00> <dbffdfff>', '<e000> <ffff>'];
    return cmap(spaces, block('cidrange', ['<0000> <d7ff> 0', '<e000> <ffff> 57344']));
  }
  const encoding = ENCODED.find(([form]) => form.test(name))?.[1];
  if (encoding) return fromEncoding(encoding, hex);
  // The encoding with its highest bits set.
  return BARE_JIS.test(name)
    ? fromEncoding('euc-jp', (code) => (code > 0xff ? hex(code & 0x7f7f) : null))
    : null;
}

function fromEncoding(encoding: string, spell: (code: number) => string | null): string {
  const decoder = new TextDecoder(encoding);
  const lines: string[] = [];
  const wide = new Set<number>();
  const add = (bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    const code = bytes.length === 1 ? bytes[0]! : (bytes[0]! << 8) | bytes[1]!;
    const spelled = letter.length === 1 && letter !== '\ufffd' ? spell(code) : null;
    if (spelled === null) return;
    if (bytes.length > 1) wide.add(Number.parseInt(spelled.slice(1, 3), 16));
    lines.push(`${spelled} ${letter.charCodeAt(0)}`);
  };
  for (let first = 0; first < 256; first += 1) {
    add([first]);
    for (let second = 0x40; first > 0x80 && second < 256; second += 1) add([first, second]);
  }
  const spaces = Array.from({ length: 256 }, (_, first) => {
    const byte = hex(first).slice(1, -1);
    return wide.has(first) ? `<${byte}00> <${byte}ff>` : `<${byte}> <${byte}>`;
  });
  return cmap(spaces, block('cidchar', lines));
}

/**
 * Only for text in these tables. Elsewhere the glyph numbers are the collection's own, and what letters they are isn't
 * known.
 */
function lettersOf(isLetters: boolean): string {
  const spaces = ['<0000> <ffff>'];
  if (isLetters) return cmap(spaces, block('bfrange', ['<0000> <ffff> <0000>']));
  const unknown = Array.from(
    { length: MOST_GLYPHS },
    (_, glyph) => `<${glyph.toString(16).padStart(4, '0')}> <fffd>`,
  );
  return cmap(spaces, block('bfchar', unknown));
}

const hex = (code: number) => `<${code.toString(16).padStart(code > 0xff ? 4 : 2, '0')}>`;

function block(kind: string, lines: readonly string[]): string {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    blocks.push(`${some.length} begin${kind}\n${some.join('\n')}\nend${kind}`);
  }
  return blocks.join('\n');
}

const cmap = (spaces: readonly string[], body: string) =>
  `begincmap\n${block('codespacerange', spaces)}\n${body}\nendcmap\n`;

/** Groups that hold fonts, colours, pictures and the like. */
const HIDDEN = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator header headerl headerr headerf footer footerl footerr footerf footnote xmlnstbl fldinst filetbl revtbl mmathPr'.split(
    ' ',
  ),
);
const SAID: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: ' ',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  '~': '\u00a0',
  _: '-',
};
const CODE_PAGES: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gb18030',
  '949': 'euc-kr',
  '950': 'big5',
  '874': 'windows-874',
  '10000': 'macintosh',
  '65001': 'utf-8',
};
/** Code pages by font charset. Western ones are left out, because programs assign them to any font. */
const CHARSETS: Readonly<Record<string, string>> = {
  '128': 'shift_jis',
  '129': 'euc-kr',
  '134': 'gb18030',
  '136': 'big5',
  '161': 'windows-1253',
  '162': 'windows-1254',
  '163': 'windows-1258',
  '177': 'windows-1255',
  '178': 'windows-1256',
  '186': 'windows-1257',
  '204': 'windows-1251',
  '222': 'windows-874',
  '238': 'windows-1250',
};
/** A control word with its number, a byte, a symbol, a group boundary, or plain text. */
const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giu;

interface Group {
  hidden: boolean;
  /** Marked as hidden or deleted by the writer. */
  unseen: boolean;
  /** The current font. */
  font: string | null;
  /** Number of fallback characters after a Unicode character, for programs that don't support it. */
  spare: number;
}

/** A Rich Text file's visible text. Its bytes are ASCII; everything else is escaped. */
export function readRtf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1');
  const groups: Group[] = [{ hidden: false, unseen: false, font: null, spare: 1 }];
  const fonts = new Map<string, string>();
  let page = 'windows-1252';
  let usual = '';
  let text = '';
  let skip = 0;
  let pending: number[] = [];
  let mayBeHidden = false;
  const flush = () => {
    const own = fonts.get(groups.at(-1)!.font ?? usual);
    if (pending.length > 0) text += new TextDecoder(own ?? page).decode(Uint8Array.from(pending));
    pending = [];
  };
  const isShown = () => !groups.at(-1)!.hidden && !groups.at(-1)!.unseen;
  const say = (said: string) => {
    flush();
    if (isShown()) text += said;
  };
  /** In East Asian code pages, the second byte of a letter may be written as the ASCII character it would be. */
  const sayBytes = (said: string) => {
    if (isShown()) for (const character of said) pending.push(character.charCodeAt(0));
  };
  for (const [, word, number, byte, sign, edge, plain] of source.matchAll(TOKEN)) {
    const group = groups.at(-1)!;
    if (edge === '{') {
      flush();
      groups.push({ ...group });
      mayBeHidden = true;
      continue;
    }
    if (edge === '}') {
      flush();
      if (groups.length > 1) groups.pop();
    } else if (sign === '*' && mayBeHidden) {
      group.hidden = true;
    } else if (word !== undefined) {
      if (word === 'ansicpg') page = pageOf(number ?? '');
      else if (word === 'deff') usual = number ?? '';
      else if (word === 'fcharset' && CHARSETS[number ?? ''])
        fonts.set(group.font ?? usual, CHARSETS[number!]!);
      else if (word === 'f' || word === 'plain') {
        flush();
        group.font = word === 'f' ? (number ?? null) : null;
        if (word === 'plain') group.unseen = false;
      } else if (word === 'uc') group.spare = Number(number ?? 1);
      else if (word === 'u' && number !== undefined) {
        say(String.fromCharCode((Number(number) + 65_536) % 65_536));
        skip = group.spare;
      } else if (HIDDEN.has(word) && mayBeHidden) group.hidden = true;
      else if (word === 'v' || word === 'deleted') group.unseen = number !== '0';
      else if (SAID[word]) say(SAID[word]);
    } else if (byte !== undefined) {
      if (skip > 0) skip -= 1;
      else sayBytes(String.fromCharCode(Number.parseInt(byte, 16)));
    } else if (sign !== undefined) {
      if (/[\\{}]/u.test(sign)) sayBytes(sign);
      else say(SAID[sign] ?? (sign === '\n' || sign === '\r' ? '\n' : ''));
    } else if (plain !== undefined) {
      sayBytes(plain.slice(skip));
      skip = Math.max(0, skip - plain.length);
    }
    mayBeHidden = false;
  }
  flush();
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function pageOf(number: string): string {
  if (CODE_PAGES[number]) return CODE_PAGES[number];
  return /^125[0-8]$/u.test(number) ? `windows-${number}` : 'windows-1252';
}

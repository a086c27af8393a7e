/** All patterns must run in linear time: no two parts may match the same characters. */
export const FENCE = /^( {0,3})(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
export const HEADING = /^ {0,3}(#{1,6}) (?=.*[^\s#])(.*)$/;
export const RULE = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
export const UNDERLINE = /^ {0,3}(?:=+|-+) *$/;
export const QUOTE = /^ {0,3}> ?/;
export const ITEM = /^( {0,3})([-+*]|(\d{1,3})[.)])( +(?! )|$)(.*)$/;
/** Applied to a trimmed line. */
const COLUMNS = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/;

/** Maximum nesting; deeper markup is treated as text. */
export const DEEPEST = 12;

export const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** Indentation of a line. */
export const insetOf = (line: string) => line.search(/[^ ]|$/);

/** Matches the line that closes a code fence. */
export function fenceEnd(fence: string): RegExp {
  return new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
}

/** Content indentation of a list item, and the content of its first line. */
export function openItem([, inset = '', sign = '', , gap = '', first = '']: RegExpExecArray) {
  const isCodeLike = gap.length > 4;
  return {
    width: inset.length + sign.length + (isCodeLike || first === '' ? 1 : gap.length),
    first: isCodeLike ? gap.slice(1) + first : first,
  };
}

/** Whether a line interrupts a paragraph. */
export function interrupts(line: string): boolean {
  const [, , , number, , rest] = ITEM.exec(line) ?? [];
  return (
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    QUOTE.test(line) ||
    (rest !== undefined && rest !== '' && (number === undefined || number === '1'))
  );
}

export function beginsTable(head: string, columns: string): boolean {
  return (
    head.includes('|') &&
    columns.includes('-') &&
    COLUMNS.test(columns.trim()) &&
    cellsOf(head).length === cellsOf(columns).length
  );
}

export function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

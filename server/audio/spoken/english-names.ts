/** Names with symbols: "Ke$ha", "P!nk", "C#", "ASP.NET", "Node.js". */
export function sayStyledNames(text: string): string {
  return (
    text
      .replaceAll(/\bAT&T\b/g, 'A.T. and T')
      .replaceAll(/\bA\$AP\b/g, 'Ay sap')
      .replaceAll(/\bwill\.i\.am\b/g, 'will I am')
      .replaceAll(/(?<=\p{L})\$(?=\p{L})/gu, 's')
      .replaceAll(/(?<=\p{L})!(?=\p{Ll})/gu, 'i')
      .replaceAll(/(?<![\w.])([A-Za-z]*)\.NET\b/g, '$1 dot net')
      .replaceAll(/\b([A-Za-z]+)\.js\b/g, '$1 J.S.')
      .replaceAll(/\bRISC-V\b/g, 'RISC five')
      .replaceAll(/\bT-(?=\d+\s?(?:seconds?|minutes?|hours?|days?|secs?|mins?)\b)/g, 'T minus ')
      .replaceAll(
        /\b(H2)?([SN])O([2-4])\b/g,
        (_, acid = '', letter: string, count: string) =>
          `${acid ? 'H 2 ' : ''}${letter}.O. ${count}`,
      )
      .replaceAll(/\bTL;?DR\b/g, 'T.L.D.R.')
      .replaceAll(/\b([A-Z])\.(?=\d{1,2}\b(?!\.))/g, '$1 dot ')
      // "the .env file"
      .replaceAll(
        /(?<=(?:^|\s)(?:~\/)?)\.(?=(?:env|git\w*|zshrc|bashrc|vimrc|npmrc|ssh|config|com|org|io|net|ai|dev|py|js|ts|md|html|css|json|csv|txt|pdf|exe|mp3|mp4|zip)\b)/g,
        ' dot ',
      )
      .replaceAll(
        /\b(ER|PR|HER2|HIV)(?:(\+)|-)(?!\w)/g,
        (_, name: string, plus?: string) => `${name} ${plus ? 'positive' : 'negative'}`,
      )
  );
}

/** After an initial and a dot, these start a sentence; other capitalized words continue the name. */
export const STARTERS =
  `A After All Also An And Another As At Because Before But By Each Even Every First For From He Her Here His
  How I If In Instead It Its Let Like Most My Next No Not Now Of On Once One Or Our She So Some That The Their Then There
  These They This Those To Today Two Until We What When Where Which While Who Why With Yes You Your`.split(
    /\s+/,
  );
const NEXT_NAME = `(?=\\s(?!(?:${STARTERS.join('|')})\\b)[A-Z][a-z])`;
const ONE_INITIAL = new RegExp(
  `(?<=^|[.?!,;:]\\s|\\b(?!(?:Vitamin|Plan|Type|Grade|Hepatitis|Group|Series|Option|Team|Class|Appendix|Exhibit|Part|Section)\\b)[A-Z][a-z]+\\s)([A-Z])\\.${NEXT_NAME}`,
  'g',
);

/** "J. K. Rowling", "Samuel L. Jackson": initials, not sentence ends. */
export function sayInitials(text: string): string {
  return text
    .replaceAll(/\b(?:[A-Z]\.\s){2,}(?=[A-Z][a-z])/g, (found) => `${found.replaceAll(/\s/g, '')} `)
    .replaceAll(ONE_INITIAL, (_, letter: string) => (letter === 'A' ? 'Ay' : letter));
}

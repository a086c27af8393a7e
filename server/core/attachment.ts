const LONGEST = 120;

/** A name every file system takes, as close to the title as that allows. */
export function attachmentName(title: string, extension: string): string {
  const safe = title
    .replaceAll(/[/\\:*?"<>|\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const graphemes = new Intl.Segmenter().segment(safe);
  const short = Array.from(graphemes, ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('')
    .trim();
  return `${short === '' ? 'untitled' : short}.${extension}`;
}

/** The header for a file name in any script: an ASCII one for old clients, the true one beside it. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

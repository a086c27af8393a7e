const LONGEST = 120;

/** A file name that every file system accepts, as close to the title as possible. */
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

/** Content-Disposition header: an ASCII fallback for old clients plus the UTF-8 name. */
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

/**
 * The thumbnail tool's own, narrow rule: watch links, embed links and short links, each with or without scheme and
 * `www.`. The server reads many more forms, but here a link that is refused says at once what is expected.
 */
const LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

export function findVideoId(link: string): string | null {
  return LINK.exec(link.trim())?.[1] ?? null;
}

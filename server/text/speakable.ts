const LINK = /\[([^\]]*)\]\([^)]*\)/gu;
const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /\bhttps?:\/\/(?:[^\s/?#@]*@)?(?:www\.)?([^\s/?#:]*)[^\s]*/giu;

/** Text for reading aloud: no markup, no line breaks, and of an address only its domain, as people say it. */
export function speakable(text: string): string {
  return text
    .replaceAll(LINK, '$1')
    .replaceAll(TAG, ' ')
    .replaceAll(
      ADDRESS,
      (whole, host: string) => hostOf(host) + (/[.,;:!?…]+$/u.exec(whole)?.[0] ?? ''),
    )
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+•>])\s+/gmu, '')
    .replaceAll(/[*_`~#|<>{}[\]\\^]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([.,;:!?…])/gu, '$1')
    .trim();
}

/** The host as written, without the sentence's closing punctuation. */
function hostOf(host: string): string {
  return host.replace(/[.,;:!?…)"'”’»]+$/u, '').toLowerCase();
}

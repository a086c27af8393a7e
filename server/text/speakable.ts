const LINK = /\[([^\]]*)\]\([^)]*\)/gu;
const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /\bhttps?:\/\/(?:[^\s/?#@]*@)?(?:www\.)?([^\s/?#:]*)[^\s]*/giu;

/**
 * Text with nothing in it that a voice would stumble over: no markup, no line breaks, and of an address only whose it is,
 * which is what people say of one.
 */
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

/** As it is written, without what ended the sentence. */
function hostOf(host: string): string {
  return host.replace(/[.,;:!?…)"'”’»]+$/u, '').toLowerCase();
}

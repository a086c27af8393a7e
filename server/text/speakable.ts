const LINK = /\[([^\]]*)\]\([^)]*\)/gu;
const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /\bhttps?:\/\/\S+/giu;

/** Text with nothing in it that a voice would stumble over: no markup, no addresses, no line breaks. */
export function speakable(text: string): string {
  return text
    .replaceAll(LINK, '$1')
    .replaceAll(TAG, ' ')
    .replaceAll(ADDRESS, ' ')
    .replaceAll(/^\s{0,3}(?:#{1,6}|[-*+•>])\s+/gmu, '')
    .replaceAll(/[*_`~#|<>{}[\]\\^]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([.,;:!?…])/gu, '$1')
    .trim();
}

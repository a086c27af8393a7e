import { decodeEntities } from '#document/entities.ts';
import type { RawCue } from './raw-cue.ts';
import { xmlTokens } from './xml-tokens.ts';

/** YouTube's own XML: srv3 (`<p t d><s>`), srv2 (`<text t d>`) and srv1 (`<text start dur>`, in seconds). */
export function readTimedText(text: string): RawCue[] {
  const cues: RawCue[] = [];
  const rubyPens = new Set<string>();
  let open: (RawCue & { isAppended: boolean; tag: string }) | null = null;
  /** Inside a segment with ruby text, the reading above a character, which isn't spoken twice. */
  let skipping = false;
  const close = () => {
    if (open && !(open.isAppended && open.text.trim() === '')) {
      const { startMs, endMs, text: said } = open;
      // Older formats are escaped twice.
      cues.push({ startMs, endMs, text: plain(open.tag === 'text' ? decodeEntities(said) : said) });
    }
    open = null;
    skipping = false;
  };
  for (const token of xmlTokens(text)) {
    if (token.kind === 'text') {
      if (open && !skipping) open.text += token.text;
    } else if (token.kind === 'close') {
      if (token.name === 'p' || token.name === 'text') close();
      else if (token.name === 's') skipping = false;
    } else if (token.name === 'pen') {
      const ruby = token.attributes.get('rb');
      if (ruby && ruby !== '0' && ruby !== '1') rubyPens.add(token.attributes.get('id') ?? '');
    } else if (token.name === 'p' || token.name === 'text') {
      close();
      const { startMs, durationMs } = spanOf(token.attributes);
      open = {
        startMs,
        endMs: startMs + durationMs,
        text: '',
        isAppended: token.attributes.get('a') === '1',
        tag: token.name,
      };
      if (token.selfClosing) close();
    } else if (token.name === 's') {
      skipping = rubyPens.has(token.attributes.get('p') ?? '') && !token.selfClosing;
    } else if (token.name === 'br' && open) {
      open.text += '\n';
    }
  }
  close();
  return cues;
}

function spanOf(attributes: ReadonlyMap<string, string>): { startMs: number; durationMs: number } {
  const at = (name: string) => Number.parseFloat(attributes.get(name) ?? '');
  const seconds = at('start');
  if (Number.isFinite(seconds)) {
    return { startMs: seconds * 1000, durationMs: (at('dur') || 0) * 1000 };
  }
  return { startMs: at('t'), durationMs: at('d') || 0 };
}

/** Removes only known styling tags, because the text may mention a `<tag>`. */
const plain = (text: string) =>
  text.replace(/<\/?(?:[biu]|c|em|font|span|strong|v)(?:[\s.][^<>]{0,200})?>/giu, '');

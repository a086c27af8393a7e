import { decodeEntities } from '#document/entities.ts';

export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** In one pass and without looking back, so that no file, however broken, takes long. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*>?|<(\/?)([\w:.-]+)(?![\w:.-])([^<>]*)>|([^<]+)|</gu;
/** From the beginning of a name only: from the middle of one it is never any better. */
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** A tolerant reader for the small XML of captions. Names come without their prefix. */
export function* xmlTokens(text: string): Generator<XmlToken> {
  for (const [, cdata, slash, name, inside, plain] of text.matchAll(TOKEN)) {
    if (cdata !== undefined) yield { kind: 'text', text: cdata };
    else if (plain !== undefined) yield { kind: 'text', text: decodeEntities(plain) };
    else if (name !== undefined && slash === '/') yield { kind: 'close', name: local(name) };
    else if (name !== undefined) {
      const attributes = new Map<string, string>();
      for (const [, key, double, single] of inside!.matchAll(ATTRIBUTE)) {
        attributes.set(local(key!), decodeEntities(double ?? single ?? ''));
      }
      yield {
        kind: 'open',
        name: local(name),
        attributes,
        selfClosing: inside!.trimEnd().endsWith('/'),
      };
    }
  }
}

const local = (name: string) => name.slice(name.lastIndexOf(':') + 1);

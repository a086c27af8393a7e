import { decodeEntities } from '#document/entities.ts';

export type XmlToken =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Matches in a single pass without backtracking, so that no file takes long, however broken. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[?!][^>]*>?|<(\/?)([\w:.-]+)(?![\w:.-])([^<>]*)>|([^<]+)|</gu;
/** Only at the start of a name, because starting within one never matches better. */
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** A tolerant parser for the small XML of captions. Names are returned without prefix. */
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

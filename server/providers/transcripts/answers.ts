import type { SourceErrorCode } from '#contract/errors/source.ts';

/** Code as shown in attempts. */
export const shortOutcome = (code: SourceErrorCode) => code.replace(/^(?:video|platform)_/, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The player answer within a reel answer. */
export const inReel = (answer: unknown) => (isObject(answer) ? answer['playerResponse'] : null);

/** The visitor id the platform assigns to us. */
export function visitorOf(answer: unknown): string | null {
  const context = isObject(answer) ? answer['responseContext'] : null;
  const data = isObject(context) ? context['visitorData'] : null;
  return typeof data === 'string' && /^[\w%=+/-]{8,512}$/.test(data) ? data : null;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A truncated file would pass for the complete captions. */
export const isWholeXml = (xml: string) =>
  /<(?:\/(?:timedtext|transcript)|(?:timedtext|transcript)[^<>]*\/)>$/u.test(
    xml.trimEnd().slice(-200),
  );

/** Captions without words still count; other JSON doesn't. */
export function isCaptionEvents(text: string): boolean {
  const parsed = parseJson(text);
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    'events' in parsed &&
    Array.isArray(parsed.events)
  );
}

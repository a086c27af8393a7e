import type { SourceErrorCode } from '#contract/errors/source.ts';

/** As an attempt tells it. */
export const shortOutcome = (code: SourceErrorCode) => code.replace(/^(?:video|platform)_/, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where the answer about a reel has the player's. */
export const inReel = (answer: unknown) => (isObject(answer) ? answer['playerResponse'] : null);

/** What the platform calls whoever asks. */
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

/** Cut off, they would pass for the words of the whole video. */
export const isWholeXml = (xml: string) =>
  /<(?:\/(?:timedtext|transcript)|(?:timedtext|transcript)[^<>]*\/)>$/u.test(
    xml.trimEnd().slice(-200),
  );

/** Captions without a single word are still captions; any other JSON is not. */
export function isCaptionEvents(text: string): boolean {
  const parsed = parseJson(text);
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    'events' in parsed &&
    Array.isArray(parsed.events)
  );
}

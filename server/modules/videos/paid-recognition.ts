import type { Cue } from '#contract/videos.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { CutPart, Recognized, RecognizeOptions } from '#server/providers/recognition/port.ts';
import type { Usage } from '../usage/usage.service.ts';
import type { OwnRecognizer } from './recognizers.ts';

type Asked = Omit<RecognizeOptions, 'key'>;

const NO_TOKENS = { in: 0, out: 0, cached: 0 };
/** A service that charges by tokens may count more than estimated. */
const CEILING = 2;

/** Transcribes a part of a recording. Returns the text with its times in the recording, and where the next part starts. */
export async function recognizePart(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  own: OwnRecognizer,
  part: CutPart,
  asked: Asked,
): Promise<Recognized> {
  // The built-in recogniser is free.
  const found =
    own.recognizer.provider === 'built-in'
      ? await own.recognizer.recognize(part, { key: '', ...asked })
      : await payFor(usage, own, part, asked);
  return {
    cues: ofPart(found.cues, part, found.untilMs === undefined),
    languageTag: found.languageTag,
    untilMs: found.untilMs === undefined ? part.untilMs : found.untilMs + part.offsetMs,
  };
}

/** Sends a part to a paid speech service: booked before it's sent, and limited by the account's cap. */
async function payFor(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  { recognizer, key, payer }: OwnRecognizer,
  part: CutPart,
  asked: Asked,
): Promise<Recognized> {
  const { ownerId, signal } = asked;
  const { provider, model } = recognizer;
  const ms = part.durationMs;
  const microCents = recognizer.price({ ms });
  const callId = await usage
    .beginCall({
      ownerId,
      generationId: null,
      format: null,
      stage: 'speech to text',
      payer,
      provider,
      model,
      expected: { tokens: NO_TOKENS, microCents },
      ceilingMicroCents: microCents * CEILING,
    })
    .catch((error: unknown) => {
      throw toAppError(error).code === 'spending_cap_reached' ? capReached() : error;
    });
  let found: Recognized;
  try {
    found = await recognizer.recognize(part, { key, ...asked });
  } catch (error) {
    const { code } = toAppError(error);
    // We aborted it, so the service may have processed everything.
    const cost = signal.aborted
      ? { microCents, estimated: true }
      : { microCents: 0, estimated: false };
    await usage.settleCall(callId, { tokens: NO_TOKENS, ...cost, error: code });
    throw error;
  }
  // The work is owed: if this fails, the call stays open and is booked at its expected cost.
  await usage.settleCall(callId, {
    tokens: found.tokens ? { ...found.tokens, cached: 0 } : NO_TOKENS,
    microCents: recognizer.price({ ms, tokens: found.tokens }),
    estimated: false,
  });
  return found;
}

function capReached(): AppError {
  return new AppError('spending_cap_reached', {
    message:
      'Transcribing this recording could go over your monthly spending limit, so we didn’t send it. We didn’t keep the recording. Raise the limit in Settings and upload it again. You can also upload subtitles or paste the transcript.',
  });
}

/** Parts overlap; a sentence belongs to the part that contains its middle, unless the recogniser handles overlaps itself. */
function ofPart(
  cues: readonly Cue[],
  { offsetMs, fromMs, untilMs }: CutPart,
  overlaps: boolean,
): Cue[] {
  return cues
    .map((cue) => ({ ...cue, startMs: cue.startMs + offsetMs, endMs: cue.endMs + offsetMs }))
    .filter(({ startMs, endMs }) => {
      if (!overlaps) return true;
      const middle = (startMs + endMs) / 2;
      return middle >= fromMs && middle < untilMs;
    });
}

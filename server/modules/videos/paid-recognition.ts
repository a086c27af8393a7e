import type { Cue } from '#contract/videos.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { CutPart, Recognized, RecognizeOptions } from '#server/providers/recognition/port.ts';
import type { Usage } from '../usage/usage.service.ts';
import type { OwnRecognizer } from './recognizers.ts';

type Asked = Omit<RecognizeOptions, 'key'>;

const NO_TOKENS = { in: 0, out: 0, cached: 0 };
/** A service that counts tokens may count more than was guessed. */
const CEILING = 2;

/** A part of a recording as text, with its times in the recording and where the next part begins. */
export async function recognizePart(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  own: OwnRecognizer,
  part: CutPart,
  asked: Asked,
): Promise<Recognized> {
  // What runs here costs nobody anything.
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

/** A part in the hands of a speech service: on the ledger before it is sent, within the account's cap. */
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
    // Cut off by ourselves: the service may have listened to all of it.
    const cost = signal.aborted
      ? { microCents, estimated: true }
      : { microCents: 0, estimated: false };
    await usage.settleCall(callId, { tokens: NO_TOKENS, ...cost, error: code });
    throw error;
  }
  // What was listened to is owed: where this fails the call stays open, and is booked at what was expected.
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
      'Transcribing this recording could go over your monthly spending limit, so we didn’t send it. We didn’t keep the recording. Raise the limit in Settings and upload it again, or upload subtitles or paste the transcript.',
  });
}

/** Parts overlap; a sentence belongs to the part that has its middle, where the recogniser has not seen to that itself. */
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

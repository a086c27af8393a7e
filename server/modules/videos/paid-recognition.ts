import type { Cue } from '#contract/videos.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { CutPart, Recognized } from '#server/providers/recognition/port.ts';
import type { Usage } from '../usage/usage.service.ts';
import type { OwnRecognizer } from './recognizers.ts';

interface Asked {
  ownerId: string;
  languageTag: string | null;
  signal: AbortSignal;
}

const NO_TOKENS = { in: 0, out: 0, cached: 0 };
/** A service that counts tokens may count more than was guessed. */
const CEILING = 2;

/** A part in the hands of a speech service: on the ledger before it is sent, within the account's cap. */
export async function recognizePart(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  { recognizer, key }: OwnRecognizer,
  part: CutPart,
  { ownerId, languageTag, signal }: Asked,
): Promise<Recognized> {
  const { provider, model } = recognizer;
  const ms = part.durationMs;
  const microCents = recognizer.price({ ms });
  const callId = await usage
    .beginCall({
      ownerId,
      generationId: null,
      format: null,
      stage: 'speech to text',
      payer: provider === 'local' ? 'local' : 'own',
      provider,
      model,
      expected: { tokens: NO_TOKENS, microCents },
      ceilingMicroCents: microCents * CEILING,
    })
    .catch((error: unknown) => {
      throw toAppError(error).code === 'spending_cap_reached' ? capReached() : error;
    });
  try {
    const found = await recognizer.recognize(part, { key, languageTag, signal });
    const tokens = found.tokens ? { ...found.tokens, cached: 0 } : NO_TOKENS;
    await usage.settleCall(callId, {
      tokens,
      microCents: recognizer.price({ ms, tokens: found.tokens }),
      estimated: false,
    });
    return { cues: ofPart(found.cues, part), languageTag: found.languageTag };
  } catch (error) {
    const { code } = toAppError(error);
    // Cut off by ourselves: the service may have listened to all of it.
    const cost = signal.aborted
      ? { microCents, estimated: true }
      : { microCents: 0, estimated: false };
    await usage.settleCall(callId, { tokens: NO_TOKENS, ...cost, error: code });
    throw error;
  }
}

function capReached(): AppError {
  return new AppError('spending_cap_reached', {
    message:
      'Transcribing this recording could go over your monthly spending limit, so we didn’t send it. We didn’t keep the recording. Raise the limit in Settings and upload it again, or upload subtitles or paste the transcript.',
  });
}

/** Parts overlap; a sentence belongs to the part that has its middle. */
function ofPart(cues: readonly Cue[], { offsetMs, fromMs, untilMs }: CutPart): Cue[] {
  return cues
    .map((cue) => ({ ...cue, startMs: cue.startMs + offsetMs, endMs: cue.endMs + offsetMs }))
    .filter(({ startMs, endMs }) => {
      const middle = (startMs + endMs) / 2;
      return middle >= fromMs && middle < untilMs;
    });
}

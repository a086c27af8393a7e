import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Pcm, SpeechEngine, SpeechRequest } from '#server/providers/speech/port.ts';
import type { Usage } from '../usage/usage.service.ts';

const NO_TOKENS = { in: 0, out: 0, cached: 0 };
/** Services that charge for the sound may take longer over a line than was guessed from its letters. */
const CEILING = 2;

/** What is booked for a line, and so what an estimate says of it. */
export function costOf(
  { microCentsPerCharacter }: Pick<SpeechEngine, 'microCentsPerCharacter'>,
  text: string,
): number {
  return Math.ceil(text.length * microCentsPerCharacter);
}

/** A line in the hands of a voice that the customer pays for: on the ledger before it is sent, within the account's cap. */
export async function speakPaid(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  ownerId: string,
  engine: SpeechEngine,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<Pcm> {
  const microCents = costOf(engine, request.text);
  if (microCents === 0) return engine.speak(request, signal);
  const callId = await usage
    .beginCall({
      ownerId,
      generationId: null,
      format: 'podcast',
      stage: 'speech',
      payer: 'own',
      provider: engine.provider,
      model: engine.version,
      expected: { tokens: NO_TOKENS, microCents },
      ceilingMicroCents: microCents * CEILING,
    })
    .catch((error: unknown) => {
      throw toAppError(error).code === 'spending_cap_reached' ? capReached() : error;
    });
  try {
    const pcm = await engine.speak(request, signal);
    await usage.settleCall(callId, { tokens: NO_TOKENS, microCents, estimated: true });
    return pcm;
  } catch (error) {
    const { code } = toAppError(error);
    // Cut off by ourselves: the service may have spoken all of it.
    const spent = signal.aborted ? microCents : 0;
    await usage.settleCall(callId, {
      tokens: NO_TOKENS,
      microCents: spent,
      estimated: signal.aborted,
      error: code,
    });
    throw error;
  }
}

function capReached(): AppError {
  return new AppError('spending_cap_reached', {
    message:
      'Speaking the next line could pass your spending cap for this month, so it was not sent. What was spoken is kept. Raise the cap in Settings and go on, or choose a built-in voice.',
  });
}

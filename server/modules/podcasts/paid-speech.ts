import { SLOWEST } from '#server/audio/clip-check.ts';
import { usualSeconds } from '#contract/speaking-time.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError, toAppError } from '#server/core/app-error.ts';
import type { Pcm, SpeechEngine, SpeechRequest } from '#server/providers/speech/port.ts';
import type { Usage } from '../usage/usage.service.ts';

const NO_TOKENS = { in: 0, out: 0, cached: 0 };
/** Assumed duration for the reservation of a line too short to judge. */
const SHORT_LINE_SECONDS = 10;
/** Errors after which the provider may have spoken everything, and so charges for it. */
const CHARGED: readonly ErrorCode[] = ['cut_off', 'voice_cut_off', 'clip_unusable'];

/** Expected cost of a line, used in estimates. */
export function costOf(
  { price }: Pick<SpeechEngine, 'price'>,
  { text, pace }: Pick<SpeechRequest, 'text' | 'pace'>,
): number {
  if (!price) return 0;
  const amount = price.per === 'character' ? text.length : usualSeconds(text) / pace;
  return Math.ceil(amount * price.microCents);
}

/** Maximum cost: if audio is charged by length, a voice may take as long as the clip check allows. */
function ceilingOf(
  price: NonNullable<SpeechEngine['price']>,
  { text, pace }: Pick<SpeechRequest, 'text' | 'pace'>,
): number {
  if (price.per === 'character') return Math.ceil(text.length * price.microCents);
  const seconds = Math.max(SHORT_LINE_SECONDS, (usualSeconds(text) / pace) * SLOWEST);
  return Math.ceil(seconds * price.microCents);
}

interface Payer {
  ownerId: string;
  /** `null`: no particular podcast. */
  generationId: string | null;
}

/**
 * One request to a paid voice: booked before it is sent, limited by the account's cap, and settled by the audio's length if
 * that is what the provider charges for.
 */
export async function speakPaid(
  usage: Pick<Usage, 'beginCall' | 'settleCall'>,
  { ownerId, generationId }: Payer,
  engine: SpeechEngine,
  request: SpeechRequest,
  signal: AbortSignal,
): Promise<Pcm> {
  const { price } = engine;
  const microCents = costOf(engine, request);
  if (!price || microCents === 0) return engine.speak(request, signal);
  const callId = await usage
    .beginCall({
      ownerId,
      generationId,
      format: 'podcast',
      stage: 'speech',
      payer: 'own',
      provider: engine.provider,
      model: engine.version,
      expected: { tokens: NO_TOKENS, microCents },
      ceilingMicroCents: ceilingOf(price, request),
    })
    .catch((error: unknown) => {
      throw toAppError(error).code === 'spending_cap_reached' ? capReached() : error;
    });
  let pcm: Pcm;
  try {
    pcm = await engine.speak(request, signal);
  } catch (thrown) {
    const error = signal.aborted ? 'cut_off' : toAppError(thrown).code;
    const isCharged = CHARGED.includes(error);
    const spent = isCharged ? microCents : 0;
    const outcome = { tokens: NO_TOKENS, microCents: spent, estimated: isCharged, error };
    await usage.settleCall(callId, outcome);
    throw thrown;
  }
  const seconds = pcm.samples.length / pcm.sampleRate;
  const spent = price.per === 'second' ? Math.ceil(seconds * price.microCents) : microCents;
  await usage.settleCall(callId, { tokens: NO_TOKENS, microCents: spent, estimated: true });
  return pcm;
}

function capReached(): AppError {
  return new AppError('spending_cap_reached', {
    message:
      'The next line could go over your monthly spending limit, so we stopped. Nothing was recorded. Raise the limit in Settings and continue, or choose one of our free voices.',
  });
}

import { findVoice, VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import { counted } from '#contract/count.ts';
import { AppError } from '#server/core/app-error.ts';
import type { SpeechEngine } from '#server/providers/speech/port.ts';

/** Adds the provider's name to an error: with several keys, the user needs to know which one it's about. */
export function withProvider(
  error: unknown,
  { provider, needsKey }: Pick<SpeechEngine, 'provider' | 'needsKey'>,
): unknown {
  if (!(error instanceof AppError) || !needsKey) return error;
  const { label } = VOICE_PROVIDERS.find(({ id }) => id === provider)!;
  const { code, message, retryAfterSeconds, cause } = error;
  const named = message
    .replace(/the voice provider/i, label)
    .replace('its provider’s key', `your ${label} key`);
  return new AppError(code, {
    message: named,
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** Adds the number of stored lines: an error only knows about its own line. */
export function withKeptLines(
  message: string,
  { linesDone, linesTotal }: { linesDone: number; linesTotal: number },
): string {
  if (linesDone === 0) return message;
  const kept = `We recorded and saved ${linesDone} of ${counted(linesTotal, 'line', 'lines')}.`;
  return message.replace(/Nothing was (?:recorded|saved)\./, kept);
}

/** The providers that would charge for these lines. */
export function paidProviders(lines: readonly { voice: string }[]): string[] {
  const used = new Set(lines.map(({ voice }) => findVoice(voice)?.provider));
  return VOICE_PROVIDERS.filter(({ id, needsKey }) => needsKey && used.has(id)).map(
    ({ label }) => label,
  );
}

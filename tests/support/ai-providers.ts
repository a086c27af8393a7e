import { loadConfig } from '#server/core/config.ts';
import type { Timeouts } from '#server/providers/ai/connection.ts';
import type { AiProviders } from '#server/providers/ai/port.ts';
import { selectAiProviders } from '#server/providers/ai/select.ts';

/** The real AI providers, configured from `env`. */
export function aiProvidersFor(env: Record<string, string>, timeouts?: Timeouts): AiProviders {
  return selectAiProviders(loadConfig(env).ai, timeouts);
}

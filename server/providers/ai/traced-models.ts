import type { ProviderValue } from '#contract/catalog/providers.ts';
import { toAppError } from '#server/core/app-error.ts';
import type { Tracing } from '#server/core/tracing.ts';
import type { AiModel, AiPart, AiProviders, AiTokens } from './port.ts';

/** Wraps the providers with a tracing span per model call. */
export function traceModels(providers: AiProviders, tracing: Tracing): AiProviders {
  /** Unknown model names are user input, so they're reported as "other". Local names come from the operator's server. */
  const shownName = (provider: string, model: string) =>
    provider === 'local' || providers.describe(provider as ProviderValue, model).known
      ? model
      : 'other';

  async function* traced(
    provider: string,
    model: AiModel,
    ...[request, signal]: Parameters<AiModel['stream']>
  ): AsyncGenerator<AiPart> {
    const name = shownName(provider, request.model);
    const span = tracing.begin({
      name: `chat ${name}`,
      kind: 'client',
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': provider,
        'gen_ai.request.model': name,
      },
    });
    let counted: AiTokens | null = null;
    // A consumer that leaves early ends the loop without an error.
    let error: string | undefined = 'cut_off';
    try {
      for await (const part of model.stream(request, signal)) {
        if (part.type !== 'text') counted = part.tokens;
        if (part.type === 'end') error = undefined;
        yield part;
      }
    } catch (thrown) {
      error = signal.aborted ? 'cut_off' : toAppError(thrown).code;
      throw thrown;
    } finally {
      const tokens = counted && {
        'gen_ai.usage.input_tokens': counted.in,
        'gen_ai.usage.output_tokens': counted.out,
      };
      span.end({ ...tokens }, error);
    }
  }

  return {
    ...providers,
    open(provider, key) {
      const model = providers.open(provider, key);
      return { stream: (request, signal) => traced(provider, model, request, signal) };
    },
  };
}

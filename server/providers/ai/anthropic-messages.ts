import type { AiRequest } from './port.ts';
import { type StreamReader, tokenCount, ErrorInStream, type Wire } from './wire.ts';

interface Usage {
  input_tokens?: number;
  output_tokens?: number;
  cache_read_input_tokens?: number;
  cache_creation_input_tokens?: number;
}

interface MessageEvent {
  type: string;
  message?: { usage?: Usage };
  delta?: { type?: string; text?: string; stop_reason?: string | null };
  usage?: Usage;
  error?: unknown;
}

export const anthropicMessages: Wire = {
  ask(request) {
    return {
      path: '/messages',
      body: {
        model: request.model,
        system: request.system,
        messages: withCacheMark(request),
        max_tokens: request.maxOutputTokens,
        stream: true,
      },
    };
  },

  read() {
    const usage: Usage = {};
    const reader: StreamReader = {
      finish: null,
      tokens: null,
      isCounted: false,
      hasThought: false,
      isOver: false,
      take(data) {
        const event = JSON.parse(data) as MessageEvent;
        switch (event.type) {
          case 'content_block_delta':
            // Thinking isn't part of the answer, but shows that the model is working.
            if (event.delta?.type === 'text_delta') return event.delta.text ?? '';
            reader.hasThought = true;
            return '';
          case 'message_start':
            Object.assign(usage, event.message?.usage);
            if (event.message?.usage) reader.tokens = toTokens(usage);
            return null;
          case 'message_delta':
            Object.assign(usage, event.usage);
            reader.tokens = toTokens(usage);
            reader.isCounted = true;
            if (event.delta?.stop_reason) reader.finish = toFinish(event.delta.stop_reason);
            return null;
          case 'message_stop':
            reader.isOver = true;
            return null;
          case 'error':
            throw new ErrorInStream({ error: event.error });
          default:
            return null;
        }
      },
    };
    return reader;
  },
};

/** Roughly the provider's minimum length for caching. */
const LEAST_KEPT = 4000;

/** Anthropic caches only on request: everything up to the marker, including the system prompt. */
function withCacheMark({ system, messages, sharedLength = 0 }: AiRequest): unknown[] {
  const [first, ...rest] = messages;
  if (!first || sharedLength === 0 || system.length + sharedLength < LEAST_KEPT)
    return [...messages];
  const shared = first.content.slice(0, sharedLength);
  const content = [
    { type: 'text', text: shared, cache_control: { type: 'ephemeral' } },
    { type: 'text', text: first.content.slice(sharedLength) },
  ];
  return [{ role: first.role, content }, ...rest];
}

/** Anthropic's `input_tokens` excludes tokens read from or written to the cache. */
function toTokens(usage: Usage): NonNullable<StreamReader['tokens']> {
  const cached = tokenCount(usage.cache_read_input_tokens);
  const kept = tokenCount(usage.cache_creation_input_tokens);
  return {
    in: tokenCount(usage.input_tokens) + cached + kept,
    out: tokenCount(usage.output_tokens),
    cached,
    ...(kept > 0 && { kept }),
  };
}

function toFinish(reason: string): StreamReader['finish'] {
  if (reason === 'refusal') return 'refused';
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length';
  return 'stop';
}

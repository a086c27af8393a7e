import type { AiTokens } from './port.ts';
import { type StreamReader, tokenCount, ErrorInStream, type Wire } from './wire.ts';

interface Usage {
  prompt_tokens?: number;
  completion_tokens?: number;
  total_tokens?: number;
  prompt_tokens_details?: { cached_tokens?: number } | null;
  prompt_cache_hit_tokens?: number;
}

interface Chunk {
  /** Some servers send an error in place of a chunk. */
  error?: unknown;
  object?: string;
  choices?: {
    delta?: {
      content?: string | { type?: string; text?: string }[] | null;
      reasoning_content?: string | null;
      reasoning?: string | null;
      refusal?: string | null;
    };
    finish_reason?: string | null;
    error?: unknown;
  }[];
  usage?: Usage | null;
  x_groq?: { usage?: Usage; error?: unknown };
}

/** OpenAI's chat completions format, which most other vendors use, too. */
export const openaiChat: Wire = {
  ask(request, { limitField = 'max_tokens', asksForUsage = true }) {
    return {
      path: '/chat/completions',
      body: {
        model: request.model,
        messages: [{ role: 'system', content: request.system }, ...request.messages],
        stream: true,
        [limitField]: request.maxOutputTokens,
        ...(asksForUsage && { stream_options: { include_usage: true } }),
      },
    };
  },

  read() {
    /** Thrown only after the usage has arrived, so it's counted. */
    let oddEnd: ErrorInStream | null = null;
    const reader: StreamReader = {
      finish: null,
      tokens: null,
      isCounted: false,
      hasThought: false,
      isOver: false,
      take(data) {
        if (data === '[DONE]') {
          if (oddEnd) throw oddEnd;
          reader.isOver = true;
          return null;
        }
        const chunk = JSON.parse(data) as Chunk;
        const choice = chunk.choices?.[0];
        const error = chunk.error ?? choice?.error ?? chunk.x_groq?.error;
        if (error) throw new ErrorInStream({ error });
        if (chunk.object === 'error') throw new ErrorInStream(chunk);
        const usage = chunk.usage ?? chunk.x_groq?.usage;
        if (usage) reader.tokens = toTokens(usage);
        if (choice?.finish_reason) {
          if (ODD_ENDS.has(choice.finish_reason)) oddEnd = oddEndOf(choice.finish_reason);
          else reader.finish = toFinish(choice.finish_reason);
        }
        reader.isCounted ||= Boolean(usage) && (oddEnd ?? reader.finish) !== null;
        if (oddEnd && reader.isCounted) throw oddEnd;
        const delta = choice?.delta;
        if (!delta) return null;
        if (delta.reasoning_content ?? delta.reasoning) reader.hasThought = true;
        if (delta.refusal) reader.finish = 'refused';
        if (typeof delta.content === 'string') return delta.content;
        if (Array.isArray(delta.content)) return delta.content.map(textOf).join('');
        return '';
      },
    };
    return reader;
  },
};

/** Finish reasons that mean failure. */
const ODD_ENDS: ReadonlySet<string> = new Set(['error', 'insufficient_system_resource']);

const oddEndOf = (message: string) =>
  new ErrorInStream({ error: { code: 'server_error', message } });

/** Drops thinking parts. */
function textOf(part: { type?: string; text?: string }): string {
  return part.type === 'text' ? (part.text ?? '') : '';
}

/** One vendor counts reasoning only in `total_tokens`, not in `completion_tokens`. */
function toTokens(usage: Usage): AiTokens {
  const tokensIn = tokenCount(usage.prompt_tokens);
  return {
    in: tokensIn,
    out: Math.max(tokenCount(usage.completion_tokens), tokenCount(usage.total_tokens) - tokensIn),
    cached: tokenCount(usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens),
  };
}

function toFinish(reason: string): StreamReader['finish'] {
  switch (reason) {
    case 'length':
    case 'model_length':
    case 'max_tokens':
      return 'length';
    case 'content_filter':
      return 'refused';
    default:
      return 'stop';
  }
}

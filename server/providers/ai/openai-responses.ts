import { type StreamReader, tokenCount, ErrorInStream, type Wire } from './wire.ts';

interface Answer {
  error?: { code?: string; message?: string } | null;
  incomplete_details?: { reason?: string } | null;
  usage?: {
    input_tokens?: number;
    output_tokens?: number;
    input_tokens_details?: { cached_tokens?: number } | null;
  } | null;
}

interface ResponseEvent {
  type: string;
  delta?: string;
  response?: Answer;
  error?: unknown;
}

/** OpenAI's newer Responses API, needed by its newest models. We don't let it store anything. */
export const openaiResponses: Wire = {
  ask(request) {
    return {
      path: '/responses',
      body: {
        model: request.model,
        instructions: request.system,
        input: request.messages,
        stream: true,
        store: false,
        max_output_tokens: request.maxOutputTokens,
      },
    };
  },

  read() {
    const reader: StreamReader = {
      finish: null,
      tokens: null,
      isCounted: false,
      hasThought: false,
      isOver: false,
      take(data) {
        if (data === '[DONE]') return null;
        const event = JSON.parse(data) as ResponseEvent;
        switch (event.type) {
          case 'response.output_text.delta':
            return event.delta ?? '';
          case 'response.refusal.delta':
            reader.finish = 'refused';
            return '';
          case 'response.completed':
            reader.finish ??= 'stop';
            return end(reader, event.response);
          case 'response.incomplete':
            reader.finish = isFiltered(event.response) ? 'refused' : 'length';
            return end(reader, event.response);
          case 'response.failed':
            end(reader, event.response);
            throw new ErrorInStream({ error: event.response?.error });
          case 'error':
            throw new ErrorInStream(event.error ? { error: event.error } : event);
          default:
            if (event.type.includes('reasoning')) reader.hasThought = true;
            return event.type.includes('.delta') ? '' : null;
        }
      },
    };
    return reader;
  },
};

function isFiltered(answer: Answer | undefined): boolean {
  return answer?.incomplete_details?.reason === 'content_filter';
}

function end(reader: StreamReader, answer: Answer | undefined): null {
  const usage = answer?.usage;
  if (usage) {
    reader.tokens = {
      in: tokenCount(usage.input_tokens),
      out: tokenCount(usage.output_tokens),
      cached: tokenCount(usage.input_tokens_details?.cached_tokens),
    };
    reader.isCounted = true;
  }
  reader.isOver = true;
  return null;
}

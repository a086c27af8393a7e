import type { ServerResponse } from 'node:http';

export interface MeteredTokens {
  in: number;
  out: number;
  /** Part of `in` that was read from the cache, or written to it. */
  cached?: number;
  kept?: number;
}

/** A request, independent of the vendor's format. */
export interface Asked {
  model: string;
  system: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  maxOutputTokens: number;
  /** Text marked for caching, for vendors that need it marked. */
  marked?: string;
}

/** How a vendor streams an answer. */
export interface WireWriter {
  parse(body: Record<string, any>, path: string): Asked; // oxlint-disable-line no-explicit-any -- a vendor's JSON as it came
  begin(tokens: MeteredTokens): string;
  delta(text: string): string;
  end(finish: 'stop' | 'length' | 'refused', tokens: MeteredTokens): string;
  /** An error in the middle of an answer. */
  error(): string;
  /** How the vendor shows thinking; empty for some. */
  thought(): string;
  /** An unusual finish reason with the usage; `null` if the vendor has none. */
  oddEnd(tokens: MeteredTokens): string | null;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

const chunk = (choices: unknown[], rest: object = {}) =>
  data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_770_933_892,
    model: 'stand-in',
    choices,
    ...rest,
  });

const openaiChatWriter: WireWriter = {
  parse: (body) => ({
    model: body['model'],
    system: body['messages'].find((one: { role: string }) => one.role === 'system')?.content ?? '',
    messages: body['messages'].filter((one: { role: string }) => one.role !== 'system'),
    maxOutputTokens: body['max_tokens'] ?? body['max_completion_tokens'],
  }),
  begin: () =>
    chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  delta: (text) => chunk([{ index: 0, delta: { content: text }, finish_reason: null }]),
  end: (finish, tokens) =>
    chunk([
      { index: 0, delta: {}, finish_reason: finish === 'refused' ? 'content_filter' : finish },
    ]) +
    chunk([], {
      usage: {
        prompt_tokens: tokens.in,
        completion_tokens: tokens.out,
        total_tokens: tokens.in + tokens.out,
        prompt_tokens_details: { cached_tokens: tokens.cached ?? 0 },
      },
    }) +
    'data: [DONE]\n\n',
  error: () => data({ error: { code: 502, message: 'Provider disconnected unexpectedly' } }),
  thought: () =>
    chunk([{ index: 0, delta: { content: null, reasoning_content: 'Hm' }, finish_reason: null }]),
  // https://api-docs.deepseek.com/api/create-chat-completion: finish_reason
  oddEnd: (tokens) =>
    chunk([{ index: 0, delta: {}, finish_reason: 'insufficient_system_resource' }]) +
    chunk([], { usage: { prompt_tokens: tokens.in, completion_tokens: tokens.out } }) +
    'data: [DONE]\n\n',
};

const openaiResponsesWriter: WireWriter = {
  parse: (body) => ({
    model: body['model'],
    system: body['instructions'],
    messages: body['input'],
    maxOutputTokens: body['max_output_tokens'],
  }),
  begin: () =>
    named({ type: 'response.created' }) +
    named({ type: 'response.in_progress' }) +
    named({ type: 'response.output_item.added' }),
  delta: (text) =>
    `event: response.output_text.delta\n${data({ type: 'response.output_text.delta', sequence_number: 4, item_id: 'msg_1', output_index: 0, content_index: 0, delta: text })}`,
  end(finish, tokens) {
    const usage = {
      input_tokens: tokens.in,
      input_tokens_details: { cached_tokens: tokens.cached ?? 0 },
      output_tokens: tokens.out,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: tokens.in + tokens.out,
    };
    const type = finish === 'stop' ? 'response.completed' : 'response.incomplete';
    const reason = finish === 'refused' ? 'content_filter' : 'max_output_tokens';
    const incomplete = finish === 'stop' ? null : { reason };
    return `event: ${type}\n${data({ type, response: { id: 'resp_1', incomplete_details: incomplete, usage } })}`;
  },
  error: () =>
    `event: error\n${data({ type: 'error', sequence_number: 3, error: { type: 'server_error', code: 'server_error', message: 'The server had an error while processing your request.' } })}`,
  thought: () => named({ type: 'response.output_item.added' }),
  oddEnd(tokens) {
    const usage = { input_tokens: tokens.in, output_tokens: tokens.out };
    const error = { code: 'server_error', message: 'The model failed to generate a response.' };
    return `event: response.failed\n${data({ type: 'response.failed', response: { id: 'resp_1', status: 'failed', error, usage } })}`;
  },
};

interface Part {
  text: string;
  cache_control?: unknown;
}

const partsOf = (content: string | Part[]): Part[] =>
  typeof content === 'string' ? [{ text: content }] : content;

const anthropicWriter: WireWriter = {
  parse: (body) => ({
    model: body['model'],
    system: body['system'],
    messages: body['messages'].map((one: { role: string; content: string | Part[] }) => ({
      role: one.role,
      content: partsOf(one.content)
        .map(({ text }) => text)
        .join(''),
    })),
    maxOutputTokens: body['max_tokens'],
    marked: body['messages']
      .flatMap((one: { content: string | Part[] }) => partsOf(one.content))
      .find((part: Part) => part.cache_control)?.text,
  }),
  begin: (tokens) =>
    `event: message_start\n${data({ type: 'message_start', message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], usage: { input_tokens: tokens.in - (tokens.cached ?? 0) - (tokens.kept ?? 0), cache_creation_input_tokens: tokens.kept ?? 0, cache_read_input_tokens: tokens.cached ?? 0, output_tokens: 1 } } })}` +
    `event: content_block_start\n${data({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })}` +
    named({ type: 'ping' }),
  delta: (text) =>
    `event: content_block_delta\n${data({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`,
  end(finish, tokens) {
    const reason = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[finish];
    return (
      `event: content_block_stop\n${data({ type: 'content_block_stop', index: 0 })}` +
      `event: message_delta\n${data({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: tokens.out } })}` +
      named({ type: 'message_stop' })
    );
  },
  error: () =>
    `event: error\n${data({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } })}`,
  thought: () =>
    `event: content_block_delta\n${data({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm' } })}`,
  oddEnd: () => null,
};

const googleWriter: WireWriter = {
  parse: (body, path) => ({
    model: decodeURIComponent(/models\/([^:]+):/.exec(path)?.[1] ?? ''),
    system: body['systemInstruction']?.parts[0].text ?? '',
    messages: body['contents'].map((one: { role: string; parts: { text: string }[] }) => ({
      role: one.role === 'model' ? 'assistant' : 'user',
      content: one.parts.map((part) => part.text).join(''),
    })),
    maxOutputTokens: body['generationConfig'].maxOutputTokens,
  }),
  begin: () => '',
  delta: (text) =>
    data({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }] }),
  end(finish, tokens) {
    const finishReason = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[finish];
    return data({
      candidates: [{ content: { parts: [{ text: '' }], role: 'model' }, finishReason, index: 0 }],
      usageMetadata: {
        promptTokenCount: tokens.in,
        cachedContentTokenCount: tokens.cached ?? 0,
        candidatesTokenCount: tokens.out,
        totalTokenCount: tokens.in + tokens.out,
      },
    });
  },
  error: () =>
    data({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  thought: () => '',
  // https://ai.google.dev/api/generate-content#FinishReason
  oddEnd: (tokens) =>
    data({
      candidates: [{ content: { parts: [], role: 'model' }, finishReason: 'OTHER', index: 0 }],
      usageMetadata: { promptTokenCount: tokens.in, thoughtsTokenCount: tokens.out },
    }),
};

export function writerFor(path: string): WireWriter | null {
  if (path.endsWith('/chat/completions')) return openaiChatWriter;
  if (path.endsWith('/responses')) return openaiResponsesWriter;
  if (path.endsWith('/messages')) return anthropicWriter;
  if (path.endsWith(':streamGenerateContent')) return googleWriter;
  return null;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

import { type StreamReader, tokenCount, ErrorInStream, type Wire } from './wire.ts';

interface Chunk {
  error?: unknown;
  candidates?: {
    content?: { parts?: { text?: string; thought?: boolean }[] };
    finishReason?: string;
  }[];
  promptFeedback?: { blockReason?: string };
  usageMetadata?: {
    promptTokenCount?: number;
    candidatesTokenCount?: number;
    thoughtsTokenCount?: number;
    cachedContentTokenCount?: number;
  };
}

const REFUSALS = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'LANGUAGE',
  'IMAGE_SAFETY',
]);

/** Gemini streams have no end marker: without a `finishReason` the stream was cut off. */
export const googleStream: Wire = {
  ask(request) {
    return {
      path: `/models/${encodeURIComponent(request.model)}:streamGenerateContent?alt=sse`,
      body: {
        systemInstruction: { parts: [{ text: request.system }] },
        contents: request.messages.map(({ role, content }) => ({
          role: role === 'assistant' ? 'model' : 'user',
          parts: [{ text: content }],
        })),
        generationConfig: {
          maxOutputTokens: request.maxOutputTokens,
        },
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
        const chunk = JSON.parse(data) as Chunk;
        if (chunk.error) throw new ErrorInStream(chunk);
        const candidate = chunk.candidates?.[0];
        const isEnd = Boolean(chunk.promptFeedback?.blockReason ?? candidate?.finishReason);
        if (chunk.promptFeedback?.blockReason) reader.finish = 'refused';
        const usage = chunk.usageMetadata;
        if (usage) {
          reader.tokens = {
            in: tokenCount(usage.promptTokenCount),
            out: tokenCount(usage.candidatesTokenCount) + tokenCount(usage.thoughtsTokenCount),
            cached: tokenCount(usage.cachedContentTokenCount),
          };
          reader.isCounted = isEnd;
          reader.hasThought ||= tokenCount(usage.thoughtsTokenCount) > 0;
        }
        if (!candidate) return null;
        if (candidate.finishReason) reader.finish = toFinish(candidate.finishReason);
        let text = '';
        for (const part of candidate.content?.parts ?? []) {
          if (part.thought) reader.hasThought = true;
          else if (part.text) text += part.text;
        }
        return text;
      },
    };
    return reader;
  },
};

function toFinish(reason: string): StreamReader['finish'] {
  if (REFUSALS.has(reason)) return 'refused';
  if (reason === 'MAX_TOKENS') return 'length';
  if (reason === 'STOP') return 'stop';
  // OTHER, MALFORMED_RESPONSE and unknown reasons: not a normal end.
  throw new ErrorInStream({ error: { status: 'INTERNAL', message: reason } });
}

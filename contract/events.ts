import * as z from 'zod/mini';
import { StageSchema } from './catalog/formats.ts';
import { DocumentBlockSchema, DocumentSchema, SectionKindSchema } from './documents.ts';
import { ErrorCodeSchema } from './errors.ts';
import { EngineSchema, RunUsageSchema } from './generations.ts';
import { ChecksSchema } from './checks.ts';
import { AudioStageSchema, AudioStatusSchema } from './podcasts.ts';
import { CountSchema, MillisecondsSchema, ShareSchema } from './values.ts';

/**
 * Streamed text of one block. `at` is the offset in the block, so replayed or rewritten deltas still yield the right text.
 * Unknown sections and blocks are appended.
 */
const DeltaSchema = z.object({
  type: z.literal('delta'),
  section: z.object({
    id: z.string(),
    kind: SectionKindSchema,
    startMs: z.nullable(MillisecondsSchema),
  }),
  block: z.omit(DocumentBlockSchema, { md: true }),
  at: CountSchema,
  text: z.string(),
});

export const LiveEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: StageSchema,
    /** Progress of this stage, 0 to 1. */
    progress: ShareSchema,
  }),
  DeltaSchema,
  /** The complete document; replaces everything applied from deltas. */
  z.object({ type: z.literal('document'), document: DocumentSchema }),
  z.object({ type: z.literal('checks'), checks: ChecksSchema }),
  z.object({
    type: z.literal('usage'),
    engine: EngineSchema,
    usage: RunUsageSchema,
  }),
  /** A retryable failure; another attempt follows after a pause. Stored steps are kept and not repeated. */
  z.object({
    type: z.literal('retry'),
    code: ErrorCodeSchema,
    /** Number of the next attempt; the first retry is 2. */
    attempt: CountSchema,
    of: CountSchema,
    waitSeconds: CountSchema,
  }),
  /** A person changed the text; viewers should reload it. */
  z.object({ type: z.literal('edited'), version: CountSchema }),
  /** Progress of a podcast's audio. Independent of the text: it starts after the run has ended and ends separately. */
  z.object({
    type: z.literal('audio'),
    status: AudioStatusSchema,
    stage: z.nullable(AudioStageSchema),
    progress: ShareSchema,
    linesDone: CountSchema,
    linesTotal: CountSchema,
    remainingSeconds: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('failed'), code: ErrorCodeSchema, message: z.string() }),
  z.object({ type: z.literal('done'), status: z.enum(['done', 'stopped']) }),
  /** Placeholder for events only a newer server knows and for ones no longer stored. Never written. */
  z.object({ type: z.literal('unknown') }),
]);
export type LiveEvent = z.infer<typeof LiveEventSchema>;
export type AudioEvent = Extract<LiveEvent, { type: 'audio' }>;
export type RetryEvent = Extract<LiveEvent, { type: 'retry' }>;
export type Delta = z.infer<typeof DeltaSchema>;

/** A run writes nothing after such an event unless it's retried. */
export function isLast(event: LiveEvent): boolean {
  return event.type === 'done' || event.type === 'failed';
}

export const LoggedEventSchema = z.object({
  generationId: z.string(),
  /** 1, 2, 3 … within the generation, gapless. */
  seq: z.int().check(z.positive()),
  event: LiveEventSchema,
});
export type LoggedEvent = z.infer<typeof LoggedEventSchema>;

const EnvelopeSchema = z.object({
  generationId: z.string(),
  seq: z.int(),
  event: z.object({ type: z.string(), message: z.optional(z.string()) }),
});

/** A server-sent event. Clients return `id` as `Last-Event-ID`. */
export function encodeEvent(id: number, logged: LoggedEvent): string {
  return `id: ${id}\nevent: ${logged.event.type}\ndata: ${JSON.stringify(logged)}\n\n`;
}

/** A comment that keeps proxies from closing an idle stream. */
export const KEEP_ALIVE = ': keep-alive\n\n';

export interface ReceivedEvent extends LoggedEvent {
  id: number;
}

/** Parses a stream split at any byte: call it with each chunk, get the complete events. */
export function createEventParser(): (chunk: string) => ReceivedEvent[] {
  let rest = '';
  return (chunk) => {
    rest += chunk;
    const received: ReceivedEvent[] = [];
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const event = parseFrame(rest.slice(0, end));
      rest = rest.slice(end + 2);
      if (event) received.push(event);
    }
    return received;
  };
}

function parseFrame(frame: string): ReceivedEvent | null {
  let id = 0;
  let data: string | null = null;
  for (const line of frame.split('\n')) {
    if (line.startsWith('id: ')) id = Number(line.slice(4));
    else if (line.startsWith('data: ')) data = line.slice(6);
  }
  if (data === null) return null;
  const logged: unknown = JSON.parse(data);
  const known = LoggedEventSchema.safeParse(logged);
  if (known.success) return { id, ...known.data };
  return { id, ...readNewer(EnvelopeSchema.parse(logged)) };
}

/**
 * A page opened before an update may receive unknown events. They keep their place in the log, since a gap would be waited for,
 * and a failure stays a failure whatever its code.
 */
function readNewer({ generationId, seq, event }: z.infer<typeof EnvelopeSchema>): LoggedEvent {
  const { type, message } = event;
  if (type === 'failed' && message !== undefined) {
    return { generationId, seq, event: { type, code: 'internal', message } };
  }
  return { generationId, seq, event: { type: 'unknown' } };
}

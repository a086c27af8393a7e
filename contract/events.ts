import * as z from 'zod/mini';
import { StageSchema } from './catalog/formats.ts';
import { DocumentBlockSchema, DocumentSchema, SectionKindSchema } from './documents.ts';
import { ErrorCodeSchema } from './errors.ts';
import { EngineSchema, RunUsageSchema } from './generations.ts';
import { ChecksSchema } from './checks.ts';
import { AudioStageSchema, AudioStatusSchema } from './podcasts.ts';
import { CountSchema, MillisecondsSchema, ShareSchema } from './values.ts';

/**
 * Text arriving in one block. `at` is where in the block it goes, so a log with a repeated or rewritten stretch still
 * folds to the right text. A section or block the reader has not seen is appended.
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
    /** Share of this stage that is done, 0 to 1. */
    progress: ShareSchema,
  }),
  DeltaSchema,
  /** The whole document as it stands; replaces whatever was folded from deltas before. */
  z.object({ type: z.literal('document'), document: DocumentSchema }),
  z.object({ type: z.literal('checks'), checks: ChecksSchema }),
  z.object({
    type: z.literal('usage'),
    engine: EngineSchema,
    usage: RunUsageSchema,
  }),
  /**
   * What was asked failed in a way that may pass, and is asked again after a pause. What was stored stays, and is not
   * asked for again.
   */
  z.object({
    type: z.literal('retry'),
    code: ErrorCodeSchema,
    /** The attempt that comes: 2 is the first that repeats. */
    attempt: CountSchema,
    of: CountSchema,
    waitSeconds: CountSchema,
  }),
  /** A person changed the text; whoever shows it reads it again. */
  z.object({ type: z.literal('edited'), version: CountSchema }),
  /** How far a podcast's audio is. No part of its text: it comes after the run has ended, and ends by itself. */
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
  /** What a reader makes of an event that only a newer server knows, and the place of one that is no longer kept. Never written. */
  z.object({ type: z.literal('unknown') }),
]);
export type LiveEvent = z.infer<typeof LiveEventSchema>;
export type AudioEvent = Extract<LiveEvent, { type: 'audio' }>;
export type RetryEvent = Extract<LiveEvent, { type: 'retry' }>;
export type Delta = z.infer<typeof DeltaSchema>;

/** A run writes nothing after one of these, unless it is retried. */
export function isLast(event: LiveEvent): boolean {
  return event.type === 'done' || event.type === 'failed';
}

export const LoggedEventSchema = z.object({
  generationId: z.string(),
  /** 1, 2, 3 … within the generation, without gaps. */
  seq: z.int().check(z.positive()),
  event: LiveEventSchema,
});
export type LoggedEvent = z.infer<typeof LoggedEventSchema>;

const EnvelopeSchema = z.object({
  generationId: z.string(),
  seq: z.int(),
  event: z.object({ type: z.string(), message: z.optional(z.string()) }),
});

/** One server-sent event. `id` is what the client sends back as `Last-Event-ID`. */
export function encodeEvent(id: number, logged: LoggedEvent): string {
  return `id: ${id}\nevent: ${logged.event.type}\ndata: ${JSON.stringify(logged)}\n\n`;
}

/** A line that keeps proxies from closing a quiet stream; readers pass over it. */
export const KEEP_ALIVE = ': keep-alive\n\n';

export interface ReceivedEvent extends LoggedEvent {
  id: number;
}

/** Reads a stream cut at any byte: give it each piece of text as it comes, get the whole events in it. */
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
 * A page that was opened before an update may be told of things that it does not know. They keep their place in the
 * log, where a gap would be waited for, and a failure stays a failure whatever its code.
 */
function readNewer({ generationId, seq, event }: z.infer<typeof EnvelopeSchema>): LoggedEvent {
  const { type, message } = event;
  if (type === 'failed' && message !== undefined) {
    return { generationId, seq, event: { type, code: 'internal', message } };
  }
  return { generationId, seq, event: { type: 'unknown' } };
}

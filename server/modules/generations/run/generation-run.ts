import type { LiveEvent } from '#contract/events.ts';
import type { Status } from '#contract/generations.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Taken } from '#server/runs/leases.repo.ts';
import type { LeasedRun } from '#server/runs/run.ts';
import { openSteps } from '#server/runs/steps.ts';
import type { EventAppender } from '../events/event-appender.ts';
import { type Appended, appendEvents, appendToMany } from '../events/event-log.repo.ts';
import { keepVersion } from '../versions.repo.ts';
import type { GenerationChange, GenerationRow } from '../generations.repo.ts';

/** Long enough for a quick step to send its events together with these. */
const TELL_WITHIN_MS = 30;

interface StepOutcome<Result> {
  result: Result;
  events: LiveEvent[];
}

type Ending = Omit<GenerationChange, 'lease'> & { status: Status };

interface EndingMore {
  /** The cause of the version to be kept; `null` if the text didn't change and no version is needed. */
  cause?: 'run' | 'refine' | null;
  /** Runs in the transaction that ends the run. */
  also?(tx: Tx): Promise<void>;
}

/** One attempt at a text. Sends progress to viewers: events go to the log, results are stored as steps. */
export interface Run {
  readonly generation: Taken<GenerationRow>;
  /** The id of this attempt. */
  readonly lease: string;
  /** Aborted when this attempt must end: shutdown, lost lease, or stopped by its owner. */
  readonly signal: AbortSignal;
  /** Throws if the run has been stopped or taken over. */
  say(...events: LiveEvent[]): Promise<void>;
  /** Sends events without waiting: with the next write, or after a moment. Errors surface in that write. */
  tell(...events: LiveEvent[]): void;
  /** The same for words someone is waiting for: they don't wait for the batch of other runs. */
  sayNow(...events: LiveEvent[]): Promise<void>;
  /** The stored result of a step from an earlier attempt. */
  find<Result>(name: string): Result | null;
  /**
   * Runs `work` once in the generation's life: its result and events are stored atomically, and later attempts get the
   * stored result.
   */
  step<Result>(name: string, work: () => Promise<StepOutcome<Result>>): Promise<Result>;
  end(ending: Ending, events: LiveEvent[], more?: EndingMore): Promise<void>;
}

interface Options {
  database: Database;
  appender: EventAppender;
  /** Results of earlier attempts. */
  stored: Map<string, unknown>;
}

export function openRun(
  held: LeasedRun<GenerationRow, GenerationChange>,
  { database, appender, stored }: Options,
): Run {
  const { lease, signal, row: generation } = held;
  const { id } = generation;

  /** Settles when all events so far are stored or have failed; a step must not overtake them. */
  let spoken: Promise<unknown> = Promise.resolve();
  let untold: LiveEvent[] = [];
  let telling: NodeJS.Timeout | undefined;

  /** Adds the events still waiting to be sent. */
  function withUntold(events: LiveEvent[]): LiveEvent[] {
    clearTimeout(telling);
    telling = undefined;
    const all = untold.length > 0 ? [...untold, ...events] : events;
    untold = [];
    return all;
  }

  function speakOf(events: LiveEvent[], soon: boolean): Promise<Appended | null> {
    const storing = appender.append(id, lease, withUntold(events), { soon });
    spoken = storing.catch(() => {});
    return storing;
  }

  const speak = async (events: LiveEvent[], soon: boolean) =>
    held.heed(await speakOf(events, soon));

  const steps = openSteps(held, stored, async (name, outcome: StepOutcome<unknown>) => {
    const events = withUntold(outcome.events);
    await spoken;
    // One statement, because a reader waits for the first of these events.
    const step = { name, result: outcome.result };
    return (
      (await appendToMany(database.db, [{ generationId: id, lease, events, step }])).get(id) ?? null
    );
  });

  return {
    generation,
    lease,
    signal,
    find: steps.find,
    step: steps.once,

    say: (...events) => speak(events, false),
    tell(...events) {
      untold.push(...events);
      telling ??= setTimeout(() => void speakOf([], true).catch(() => {}), TELL_WITHIN_MS);
    },
    sayNow: (...events) => speak(events, true),

    async end(ending, events, { cause = 'run', also } = {}) {
      const all = withUntold(events);
      await spoken;
      await database.transaction(async (tx) => {
        await appendEvents(tx, id, lease, all);
        await held.end(tx, ending);
        if (ending.status === 'done' && cause) await keepVersion(tx, id, cause);
        await also?.(tx);
      });
    },
  };
}

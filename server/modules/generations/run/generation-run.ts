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

/** Long enough that a step that takes no time says it in the same breath. */
const TELL_WITHIN_MS = 30;

interface StepOutcome<Result> {
  result: Result;
  events: LiveEvent[];
}

type Ending = Omit<GenerationChange, 'lease'> & { status: Status };

interface EndingMore {
  /** What made the version that is kept; `null`: no word was changed, and none is. */
  cause?: 'run' | 'refine' | null;
  /** Done in the transaction that ends the run. */
  also?(tx: Tx): Promise<void>;
}

/** One attempt at a text, which tells whoever watches what it does: events to the log, results as steps. */
export interface Run {
  readonly generation: Taken<GenerationRow>;
  /** Names this attempt. */
  readonly lease: string;
  /** Ends when this attempt must: the process stops, somebody else has the run, or its owner has stopped it. */
  readonly signal: AbortSignal;
  /** Throws where the run is to be stopped or was taken over. */
  say(...events: LiveEvent[]): Promise<void>;
  /**
   * The same without waiting for it, together with what is said or done next or else after a moment. Whatever stands
   * against it is met by that.
   */
  tell(...events: LiveEvent[]): void;
  /** The same for words that somebody is waiting for: they do not wait for what other runs have to say. */
  sayNow(...events: LiveEvent[]): Promise<void>;
  /** What a step of an earlier attempt left. */
  find<Result>(name: string): Result | null;
  /**
   * Does `work` once in the life of the generation: its result and its events are stored together or not at all, and
   * a later attempt gets the stored result.
   */
  step<Result>(name: string, work: () => Promise<StepOutcome<Result>>): Promise<Result>;
  end(ending: Ending, events: LiveEvent[], more?: EndingMore): Promise<void>;
}

interface Options {
  database: Database;
  appender: EventAppender;
  /** What earlier attempts have stored. */
  stored: Map<string, unknown>;
}

export function openRun(
  held: LeasedRun<GenerationRow, GenerationChange>,
  { database, appender, stored }: Options,
): Run {
  const { lease, signal, row: generation } = held;
  const { id } = generation;

  /** Settles when everything said so far is stored or has failed; a step must not overtake it. */
  let spoken: Promise<unknown> = Promise.resolve();
  let untold: LiveEvent[] = [];
  let telling: NodeJS.Timeout | undefined;

  /** With what was to be told before them. */
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
    // One statement: a reader waits behind the first of them.
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

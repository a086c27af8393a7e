import type { LiveEvent } from '#contract/events.ts';
import type { Status } from '#contract/generations.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { EventAppender } from '../events/event-appender.ts';
import { type Appended, appendEvents, appendToMany } from '../events/event-log.repo.ts';
import { keepVersion } from '../versions.repo.ts';
import { changeHeld, readHeld, type TakenRun } from '../generations.repo.ts';

/** Somebody else has taken the run over; this attempt must not write another word. */
export class LeaseLost extends Error {}

export class StopRequested extends Error {}

/** Long enough that a step that takes no time says it in the same breath. */
const TELL_WITHIN_MS = 30;

interface StepOutcome<Result> {
  result: Result;
  events: LiveEvent[];
}

type Ending = Omit<Parameters<typeof changeHeld>[3], 'lease'> & { status: Status };

interface EndingMore {
  /** What made the version that is kept. */
  cause?: 'run' | 'refine';
  /** Done in the transaction that ends the run. */
  also?(tx: Tx): Promise<void>;
}

/** One attempt at a generation: the only way anything is written about it while it runs. */
export interface Run {
  readonly generation: TakenRun;
  /** Names this attempt. */
  readonly lease: string;
  /** Ends when this attempt must: the process stops, or somebody else has the run. */
  readonly signal: AbortSignal;
  say(...events: LiveEvent[]): Promise<void>;
  /**
   * The same without waiting for it, together with what is said or done next or else after a moment. Whatever stands
   * against it is met by that.
   */
  tell(...events: LiveEvent[]): void;
  /** The same for words that somebody is waiting for: they do not wait for what other runs have to say. */
  sayNow(...events: LiveEvent[]): Promise<void>;
  /** Throws where the run is to be stopped or was taken over; nothing is written. */
  heed(): Promise<void>;
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
  generation: TakenRun;
  lease: string;
  steps: Map<string, unknown>;
  signal: AbortSignal;
}

export function openRun({ database, appender, generation, lease, steps, signal }: Options): Run {
  const { id } = generation;

  function heed(appended: Appended | null): void {
    if (!appended) throw new LeaseLost();
    if (appended.stopRequested) throw new StopRequested();
    signal.throwIfAborted();
  }

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
    const stored = appender.append(id, lease, withUntold(events), { soon });
    spoken = stored.catch(() => {});
    return stored;
  }

  const speak = async (events: LiveEvent[], soon: boolean) => heed(await speakOf(events, soon));

  async function append(tx: Tx, events: readonly LiveEvent[]): Promise<Appended> {
    const appended = await appendEvents(tx, id, lease, events);
    // Thrown inside the transaction, so that nothing of it stays.
    if (!appended) throw new LeaseLost();
    return appended;
  }

  return {
    generation,
    lease,
    signal,

    async heed() {
      heed(await readHeld(database.db, id, lease));
    },

    find: <Result>(name: string) => (steps.get(name) as Result | undefined) ?? null,

    say: (...events) => speak(events, false),
    tell(...events) {
      untold.push(...events);
      telling ??= setTimeout(() => void speakOf([], true).catch(() => {}), TELL_WITHIN_MS);
    },
    sayNow: (...events) => speak(events, true),

    async step<Result>(name: string, work: () => Promise<StepOutcome<Result>>) {
      if (steps.has(name)) return steps.get(name) as Result;
      signal.throwIfAborted();
      const { result, events } = await work();
      const all = withUntold(events);
      await spoken;
      // One statement: a reader waits behind the first of them.
      const wanted = { generationId: id, lease, events: all, step: { name, result } };
      const appended = (await appendToMany(database.db, [wanted])).get(id) ?? null;
      if (appended) steps.set(name, result);
      heed(appended);
      return result;
    },

    async end(ending, events, { cause = 'run', also } = {}) {
      const all = withUntold(events);
      await spoken;
      await database.transaction(async (tx) => {
        await append(tx, all);
        await changeHeld(tx, id, lease, { ...ending, lease: null });
        if (ending.status === 'done') await keepVersion(tx, id, cause);
        await also?.(tx);
      });
    },
  };
}

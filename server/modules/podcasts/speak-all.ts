import type { Clips } from './clips.ts';
import type { ClipRow } from './podcasts.repo.ts';
import type { AudioProgress } from './audio-progress.ts';
import type { SpokenClip } from './mix-plan.ts';

interface Spoken {
  /** In line order. */
  rows: ClipRow[];
  /** Number of newly spoken clips. */
  spoken: number;
}

interface Surroundings {
  progress: AudioProgress;
  /** Called for each newly spoken clip. */
  advanced(): void;
  signal: AbortSignal;
}

/** Returns every line's clip: stored ones are reused, the others spoken with as much concurrency as each voice allows. */
export async function speakAll(
  wanted: readonly SpokenClip[],
  clips: Clips,
  { progress, advanced, signal }: Surroundings,
): Promise<Spoken> {
  const rows = new Map<string, ClipRow>();
  for (const { planned } of wanted) {
    if (rows.has(planned.hash)) continue;
    signal.throwIfAborted();
    const row = await clips.find(planned);
    if (row) rows.set(planned.hash, row);
  }
  const sizeOf = ({ planned }: SpokenClip) => planned.request.text.length;
  const begun = new Set<string>();
  const sizeOfAll = (some: readonly SpokenClip[]) =>
    some.reduce((sum, one) => sum + sizeOf(one), 0);
  const total = sizeOfAll(wanted);
  const tell = () => {
    const done = wanted.filter(({ planned }) => rows.has(planned.hash));
    progress.speaking({
      done: sizeOfAll(done),
      begun: sizeOfAll(wanted.filter(({ planned }) => begun.has(planned.hash))),
      total,
      pieces: done.length,
    });
  };
  tell();
  const missing = new Map(
    wanted
      .filter(({ planned }) => !rows.has(planned.hash))
      .map(({ planned }) => [planned.hash, planned]),
  );
  const failing = new AbortController();
  const engines = new Set([...missing.values()].map(({ engine }) => engine));
  const hands = [...engines].flatMap((engine) => {
    const queue = [...missing.values()].filter((planned) => planned.engine === engine);
    return Array.from({ length: engine.concurrency }, async () => {
      for (let planned = queue.shift(); planned; planned = queue.shift()) {
        signal.throwIfAborted();
        if (failing.signal.aborted) return;
        begun.add(planned.hash);
        const row = await clips.make(planned, signal).finally(() => begun.delete(planned.hash));
        rows.set(planned.hash, row);
        advanced();
        tell();
      }
    });
  });
  // If one fails, no other is started, and those in progress are awaited and stored.
  const ended = await Promise.allSettled(
    hands.map((hand) =>
      hand.catch((error: unknown) => {
        failing.abort(error);
        throw error;
      }),
    ),
  );
  signal.throwIfAborted();
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failing.signal.reason;
  return { rows: wanted.map(({ planned }) => rows.get(planned.hash)!), spoken: missing.size };
}

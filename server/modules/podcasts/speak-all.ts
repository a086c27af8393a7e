import type { Clips } from './clips.ts';
import type { ClipRow } from './podcasts.repo.ts';
import type { AudioProgress } from './audio-progress.ts';
import type { SpokenClip } from './mix-plan.ts';

interface Spoken {
  /** In the order of the lines. */
  rows: ClipRow[];
  /** How many were not there before. */
  spoken: number;
}

interface Surroundings {
  progress: AudioProgress;
  /** Called for each clip that was not there before. */
  advanced(): void;
  signal: AbortSignal;
}

/** Every line's clip: those spoken before are found, the others spoken, as many at once as each voice can. */
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
  // Where one fails, no other line is begun, and those that are being spoken are waited for and kept.
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

import type { Document } from '#contract/documents.ts';
import { EditConflictSchema, GenerationSchema, type Generation } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { textKey } from './text-key.ts';

export type SaverState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict';

export interface Conflict {
  version: number;
  document: Document;
}

export interface SaverOptions {
  id: string;
  version: number;
  /** Texts of this page that an earlier visit sent and had no answer to. */
  unanswered?: readonly string[];
  /** The text as it stands now. */
  read: () => Document;
  onState: (state: SaverState) => void;
  onSaved: (generation: Generation) => void;
  onConflict: (theirs: Conflict) => void;
  onRefused: (error: unknown) => void;
}

/** Saves a while after the last keystroke, and in the midst of a long stretch of typing. */
const PAUSE_MS = 900;
const LONGEST_MS = 5000;
/** Kept on this machine much sooner, and once more when the page goes: no cut network may cost a sentence. */
const DRAFT_MS = 300;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

/** Takes care that what is typed reaches the server, over the version it was typed on and no other. */
export interface Saver {
  touch(): void;
  /** Everything typed so far is on the server, or cannot get there now. */
  flush(): Promise<void>;
  /** Goes on over another version: the other side's text was taken, or is to be overwritten knowingly. */
  rebase(version: number, isDirty: boolean): void;
  isDirty(): boolean;
  version(): number;
  close(): void;
}

/** Savers of pages that were left before all of their text had arrived. They go on until the text is opened again. */
const lingering = new Map<string, () => void>();

export function createSaver(options: SaverOptions): Saver {
  const { id, onState, onSaved, onConflict, onRefused } = options;
  let { read, version } = options;
  let changes = 0;
  let savedChanges = 0;
  let failures = 0;
  let isHeld = false;
  let isAskedAgain = false;
  let underway: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let draftTimer: ReturnType<typeof setTimeout> | null = null;
  let firstAt = 0;
  /** What was sent and not answered, by what it says, with how many changes were in it. */
  const unanswered = new Map<string, number>((options.unanswered ?? []).map((key) => [key, 0]));

  lingering.get(id)?.();
  lingering.delete(id);

  const isDirty = () => changes > savedChanges;

  function keep(): void {
    if (draftTimer) clearTimeout(draftTimer);
    draftTimer = null;
    if (!isDirty()) return;
    keepDraft(id, { version, document: read(), unanswered: [...unanswered.keys()] });
  }

  function plan(ms: number): void {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  }

  function arrived(at: number, upTo: number): void {
    version = at;
    savedChanges = Math.max(savedChanges, upTo);
    unanswered.clear();
    failures = 0;
    firstAt = Date.now();
    if (isDirty()) keep();
    else {
      dropDraft(id);
      lingering.delete(id);
    }
  }

  async function send(): Promise<void> {
    const sent = changes;
    const document = read();
    const key = textKey(document);
    onState('saving');
    unanswered.set(key, sent);
    try {
      const generation = await call(fill(CALLS.generation, { id }), GenerationSchema, {
        method: 'PATCH',
        headers: { 'If-Match': `"${version}"` },
        body: { document },
      });
      arrived(generation.version, sent);
      onSaved(generation);
      onState(isDirty() ? 'unsaved' : 'saved');
      if (isDirty()) plan(PAUSE_MS);
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) unanswered.delete(key);
      keep();
      fail(error);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    const conflict = error.status === 409 ? EditConflictSchema.safeParse(error.body) : null;
    if (conflict?.success) {
      const own = unanswered.get(textKey(conflict.data.document));
      if (own !== undefined) {
        // It had arrived after all, only the answer had not: nobody else was here.
        arrived(conflict.data.version, own);
        onState(isDirty() ? 'unsaved' : 'saved');
        if (isDirty()) plan(0);
        return;
      }
      isHeld = true;
      onState('conflict');
      onConflict(conflict.data);
    } else if (error.status === 0 || error.status === 429 || error.status >= 500) {
      onState('offline');
      plan(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!);
      failures += 1;
    } else {
      onState('unsaved');
      onRefused(error);
    }
  }

  /** One at a time: the next save names the version that this one makes. */
  async function sendAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await send();
    } while (isAskedAgain && isDirty() && failures === 0 && !isHeld);
  }

  function save(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (isHeld || !isDirty()) return underway ?? Promise.resolve();
    if (underway) isAskedAgain = true;
    underway ??= sendAll().finally(() => {
      underway = null;
    });
    return underway;
  }

  const onLeave = () => keep();
  const onOnline = () => void save();
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    keep();
    void save();
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    keep();
    if (isDirty()) event.preventDefault();
  };
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  window.addEventListener('beforeunload', onUnload);
  document.addEventListener('visibilitychange', onHidden);

  return {
    touch() {
      if (!isDirty()) firstAt = Date.now();
      changes += 1;
      draftTimer ??= setTimeout(keep, DRAFT_MS);
      if (isHeld) return;
      if (failures === 0) onState('unsaved');
      const left = Math.max(0, firstAt + LONGEST_MS - Date.now());
      if (failures === 0) plan(Math.min(PAUSE_MS, left));
    },
    async flush() {
      await save();
    },
    rebase(next, isStillDirty) {
      version = next;
      isHeld = false;
      failures = 0;
      if (isStillDirty) {
        changes += 1;
        keep();
        void save();
      } else {
        savedChanges = changes;
        dropDraft(id);
        onState('saved');
      }
    },
    isDirty,
    version: () => version,
    close() {
      keep();
      const last = read();
      read = () => last;
      void save();
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('visibilitychange', onHidden);
      const end = () => {
        if (timer) clearTimeout(timer);
        savedChanges = changes;
        window.removeEventListener('online', onOnline);
      };
      if (isDirty()) lingering.set(id, end);
      else end();
    },
  };
}

import type { Document } from '#contract/documents.ts';
import { EditConflictSchema, type Generation } from '#contract/generations.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { startOf, type Conflict, type Drafts, type Merge } from './drafts.ts';
import { textKey } from './text-key.ts';

/** How far the text on the page has been stored. `offline`: only on this device so far; `unkept`: not even there. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'unkept' | 'conflict';

export interface Save {
  id: string;
  /** The version the edits are based on. The server refuses the save if it has another one. */
  version: number;
  document: Document;
  /** The page is closing, so the request has to outlive it. */
  isLeaving: boolean;
  /** Keeps the replaced text as its own version. */
  keepBefore: boolean;
}

/** Everything that autosave needs from outside, so that tests can replace it. */
export interface AutosaveParts {
  /** Throws an `ApiError` if the save was refused or didn't arrive. */
  send(save: Save): Promise<Generation>;
  drafts: Drafts;
  /** Target of `online`, `pagehide`, `beforeunload` and `visibilitychange` events. */
  page: EventTarget;
  isHidden(): boolean;
  now(): number;
  startTimer(work: () => void, ms: number): () => void;
  random(): number;
}

interface AutosaveOptions {
  id: string;
  version: number;
  document: Document;
  /** Without it, any change on both sides asks the user. */
  merge?: Merge | undefined;
  /** Also called after the document was closed. */
  onSaved: (generation: Generation) => void;
}

/** The editor or studio whose text is saved. */
interface AutosaveHost {
  read(): Document;
  show(document: Document): void;
  onState(state: SaveState): void;
  /** Saving is paused until the user picks a side. */
  onConflict(theirs: Conflict): void;
  onRefused(error: ApiError): void;
}

/** Saves edits to the server, but only on top of the version they were made from. */
export interface Autosave {
  /** The text to start with: the server's, or a local draft that never got there. */
  readonly initial: Document;
  readonly isRestored: boolean;
  start(host: AutosaveHost): () => void;
  touch(): void;
  /** Saves unsent edits. Resolves to whether everything typed so far is on the server. */
  flush(): Promise<boolean>;
  /**
   * Called when the server has another version. It is shown unless there are unsaved edits, whose next save then
   * finds the conflict.
   */
  follow(version: number, document: Document): void;
  /** Continues with the server's text and discards local edits. */
  takeTheirs(theirs: Conflict): void;
  /** Continues with the local edits; the server's text becomes an older version. */
  keepMine(theirs: Conflict): void;
}

/** Debounce after the last keystroke, and the longest time without a save during nonstop typing. */
const PAUSE_MS = 900;
const LONGEST_MS = 5000;
/** The local draft is written much sooner, and again when the page closes, so that a lost connection costs no text. */
const DRAFT_MS = 300;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

export interface Autosaves {
  open(options: AutosaveOptions): Autosave;
}

/** Shared by all documents of the app: reopening one that is still saving in the background ends its old autosave. */
export function createAutosaves(parts: AutosaveParts): Autosaves {
  const lingering = new Map<string, () => void>();
  return { open: (options) => createAutosave(parts, options, lingering) };
}

function createAutosave(
  { send, drafts, page, isHidden, now, startTimer, random }: AutosaveParts,
  options: AutosaveOptions,
  lingering: Map<string, () => void>,
): Autosave {
  const { id, merge, onSaved } = options;
  const start = startOf(options, drafts);
  let { version, base, conflict } = start;
  let host: AutosaveHost | null = null;
  /** The text when the host was last detached. */
  let last: Document = start.document;
  let changes = start.isRestored ? 1 : 0;
  let savedChanges = 0;
  let failures = 0;
  let isEnded = false;
  let isAskedAgain = false;
  /** The next save replaces someone else's text. */
  let keepBefore = false;
  let underway: Promise<void> | null = null;
  let stopTimer: (() => void) | null = null;
  let stopDraftTimer: (() => void) | null = null;
  let firstAt = 0;
  /** Keys of sent texts without a response yet → number of changes each included. */
  const unanswered = new Map(start.unanswered.map((key) => [key, 0]));

  const isDirty = () => changes > savedChanges;
  const read = () => host?.read() ?? last;
  const tell = (state: SaveState) => host?.onState(state);

  function show(document: Document): void {
    last = document;
    host?.show(document);
  }

  function keep(): void {
    stopDraftTimer?.();
    stopDraftTimer = null;
    if (isEnded || !isDirty()) return;
    const draft = { version, base: merge ? base : null, document: read() };
    const isKept = drafts.keep(id, { ...draft, unanswered: [...unanswered.keys()] });
    if (failures > 0) tell(isKept ? 'offline' : 'unkept');
  }

  function plan(ms: number): void {
    stopTimer?.();
    stopTimer = startTimer(() => void save(), ms);
  }

  function stand(at: number, document: Document): void {
    version = at;
    base = document;
    conflict = null;
    failures = 0;
    unanswered.clear();
  }

  function arrived(at: number, document: Document, upTo: number): void {
    // A response that is older than what we already have.
    if (at < version) return;
    stand(at, document);
    savedChanges = Math.max(savedChanges, upTo);
    firstAt = now();
    tell(isDirty() ? 'unsaved' : 'saved');
    if (isDirty()) {
      keep();
      plan(PAUSE_MS);
    } else if (!isEnded) {
      drafts.drop(id);
      if (!host) end();
    }
  }

  async function sendOnce(isLeaving: boolean): Promise<void> {
    const sent = changes;
    const document = read();
    const key = textKey(document);
    tell('saving');
    unanswered.set(key, sent);
    try {
      const saved = await send({ id, version, document, isLeaving, keepBefore });
      keepBefore = false;
      arrived(saved.version, saved.document ?? document, sent);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // On any other failure, the server may have stored the text.
      if (error.status >= 400 && error.status < 500) unanswered.delete(key);
      fail(error);
    }
  }

  function fail(error: ApiError): void {
    const { status } = error;
    const theirs = status === 409 ? EditConflictSchema.safeParse(error.body) : null;
    if (theirs?.success) return meet(theirs.data);
    if (status === 0 || status === 429 || status >= 500) {
      const ms = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!;
      failures += 1;
      // Jitter, so that pages that lost the same server don't all retry at the same moment.
      plan(ms * (0.5 + random() / 2));
      keep();
    } else {
      keep();
      tell('unsaved');
      host?.onRefused(error);
    }
  }

  function follow(at: number, document: Document): void {
    if (at <= version || isDirty()) return;
    stand(at, document);
    show(document);
    tell('saved');
  }

  /** The server has a different version than the edits are based on. */
  function meet(theirs: Conflict): void {
    if (!isDirty()) return follow(theirs.version, theirs.document);
    const key = textKey(theirs.document);
    const own = unanswered.get(key);
    // Our save did arrive and only its response was lost, so there is no conflict.
    if (own !== undefined) return arrived(theirs.version, theirs.document, own);
    const merged = base && merge?.(base, read(), theirs.document);
    if (merged) {
      show(merged);
      if (textKey(merged) === key) return arrived(theirs.version, theirs.document, changes);
      stand(theirs.version, theirs.document);
      keep();
      isAskedAgain = true;
      return;
    }
    conflict = theirs;
    keep();
    tell('conflict');
    host?.onConflict(theirs);
  }

  /** One save at a time, because each names the version that the one before created. */
  async function sendAll(isLeaving: boolean): Promise<void> {
    do {
      isAskedAgain = false;
      await sendOnce(isLeaving);
    } while (isAskedAgain && isDirty() && failures === 0 && !conflict && !isEnded);
  }

  function save(isLeaving = false): Promise<void> {
    stopTimer?.();
    stopTimer = null;
    if (isEnded || conflict || !isDirty()) return underway ?? Promise.resolve();
    if (underway) isAskedAgain = true;
    underway ??= sendAll(isLeaving).finally(() => {
      underway = null;
    });
    return underway;
  }

  const listeners: Record<string, (event: Event) => void> = {
    online: () => void save(),
    pagehide() {
      void save(true);
      keep();
    },
    beforeunload(event) {
      keep();
      if (isDirty()) event.preventDefault();
    },
    visibilitychange() {
      if (!isHidden()) return;
      void save();
      keep();
    },
  };

  function end(): void {
    isEnded = true;
    stopTimer?.();
    stopDraftTimer?.();
    lingering.delete(id);
    for (const [name, listener] of Object.entries(listeners)) {
      page.removeEventListener(name, listener);
    }
  }

  return {
    initial: start.document,
    isRestored: start.isRestored,
    start(opened) {
      lingering.get(id)?.();
      isEnded = false;
      host = opened;
      for (const [name, listener] of Object.entries(listeners)) {
        page.addEventListener(name, listener);
      }
      tell(conflict ? 'conflict' : isDirty() ? 'unsaved' : 'saved');
      if (conflict) host.onConflict(conflict);
      else if (isDirty()) plan(PAUSE_MS);
      return () => {
        void save();
        keep();
        last = opened.read();
        host = null;
        if (isDirty()) lingering.set(id, end);
        else end();
      };
    },
    touch() {
      if (!isDirty()) firstAt = now();
      changes += 1;
      stopDraftTimer ??= startTimer(keep, DRAFT_MS);
      if (conflict || failures > 0) return;
      tell('unsaved');
      plan(Math.min(PAUSE_MS, Math.max(0, firstAt + LONGEST_MS - now())));
    },
    async flush() {
      await save();
      return !isDirty();
    },
    follow,
    takeTheirs({ version: at, document }) {
      stand(at, document);
      savedChanges = changes;
      show(document);
      drafts.drop(id);
      tell('saved');
    },
    keepMine(theirs) {
      stand(theirs.version, theirs.document);
      keepBefore = true;
      changes += 1;
      keep();
      void save();
    },
  };
}

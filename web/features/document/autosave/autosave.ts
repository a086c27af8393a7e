import type { Document } from '#contract/documents.ts';
import { EditConflictSchema, type Generation } from '#contract/generations.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { startOf, type Conflict, type Drafts, type Merge } from './drafts.ts';
import { textKey } from './text-key.ts';

/**
 * Whether what stands on the page is also what the server has. `offline`: not yet, but kept on this device; `unkept`: not
 * even that.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'unkept' | 'conflict';

export interface Save {
  id: string;
  /** The version it was typed over; over any other the server refuses it. */
  version: number;
  document: Document;
  /** The page is going: the request should outlive it. */
  isLeaving: boolean;
  /** The text it takes the place of stays a version of its own. */
  keepBefore: boolean;
}

/** What autosave needs of the world around it. */
export interface AutosaveParts {
  /** Throws an `ApiError` for what was refused or did not arrive. */
  send(save: Save): Promise<Generation>;
  drafts: Drafts;
  /** Where `online`, `pagehide`, `beforeunload` and `visibilitychange` are heard. */
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
  /** Without it people are asked whenever both sides changed something. */
  merge?: Merge | undefined;
  /** Also told after the page was left. */
  onSaved: (generation: Generation) => void;
}

/** Where the text is written. */
interface AutosaveHost {
  /** The text as it stands now. */
  read(): Document;
  /** Puts another text in its place. */
  show(document: Document): void;
  onState(state: SaveState): void;
  /** Nothing is sent until one side is chosen. */
  onConflict(theirs: Conflict): void;
  onRefused(error: ApiError): void;
}

/** Takes care that what is typed reaches the server, over the version it was typed on and no other. */
export interface Autosave {
  /** What to begin with: the server's text, or what was typed here last and never got there. */
  readonly initial: Document;
  readonly isRestored: boolean;
  start(host: AutosaveHost): () => void;
  touch(): void;
  /** Sends what is unsent; whether everything typed so far is on the server. */
  flush(): Promise<boolean>;
  /** The server has another version. It is shown unless something was typed here: then the next save finds out. */
  follow(version: number, document: Document): void;
  /** Goes on with the server's text; what was typed is given up. */
  takeTheirs(theirs: Conflict): void;
  /** Goes on with what was typed; the server's text becomes an older version. */
  keepMine(theirs: Conflict): void;
}

/** Saves a while after the last keystroke, and in the midst of a long stretch of typing. */
const PAUSE_MS = 900;
const LONGEST_MS = 5000;
/** Kept on this machine much sooner, and once more when the page goes: no cut network may cost a sentence. */
const DRAFT_MS = 300;
const RETRY_MS = [2000, 4000, 8000, 15_000, 30_000];

export interface Autosaves {
  open(options: AutosaveOptions): Autosave;
}

/** All autosaves of a page, so that one that was left before its text had arrived ends when the text is opened again. */
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
  /** The text of a host that has gone. */
  let last: Document = start.document;
  let changes = start.isRestored ? 1 : 0;
  let savedChanges = 0;
  let failures = 0;
  let isEnded = false;
  let isAskedAgain = false;
  /** Somebody else's text is about to be replaced. */
  let keepBefore = false;
  let underway: Promise<void> | null = null;
  let stopTimer: (() => void) | null = null;
  let stopDraftTimer: (() => void) | null = null;
  let firstAt = 0;
  /** What was sent and not answered, by what it says, with how many changes were in it. */
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
    // The answer to a save that a newer text has overtaken.
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
      // Whatever else went wrong, it may have been stored.
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
      // Not all pages that lost the same server come back in the same moment.
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

  /** The server has another version than the one this was typed over. */
  function meet(theirs: Conflict): void {
    if (!isDirty()) return follow(theirs.version, theirs.document);
    const key = textKey(theirs.document);
    const own = unanswered.get(key);
    // It had arrived after all, only the answer had not: nobody else was here.
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

  /** One at a time: the next save names the version that this one makes. */
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

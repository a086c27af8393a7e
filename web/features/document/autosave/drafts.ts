import { DocumentSchema, type Document } from '#contract/documents.ts';
import { textKey } from './text-key.ts';

/** Edits that may not have reached the server yet. */
interface Draft {
  /** The version the edits are based on. */
  version: number;
  /** The text of that version, needed to merge into a newer one. */
  base: Document | null;
  document: Document;
  /** Keys of texts sent without a response. If the server has one of them, it is from this page. */
  unanswered: readonly string[];
}

/** Drafts in browser storage. If that is full or blocked, nothing is kept or found. */
export interface Drafts {
  /** Returns whether it could be stored. */
  keep(id: string, draft: Draft): boolean;
  /** The newest draft that any tab of this browser left. It belongs to this tab from now on. */
  take(id: string): Draft | null;
  drop(id: string): void;
}

/** Keys are per page, so that one tab's save can't remove another tab's draft. */
export function createDrafts(
  storage: () => Storage,
  page: string = crypto.randomUUID(),
  now: () => number = Date.now,
): Drafts {
  const prefix = (id: string) => `draft:${id}:`;
  const own = (id: string) => prefix(id) + page;

  function attempt<Value>(work: () => Value): Value | null {
    try {
      return work();
    } catch {
      return null;
    }
  }

  const drafts: Drafts = {
    keep: (id, draft) =>
      attempt(() => {
        storage().setItem(own(id), JSON.stringify({ ...draft, keptAt: now() }));
        return true;
      }) ?? false,
    take(id) {
      const keys = attempt(() => Object.keys(storage())) ?? [];
      const [newest] = keys
        .filter((key) => key.startsWith(prefix(id)))
        .map((key) => ({ key, found: attempt(() => readDraft(storage().getItem(key))) }))
        .toSorted((one, other) => (other.found?.keptAt ?? 0) - (one.found?.keptAt ?? 0));
      if (!newest?.found) return null;
      const { keptAt: _, ...draft } = newest.found;
      // Write it under the new key before removing the old one, so that a crash in between can't lose it.
      if (newest.key !== own(id) && drafts.keep(id, draft)) {
        attempt(() => storage().removeItem(newest.key));
      }
      return draft;
    },
    drop(id) {
      attempt(() => storage().removeItem(own(id)));
    },
  };
  return drafts;
}

/** Also `null` for a draft that another release of the app stored in a format we can't read. */
function readDraft(stored: string | null): (Draft & { keptAt: number }) | null {
  const { version, base, document, unanswered, keptAt } = JSON.parse(stored ?? '{}') as Partial<
    Record<string, unknown>
  >;
  const [over, text] = [base, document].map((one) => DocumentSchema.safeParse(one));
  if (typeof version !== 'number' || !text?.success) return null;
  return {
    version,
    base: over?.success ? over.data : null,
    document: text.data,
    unanswered: Array.isArray(unanswered) ? unanswered.map(String) : [],
    keptAt: Number(keptAt) || 0,
  };
}

/** Merges both sides' changes; `null` if they touch the same words. */
export type Merge = (base: Document, mine: Document, theirs: Document) => Document | null;

/** What the server has instead of the expected version. */
export interface Conflict {
  version: number;
  document: Document;
}

interface Start {
  version: number;
  base: Document | null;
  document: Document;
  unanswered: readonly string[];
  isRestored: boolean;
  conflict: Conflict | null;
}

interface Stored {
  id: string;
  version: number;
  document: Document;
  merge?: Merge | undefined;
}

/** The text to start with: the server's, or a local draft that never got there. */
export function startOf({ id, version, document, merge }: Stored, drafts: Drafts): Start {
  const plain = { version, base: document, document, unanswered: [] };
  const draft = drafts.take(id);
  if (!draft) return { ...plain, isRestored: false, conflict: null };
  const theirs = textKey(document);
  const isOwn = draft.version === version || draft.unanswered.includes(theirs);
  const merged = isOwn
    ? draft.document
    : draft.base && merge?.(draft.base, draft.document, document);
  if (textKey(merged ?? draft.document) === theirs) {
    // The draft had been saved and only the response was lost.
    drafts.drop(id);
    return { ...plain, isRestored: false, conflict: null };
  }
  return merged
    ? { ...plain, document: merged, unanswered: draft.unanswered, isRestored: true, conflict: null }
    : { ...draft, isRestored: true, conflict: { version, document } };
}

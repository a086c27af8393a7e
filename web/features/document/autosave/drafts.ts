import { DocumentSchema, type Document } from '#contract/documents.ts';
import { textKey } from './text-key.ts';

/** What was typed and is not yet known to be on the server. */
interface Draft {
  /** The version it was typed over. */
  version: number;
  /** The text of that version, where changes can be merged into a newer one. */
  base: Document | null;
  document: Document;
  /** Texts that were sent and never answered: should the server have one of them, it is this page's own. */
  unanswered: readonly string[];
}

/** Drafts in the browser's storage, which may be full or forbidden: then nothing is kept and nothing is found. */
export interface Drafts {
  /** Whether it could be kept. */
  keep(id: string, draft: Draft): boolean;
  /** The newest that any page of this browser left; it is this page's own from then on. */
  take(id: string): Draft | null;
  drop(id: string): void;
}

/** Each page keeps its own, so that what one has saved is not taken for what another has. */
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
      // Under the new name first: at no moment is it nowhere.
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

/** `null` also for what another version of this page left and this one cannot read. */
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

/** Both sides' changes to a text in one; `null` where they touch the same words. */
export type Merge = (base: Document, mine: Document, theirs: Document) => Document | null;

/** What the server has instead of the version that was typed over. */
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

/** What to begin with: the server's text, or what was typed here last and never got there. */
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
    // It had arrived, only the answer had not.
    drafts.drop(id);
    return { ...plain, isRestored: false, conflict: null };
  }
  return merged
    ? { ...plain, document: merged, unanswered: draft.unanswered, isRestored: true, conflict: null }
    : { ...draft, isRestored: true, conflict: { version, document } };
}

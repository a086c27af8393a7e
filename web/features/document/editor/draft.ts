import { DocumentSchema, type Document } from '#contract/documents.ts';

/** What was typed and is not yet known to be on the server. */
export interface Draft {
  /** The version it was typed over. */
  version: number;
  document: Document;
  /** Texts that were sent and never answered: should the server have one of them, it is this page's own. */
  unanswered: readonly string[];
}

const key = (id: string) => `draft:${id}`;

export function keepDraft(id: string, draft: Draft): void {
  try {
    localStorage.setItem(key(id), JSON.stringify(draft));
  } catch {
    // A full store keeps nothing more; saving to the server goes on.
  }
}

/** `null` also for what another version of this page left and this one cannot read. */
export function findDraft(id: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { version, document, unanswered } = stored as Record<string, unknown>;
    const parsed = DocumentSchema.safeParse(document);
    if (typeof version !== 'number' || !parsed.success) return null;
    const texts = Array.isArray(unanswered) ? unanswered.map(String) : [];
    return { version, document: parsed.data, unanswered: texts };
  } catch {
    return null;
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(key(id));
  } catch {
    // Nothing could be stored, so nothing is there.
  }
}

import { PodcastDocumentSchema, type PodcastDocument } from '#contract/documents.ts';
import { editsBetween } from './script-diff.ts';
import type { ScriptEdit } from './script-edits.ts';

/** What was typed in the studio and is not yet known to be on the server. */
interface ScriptDraft {
  /** What it was typed over. */
  base: PodcastDocument;
  document: PodcastDocument;
}

/** Each page keeps its own, so that what one has saved is not taken for what another has. */
const PAGE = Math.random().toString(36).slice(2);
const prefixOf = (id: string) => `script:${id}`;
const keyOf = (id: string) => `${prefixOf(id)}:${PAGE}`;

export function keepScriptDraft(id: string, draft: ScriptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // A full store keeps nothing more; saving to the server goes on.
  }
}

/** What this page kept. */
export function dropScriptDraft(id: string): void {
  drop(keyOf(id));
}

/** What earlier pages left, as changes to whatever the text is now. They are this page's to keep from here on. */
export function takeScriptDrafts(id: string): ScriptEdit[] {
  return keysOf(id).flatMap((key) => {
    const draft = readDraft(key);
    drop(key);
    return draft ? editsBetween(draft.base, draft.document) : [];
  });
}

function keysOf(id: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys.filter((key) => key === prefixOf(id) || key.startsWith(`${prefixOf(id)}:`));
  } catch {
    return [];
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored, so nothing is there.
  }
}

/** `null` also for what another version of this page left and this one cannot read. */
function readDraft(key: string): ScriptDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as ScriptDraft | null;
    const [base, document] = [stored?.base, stored?.document].map((one) =>
      PodcastDocumentSchema.safeParse(one),
    );
    if (!base?.success || !document?.success) return null;
    return { base: base.data, document: document.data };
  } catch {
    return null;
  }
}

import { PodcastDocumentSchema, type PodcastDocument } from '#contract/documents.ts';
import { changeLine, linesOf, type ScriptEdit } from './script-edits.ts';

/** What was typed in the studio and is not yet known to be on the server. */
interface ScriptDraft {
  version: number;
  /** What it was typed over. */
  base: PodcastDocument;
  document: PodcastDocument;
}

const keyOf = (id: string) => `script:${id}`;

export function keepScriptDraft(id: string, draft: ScriptDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch {
    // A full store keeps nothing more; saving to the server goes on.
  }
}

export function dropScriptDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing could be stored, so nothing is there.
  }
}

/** What brings it back: whole over the text it was typed over, line by line over another. `null`: nothing was left. */
export function findScriptDraft(id: string, version: number): ScriptEdit | null {
  const draft = readDraft(id);
  if (!draft) return null;
  if (draft.version === version) return () => draft.document;
  const before = new Map(linesOf(draft.base).map(({ block }) => [block.id, block.md]));
  const typed = linesOf(draft.document).filter(({ block }) => {
    const md = before.get(block.id);
    return md !== undefined && md !== block.md;
  });
  if (typed.length === 0) return null;
  return (document) =>
    typed.reduce((so, { block }) => changeLine(block.id, { md: block.md })(so), document);
}

/** `null` also for what another version of this page left and this one cannot read. */
function readDraft(id: string): ScriptDraft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as ScriptDraft | null;
    if (stored === null || typeof stored.version !== 'number') return null;
    const [base, document] = [stored.base, stored.document].map((one) =>
      PodcastDocumentSchema.safeParse(one),
    );
    if (!base?.success || !document?.success) return null;
    return { version: stored.version, base: base.data, document: document.data };
  } catch {
    return null;
  }
}

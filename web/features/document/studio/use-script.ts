import { useCallback, useEffect, useRef, useState } from 'react';
import type { PodcastDocument } from '#contract/documents.ts';
import { EditConflictSchema, type Generation, GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, call, wordsOf } from '../../../lib/api-client.ts';
import { dropScriptDraft, keepScriptDraft, takeScriptDrafts } from './script-draft.ts';
import type { ScriptEdit } from './script-edits.ts';
import { createHistory } from './script-history.ts';

export type ScriptState = 'saved' | 'unsaved' | 'saving' | 'offline';

const PAUSE_MS = 700;
const RETRY_MS = 4000;
/** Browsers let no larger request outlive its page. */
const MOST_KEPT_ALIVE = 60_000;
const UNSAVED =
  'What you typed could not be saved yet, so nothing was spoken. It is still on this page. Check the connection, then try again.';

interface Options {
  generation: Generation;
  document: PodcastDocument;
  onSaved: (saved: Generation) => void;
  onRefused: (words: string) => void;
}

interface Script {
  document: PodcastDocument;
  state: ScriptState;
  edit: (edit: ScriptEdit) => void;
  /** Takes the last change back that was made on this page. */
  undo: () => void;
  redo: () => void;
  /** Everything changed so far is on the server when it resolves; it rejects where that cannot be. */
  flush: () => Promise<void>;
}

/**
 * The script as it stands on this page, saved by itself. Where it was changed elsewhere meanwhile, the changes made here
 * are made again over the newer text, line by line, so that neither side loses what the other did not touch.
 */
export function useScript({ generation, document, onSaved, onRefused }: Options): Script {
  const { id } = generation;
  const [shown, setShown] = useState(document);
  const [state, setState] = useState<ScriptState>('saved');
  const base = useRef({ version: generation.version, document });
  const pending = useRef<ScriptEdit[]>([]);
  /** What is shown, known before it is drawn. */
  const current = useRef(document);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const underway = useRef<Promise<boolean> | null>(null);
  const latest = useRef({ onSaved, onRefused });
  useEffect(() => {
    latest.current = { onSaved, onRefused };
  });

  const settle = useCallback((version: number, next: PodcastDocument, left: ScriptEdit[]) => {
    base.current = { version, document: next };
    pending.current = left;
    current.current = left.reduce((so, edit) => edit(so), next);
    setShown(current.current);
  }, []);

  /** Whether nothing is left to send. */
  const send = useCallback(
    async (isLeaving: boolean): Promise<boolean> => {
      const edits = [...pending.current];
      if (edits.length === 0) return true;
      setState('saving');
      const body = { document: edits.reduce((so, edit) => edit(so), base.current.document) };
      try {
        const saved = await call(fill(CALLS.generation, { id }), GenerationSchema, {
          method: 'PATCH',
          headers: { 'If-Match': `"${base.current.version}"` },
          body,
          ...(isLeaving && { keepalive: JSON.stringify(body).length < MOST_KEPT_ALIVE }),
        });
        const left = pending.current.slice(edits.length);
        settle(saved.version, saved.document as PodcastDocument, left);
        if (left.length === 0) dropScriptDraft(id);
        setState(left.length > 0 ? 'unsaved' : 'saved');
        latest.current.onSaved(saved);
        return left.length === 0 || send(isLeaving);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const conflict = error.status === 409 ? EditConflictSchema.safeParse(error.body) : null;
        if (conflict?.success && conflict.data.document.format === 'podcast') {
          settle(conflict.data.version, conflict.data.document, pending.current);
          return send(isLeaving);
        }
        if (error.status === 0 || error.status === 429 || error.status >= 500) {
          setState('offline');
          timer.current ??= setTimeout(() => void start(), RETRY_MS);
        } else {
          // It stays on the page: the next change may be what makes it fit.
          setState('unsaved');
          latest.current.onRefused(`${wordsOf(error)} What you typed is still on this page.`);
        }
        return false;
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `start` calls this one; both live as long as the page.
    [id, settle],
  );

  const start = useCallback(
    (isLeaving = false): Promise<boolean> => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
      const before = underway.current ?? Promise.resolve(true);
      const sending = before
        .then(() => send(isLeaving))
        .finally(() => {
          if (underway.current === sending) underway.current = null;
        });
      underway.current = sending;
      return sending;
    },
    [send],
  );

  const flush = useCallback(async () => {
    if (!(await start())) throw new ApiError('unreachable', 0, UNSAVED);
  }, [start]);

  const apply = useCallback(
    (changes: readonly ScriptEdit[]) => {
      if (changes.length === 0) return;
      pending.current.push(...changes);
      current.current = changes.reduce((so, change) => change(so), current.current);
      setShown(current.current);
      setState('unsaved');
      keepScriptDraft(id, { base: base.current.document, document: current.current });
      if (timer.current) clearTimeout(timer.current);
      timer.current = setTimeout(() => void start(), PAUSE_MS);
    },
    [id, start],
  );

  const [history] = useState(createHistory);
  const edit = useCallback(
    (change: ScriptEdit) => {
      const from = current.current;
      apply([change]);
      history.record(from, current.current, Date.now());
    },
    [apply, history],
  );
  const undo = useCallback(() => apply(history.undo()), [apply, history]);
  const redo = useCallback(() => apply(history.redo()), [apply, history]);

  // What a closed tab or a dead connection left behind.
  useEffect(() => {
    const left = takeScriptDrafts(id);
    const next = left.reduce((so, change) => change(so), current.current);
    // A page may have ended between saving and forgetting.
    if (JSON.stringify(next) !== JSON.stringify(current.current))
      for (const change of left) edit(change);
  }, [id, edit]);

  // Changed by another part of the page, or in another tab: this one follows.
  useEffect(() => {
    if (generation.version > base.current.version && underway.current === null) {
      settle(generation.version, document, pending.current);
    }
  }, [generation.version, document, settle]);

  useEffect(() => {
    const leave = () => void start(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void start();
    };
  }, [start]);

  return { document: shown, state, edit, undo, redo, flush };
}

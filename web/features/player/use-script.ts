import { useCallback, useEffect, useRef, useState } from 'react';
import type { PodcastDocument } from '#contract/documents.ts';
import { EditConflictSchema, type Generation, GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { ApiError, call, wordsOf } from '../../lib/api-client.ts';
import type { ScriptEdit } from './script-edits.ts';

export type ScriptState = 'saved' | 'unsaved' | 'saving' | 'offline';

const PAUSE_MS = 700;
const RETRY_MS = 4000;

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
  /** Everything changed so far is on the server when it resolves. */
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
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const underway = useRef<Promise<void> | null>(null);
  const latest = useRef({ onSaved, onRefused });

  useEffect(() => {
    latest.current = { onSaved, onRefused };
  });

  const settle = useCallback((version: number, next: PodcastDocument, left: ScriptEdit[]) => {
    base.current = { version, document: next };
    pending.current = left;
    setShown(left.reduce((so, edit) => edit(so), next));
  }, []);

  const send = useCallback(async (): Promise<void> => {
    const edits = [...pending.current];
    if (edits.length === 0) return;
    setState('saving');
    try {
      const saved = await call(fill(CALLS.generation, { id }), GenerationSchema, {
        method: 'PATCH',
        headers: { 'If-Match': `"${base.current.version}"` },
        body: { document: edits.reduce((so, edit) => edit(so), base.current.document) },
      });
      settle(saved.version, saved.document as PodcastDocument, pending.current.slice(edits.length));
      setState(pending.current.length > 0 ? 'unsaved' : 'saved');
      latest.current.onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const conflict = error.status === 409 ? EditConflictSchema.safeParse(error.body) : null;
      if (conflict?.success && conflict.data.document.format === 'podcast') {
        settle(conflict.data.version, conflict.data.document, pending.current);
        await send();
      } else if (error.status === 0 || error.status === 429 || error.status >= 500) {
        setState('offline');
        timer.current ??= setTimeout(() => void start(), RETRY_MS);
      } else {
        settle(base.current.version, base.current.document, []);
        setState('saved');
        latest.current.onRefused(wordsOf(error));
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `start` calls this one; both live as long as the page.
  }, [id, settle]);

  const start = useCallback((): Promise<void> => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    underway.current = (underway.current ?? Promise.resolve()).then(send).finally(() => {
      underway.current = null;
    });
    return underway.current;
  }, [send]);

  const edit = useCallback(
    (change: ScriptEdit) => {
      pending.current.push(change);
      setShown((so) => change(so));
      setState('unsaved');
      if (timer.current) clearTimeout(timer.current);
      timer.current = setTimeout(() => void start(), PAUSE_MS);
    },
    [start],
  );

  // Changed by another part of the page, or in another tab: this one follows.
  useEffect(() => {
    if (generation.version > base.current.version && underway.current === null) {
      settle(generation.version, document, pending.current);
    }
  }, [generation.version, document, settle]);

  useEffect(() => {
    const leave = () => void start();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void start();
    };
  }, [start]);

  return { document: shown, state, edit, flush: start };
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Document } from '#contract/documents.ts';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, errorText } from '../../../lib/api-client.ts';
import { generationQuery } from '../../../lib/generations.ts';
import { toasts } from '../../../ui/toast.ts';
import type { Desk } from '../desk.ts';
import { createAutosaves, type Autosave, type Autosaves, type Save } from './autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { createDrafts, type Conflict, type Merge } from './drafts.ts';
import { AUTOSAVE_WORDS } from './words.ts';

/** Browsers cap the body of `keepalive` requests at 64 KB. */
const MOST_KEPT_ALIVE_BYTES = 60_000;

function send({ id, version, document, isLeaving, keepBefore }: Save): Promise<Generation> {
  const body = { document, ...(keepBefore && { keepBefore }) };
  const isSmall = () => new Blob([JSON.stringify(body)]).size < MOST_KEPT_ALIVE_BYTES;
  return call(fill(CALLS.generation, { id }), GenerationSchema, {
    method: 'PATCH',
    headers: { 'If-Match': `"${version}"` },
    body,
    keepalive: isLeaving && isSmall(),
  });
}

/** Lives as long as the app, so that a closed document keeps saving while the user is on other screens. */
const ofApp = new WeakMap<QueryClient, Autosaves>();

function autosavesOf(client: QueryClient): Autosaves {
  const known = ofApp.get(client);
  if (known) return known;
  const made = createAutosaves({
    send,
    drafts: createDrafts(() => localStorage),
    page: window,
    isHidden: () => document.visibilityState === 'hidden',
    now: Date.now,
    startTimer(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  ofApp.set(client, made);
  return made;
}

interface Options {
  generation: Generation;
  document: Document;
  desk: Desk;
  merge?: Merge;
  read: () => Document;
  show: (document: Document) => void;
}

/** Autosaves the open document. Render `question` with it: the conflict dialog, when there is one. */
export function useAutosave(options: Options): { autosave: Autosave; question: ReactNode } {
  const { generation, document: stored, desk, merge } = options;
  const { id, version } = generation;
  const client = useQueryClient();
  const [conflict, setConflict] = useState<{ mine: Document; theirs: Conflict } | null>(null);
  const [autosave] = useState(() =>
    autosavesOf(client).open({
      id,
      version,
      document: stored,
      merge,
      onSaved: (saved) => client.setQueryData(generationQuery(id).queryKey, saved),
    }),
  );
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const close = autosave.start({
      read: () => latest.current.read(),
      show: (document) => latest.current.show(document),
      onState: desk.save.set,
      onConflict: (theirs) => setConflict({ mine: latest.current.read(), theirs }),
      onRefused: (error) =>
        toasts.show(AUTOSAVE_WORDS.refused(errorText(error)), {
          type: 'error',
          durationMs: 6000,
        }),
    });
    desk.autosave.set(autosave);
    if (autosave.isRestored) toasts.show(AUTOSAVE_WORDS.restored);
    return () => {
      desk.autosave.set(null);
      close();
    };
  }, [autosave, desk]);

  // It was changed elsewhere or refined.
  useEffect(() => autosave.follow(version, stored), [autosave, version, stored]);

  const settle = (choose: (theirs: Conflict) => void) => {
    setConflict(null);
    if (conflict) choose(conflict.theirs);
  };
  const question = conflict && (
    <ConflictDialog
      mine={conflict.mine}
      theirs={conflict.theirs.document}
      onKeepMine={() => settle(autosave.keepMine)}
      onTakeTheirs={() => settle(autosave.takeTheirs)}
    />
  );
  return { autosave, question };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Checks } from '#contract/checks.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { wordsOf } from '../../../lib/api-client.ts';
import { createSmallStore } from '../../../lib/small-store.ts';
import { toasts } from '../../../ui/toast.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { createCounter } from './count.ts';
import { dropDraft, findDraft } from './draft.ts';
import { createEditorCore, type EditorCore } from './editor-core.ts';
import { FindBar } from './find-bar.tsx';
import { HeadFields, type Head } from './head-fields.tsx';
import { LinkPanel } from './link-panel.tsx';
import { placeForLink, type LinkPlace } from './links.ts';
import { createSaver, type Conflict, type Saver, type SaverState } from './saver.ts';
import { textKey } from './text-key.ts';
import { Toolbar } from './toolbar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import './editor.css';

export interface EditorProps {
  generation: Generation;
  document: Document;
  checks: Checks | null;
  nowId: string | null;
  momentOf: (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>) => number | null;
  onPick: (block: Pick<DocumentBlock, 'id' | 'blockIds'>, atMs: number) => void;
  /** When a chapter is heard in the recording of a podcast. */
  heardAt?: (blockId: string) => number | null;
  onCaret: (blockId: string | null) => void;
  onSaveState: (state: SaverState) => void;
  onCount: (words: number, characters: number) => void;
  /** The server has a newer text than the page around this one knows. */
  onSaved: (generation: Generation) => void;
  /** Hands out how to bring everything typed to the server, for those who need it there. */
  onReady: (flush: () => Promise<void>) => void;
}

/** The text, to be written in. It saves by itself; what cannot be saved is kept on this machine until it can. */
export function Editor(props: EditorProps) {
  const { generation, document, checks, nowId, momentOf, heardAt } = props;
  const { id, format } = generation;
  const { tag, direction } = getLanguage(document.language);
  const [start] = useState(() => startOf(generation, document));
  const [head, setHead] = useState<Head>(start.document);
  const [core, setCore] = useState<EditorCore | null>(null);
  const [beat] = useState(() => createSmallStore(0));
  const [isFinding, setFinding] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [link, setLink] = useState<{ place: LinkPlace; isPeek: boolean } | null>(null);
  const closeLink = useCallback(() => setLink(null), []);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const saver = useRef<Saver | null>(null);
  const latest = useRef({ props, head });

  useEffect(() => {
    latest.current = { props, head };
  });

  // The editor lives outside React; it is made once and told of changes.
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const count = createCounter(tag);
    let counting = 0;
    let isBeating = false;
    const now = () => latest.current.props;
    const speakers = () => {
      const { head: current } = latest.current;
      return current.format === 'podcast' ? current.speakers : [];
    };
    const tellCount = () => {
      counting = 0;
      const { words, characters } = count(made.view.state.doc);
      now().onCount(words, characters);
    };
    const made: EditorCore = createEditorCore(host, {
      document: start.document,
      marks: now().checks?.marks ?? [],
      label: 'The text',
      host: {
        momentOf: (block) => now().momentOf(block),
        onPick: (block, atMs) => now().onPick(block, atMs),
        heardAt: (one) => now().heardAt?.(one) ?? null,
        speakerName: (one) => speakers().find((speaker) => speaker.id === one)?.name ?? one,
        nextSpeaker: (one) => {
          const all = speakers();
          const at = all.findIndex((speaker) => speaker.id === one);
          return all[(at + 1) % Math.max(1, all.length)]?.id ?? one;
        },
      },
      onChange: () => keeper.touch(),
      // With the letter itself: only the block it fell into is counted anew.
      onText: () => {
        counting ||= requestAnimationFrame(tellCount);
      },
      onCaret: (blockId) => now().onCaret(blockId),
      onState: () => {
        // The bar over the text is drawn once a frame at most, after the text itself.
        if (isBeating) return;
        isBeating = true;
        setTimeout(() => {
          isBeating = false;
          beat.set(beat.get() + 1);
        }, 120);
      },
      onSave: () => void keeper.flush(),
      onFind: () => setFinding(true),
      onLink: () => askLink(made),
      onTooMuch: (words) => toasts.show(words, { type: 'error', durationMs: 12_000 }),
      onLinkClick: (clicked) => setLink(clicked && { place: clicked, isPeek: true }),
    });
    const keeper = createSaver({
      id,
      version: start.version,
      unanswered: start.unanswered,
      read: () => ({ ...latest.current.head, sections: made.sections() }),
      onState: (state) => now().onSaveState(state),
      onSaved: (saved) => now().onSaved(saved),
      onConflict: setConflict,
      onRefused: (error) => toasts.show(wordsOf(error), { type: 'error', durationMs: 6000 }),
    });
    saver.current = keeper;
    setCore(made);
    tellCount();
    now().onReady(() => keeper.flush());
    if (start.conflict) {
      keeper.touch();
      setConflict(start.conflict);
      now().onSaveState('conflict');
    } else if (start.isDraft) {
      keeper.touch();
      toasts.show('What you typed last time was kept on this device and is being saved.');
    } else now().onSaveState('saved');
    return () => {
      cancelAnimationFrame(counting);
      keeper.close();
      made.destroy();
      saver.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- made once; `latest` carries what changes.
  }, []);

  useEffect(() => core?.setNow(nowId), [core, nowId]);
  useEffect(() => core?.setMarks(checks?.marks ?? []), [core, checks]);
  useEffect(() => core?.redraw(), [core, momentOf, heardAt, head]);

  // Somebody else changed it, or it was refined, while nothing was typed here: the page follows.
  const { version } = generation;
  useEffect(() => {
    const keeper = saver.current;
    if (!core || !keeper || version <= keeper.version()) return;
    if (keeper.isDirty()) return;
    core.replace(document);
    setHead(document);
    keeper.rebase(version, false);
  }, [core, version, document]);

  const askLink = ({ view }: EditorCore) =>
    setLink({ place: placeForLink(view.state), isPeek: false });

  const changeHead = (next: Head) => {
    setHead(next);
    latest.current.head = next;
    saver.current?.touch();
  };

  const settle = (taken: Document, at: number, isMine: boolean) => {
    setConflict(null);
    if (!isMine) {
      core?.replace(taken);
      setHead(taken);
      latest.current.head = taken;
    }
    saver.current?.rebase(at, isMine);
  };

  const mine = (): Document => ({ ...head, sections: core?.sections() ?? [] });

  return (
    <>
      <div className="writing-bar">
        {core && (
          <Toolbar
            core={core}
            format={format}
            beat={beat}
            onLink={() => askLink(core)}
            onFind={() => setFinding(!isFinding)}
            onVersions={() => setLooking(true)}
          />
        )}
        {core && isFinding && (
          <FindBar
            core={core}
            beat={beat}
            head={head}
            readHead={() => latest.current.head}
            onHead={changeHead}
            onClose={() => {
              setFinding(false);
              core.view.focus();
            }}
          />
        )}
      </div>
      <article className="doc prose" data-format={format} lang={tag} dir={direction}>
        <HeadFields head={head} onChange={changeHead} onEnter={() => core?.view.focus()} />
        <div ref={place} />
      </article>
      {core && link && (
        <LinkPanel
          key={`${link.place.from} ${link.isPeek}`}
          core={core}
          beat={beat}
          place={link.place}
          isPeek={link.isPeek}
          onClose={closeLink}
        />
      )}
      {isLooking && (
        <VersionsDialog
          id={id}
          current={version}
          onOpenChange={setLooking}
          onRestored={(restored) => {
            if (restored.document) settle(restored.document, restored.version, false);
            props.onSaved(restored);
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          mine={mine()}
          theirs={conflict.document}
          onKeepMine={() => settle(conflict.document, conflict.version, true)}
          onTakeTheirs={() => settle(conflict.document, conflict.version, false)}
        />
      )}
    </>
  );
}

/** What to begin with: the server's text, or what was typed here last and never got there. */
function startOf(generation: Generation, document: Document) {
  const { id, version } = generation;
  const draft = findDraft(id);
  const plain = { document, version, unanswered: [], isDraft: false, conflict: null };
  if (!draft) return plain;
  const theirs = textKey(document);
  if (theirs === textKey(draft.document)) {
    // It had arrived, only the answer had not.
    dropDraft(id);
    return plain;
  }
  const { unanswered } = draft;
  const isOwn = draft.version === version || unanswered.includes(theirs);
  return {
    document: draft.document,
    version: isOwn ? version : draft.version,
    unanswered,
    isDraft: true,
    conflict: isOwn ? null : { version, document },
  };
}

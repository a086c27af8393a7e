import { useQueryClient } from '@tanstack/react-query';
import type { Node } from '@tiptap/pm/model';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Checks } from '#contract/checks.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import { countWords } from '#document/words.ts';
import { generationQuery } from '../../../lib/generations.ts';
import { createSmallStore } from '../../../lib/small-store.ts';
import { toasts } from '../../../ui/toast.ts';
import { useAutosave } from '../autosave/use-autosave.tsx';
import type { Desk } from '../desk.ts';
import { showText } from '../watch/use-moment.ts';
import type { BlockHost } from './block-view.ts';
import { createEditorCore, type EditorCore } from './editor-core.ts';
import { FindBar } from './find-bar.tsx';
import { HeadFields, type Head } from './head-fields.tsx';
import { insertAnswer } from './insert-answer.ts';
import { LinkPanel } from './link-panel.tsx';
import { placeForLink, type LinkPlace } from './links.ts';
import { tooMuch } from './too-much.ts';
import { Toolbar } from './toolbar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { EDITOR_WORDS } from './words.ts';
import './editor.css';

/** What the editor of a finished text needs. */
export interface EditorProps {
  generation: Generation;
  document: Document;
  desk: Desk;
  checks: Checks | null;
  /** Id of the block that is playing. */
  nowId: string | null;
  /** When a block is said in the source. */
  momentOf: (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>) => number | null;
  /** That moment as words, naming the source if there are several. */
  tellBlock: BlockHost['tellBlock'];
  onPick: (block: Pick<DocumentBlock, 'id' | 'blockIds'>, atMs: number) => void;
  /** Stands between the tools and the text. */
  lead?: ReactNode;
  /** When a chapter starts in a podcast's recording. */
  heardAt?: (blockId: string) => number | null;
}

/** The text, editable and saved automatically. What can't be saved is kept in the browser until it can. */
export function Editor(props: EditorProps) {
  const { generation, document, desk, checks, nowId, momentOf, tellBlock, heardAt } = props;
  const { id, format, version } = generation;
  const client = useQueryClient();
  const { tag, direction } = getLanguage(document.language);
  const { autosave, question } = useAutosave({
    generation,
    document,
    desk,
    read: () => {
      const { head: current, core: made } = latest.current;
      return made ? { ...current, sections: made.sections() } : autosave.initial;
    },
    show: (next) => {
      latest.current.core?.replace(next);
      changeHead(next);
    },
  });
  const [head, setHead] = useState<Head>(autosave.initial);
  const [core, setCore] = useState<EditorCore | null>(null);
  const [beat] = useState(() => createSmallStore(0));
  const [isFinding, setFinding] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [link, setLink] = useState<{ place: LinkPlace; isPeek: boolean } | null>(null);
  const closeLink = useCallback(() => setLink(null), []);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ props, head, core });

  useEffect(() => {
    latest.current = { ...latest.current, props, head };
  });

  // The editor lives outside React. It is created once, and changes are passed in.
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const count = createCounter(generation.language);
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
      desk.count.set({ words, characters });
    };
    const made: EditorCore = createEditorCore(host, {
      document: autosave.initial,
      marks: now().checks?.marks ?? [],
      label: EDITOR_WORDS.draft,
      host: {
        momentOf: (block) => now().momentOf(block),
        tellBlock: (block, atMs) => now().tellBlock(block, atMs),
        onPick: (block, atMs) => now().onPick(block, atMs),
        heardAt: (one) => now().heardAt?.(one) ?? null,
        speakerName: (one) => speakers().find((speaker) => speaker.id === one)?.name ?? one,
        nextSpeaker: (one) => {
          const all = speakers();
          const at = all.findIndex((speaker) => speaker.id === one);
          return all[(at + 1) % Math.max(1, all.length)]?.id ?? one;
        },
      },
      onChange: autosave.touch,
      // In the same frame as the letter; only the edited block is recounted.
      onText: () => {
        counting ||= requestAnimationFrame(tellCount);
      },
      onCaret: desk.caret.set,
      onState: () => {
        // The toolbar re-renders at most once per frame, after the text.
        if (isBeating) return;
        isBeating = true;
        setTimeout(() => {
          isBeating = false;
          beat.set(beat.get() + 1);
        }, 120);
      },
      onSave: () => void autosave.flush(),
      onFind: () => setFinding(true),
      onLink: () => askLink(made),
      onTooMuch: (words) => toasts.show(words, { type: 'error', durationMs: 12_000 }),
      onLinkClick: (clicked) => setLink(clicked && { place: clicked, isPeek: true }),
    });
    latest.current.core = made;
    setCore(made);
    desk.insert.set((pieces) => {
      const letters = pieces.reduce((sum, { text, by }) => sum + `${by ?? ''} — ${text}`.length, 0);
      const refusal = tooMuch(made.view.state.doc, letters, pieces.length);
      if (refusal) return toasts.show(refusal, { type: 'error', durationMs: 12_000 });
      made.apply((state) => insertAnswer(state, desk.caret.get(), pieces, format));
      made.view.focus();
      // The panel can be far from the text, so scroll to where the answer was inserted.
      showText(desk.caret.get() ?? '');
      toasts.show(EDITOR_WORDS.added);
    });
    tellCount();
    return () => {
      cancelAnimationFrame(counting);
      desk.insert.set(null);
      made.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- made once; `latest` carries what changes.
  }, []);

  useEffect(() => core?.setNow(nowId), [core, nowId]);
  useEffect(() => core?.setMarks(checks?.marks ?? []), [core, checks]);
  useEffect(() => core?.redraw(), [core, momentOf, tellBlock, heardAt, head]);

  const askLink = ({ view }: EditorCore) =>
    setLink({ place: placeForLink(view.state), isPeek: false });

  const changeHead = (next: Head) => {
    setHead(next);
    latest.current.head = next;
  };

  const writeHead = (next: Head) => {
    changeHead(next);
    autosave.touch();
  };

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
            onHead={writeHead}
            onClose={() => {
              setFinding(false);
              core.view.focus();
            }}
          />
        )}
      </div>
      {props.lead}
      <article className="doc prose" data-format={format} lang={tag} dir={direction}>
        <HeadFields head={head} onChange={writeHead} onEnter={() => core?.view.focus()} />
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
            const { version: at, document: taken } = restored;
            if (taken) autosave.takeTheirs({ version: at, document: taken });
            client.setQueryData(generationQuery(id).queryKey, restored);
          }}
        />
      )}
      {question}
    </>
  );
}

/** Counts words by the rules of the language. Paragraphs are cached until they change. */
function createCounter(language: LanguageValue) {
  const known = new WeakMap<Node, { words: number; characters: number }>();

  function countNode(node: Node) {
    const before = known.get(node);
    if (before) return before;
    // A line break separates words.
    const words = countWords(node.textBetween(0, node.content.size, ' ', ' '), language);
    const counted = { words, characters: node.textContent.length };
    known.set(node, counted);
    return counted;
  }

  return (doc: Node): { words: number; characters: number } => {
    let words = 0;
    let characters = 0;
    doc.forEach((node) => {
      const counted = countNode(node);
      words += counted.words;
      characters += counted.characters;
    });
    return { words, characters };
  };
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { PodcastDocument } from '#contract/documents.ts';
import { withEpisodeTimes } from '#contract/episode-times.ts';
import { audioQuery } from '../../lib/podcasts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { EditorProps } from './editor/editor.tsx';
import { DocumentView } from './watch/document-view.tsx';
import { DOCUMENT_WORDS } from './words.ts';

const WORDS = DOCUMENT_WORDS.views;

/** The editor is as large as the rest of the screen, so it is loaded lazily. The text can be read meanwhile. */
const Editor = lazy(async () => ({
  default: (await import('./editor/editor.tsx')).Editor,
}));

const PodcastStudio = lazy(async () => ({
  default: (await import('./studio/podcast-studio.tsx')).PodcastStudio,
}));

/** Podcasts open in the studio and can switch to the text. Each view saves before the other is shown. */
export function Page(props: EditorProps) {
  const { document, generation, desk } = props;
  const [isText, setText] = useState(false);
  if (document.format !== 'podcast') return <TextPage {...props} />;
  const turn = async (next: boolean) => {
    await desk.autosave.get()?.flush();
    setText(next);
  };
  return (
    <>
      <div className="page-views" role="group" aria-label={WORDS.label}>
        <Button isSmall icon="mic" aria-pressed={!isText} onPress={() => void turn(false)}>
          {WORDS.studio}
        </Button>
        <Button isSmall icon="text" aria-pressed={isText} onPress={() => void turn(true)}>
          {WORDS.text}
        </Button>
      </div>
      {isText ? (
        <ScriptText {...props} document={document} />
      ) : (
        <Suspense fallback={<Skeleton label={WORDS.loadingStudio} lines={6} />}>
          <PodcastStudio generation={generation} document={document} desk={desk} />
        </Suspense>
      )}
    </>
  );
}

/** Times beside the text are those of the source; only chapters have a time in the recording. */
function ScriptText(props: EditorProps & { document: PodcastDocument }) {
  const { document, generation } = props;
  const file = useQuery(audioQuery(generation.id)).data?.file ?? null;
  const heardAt = useMemo(() => {
    const { sections } = withEpisodeTimes(document, file);
    const times = new Map(
      sections.flatMap(({ blocks }) => blocks.map(({ id, startMs }) => [id, startMs] as const)),
    );
    return (blockId: string) => times.get(blockId) ?? null;
  }, [document, file]);
  return <TextPage {...props} heardAt={heardAt} />;
}

function TextPage(props: EditorProps) {
  const { document, momentOf, tellBlock, nowId, onPick, lead } = props;
  return (
    <Suspense
      fallback={
        <>
          {lead}
          <DocumentView
            document={document}
            momentOf={momentOf}
            tellBlock={tellBlock}
            nowId={nowId}
            isWriting={false}
            onPick={onPick}
          />
        </>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}

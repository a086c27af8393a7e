import { lazy } from 'react';
import { useMatches, useNavigate, useSearchParams } from 'react-router';
import { Make } from '../features/make/make.tsx';
import { useTitle } from '../lib/head.ts';
import { batchPath, generationPath } from '../lib/paths.ts';
import { SHARED_WORDS } from '../lib/words.tsx';
import { formatOf } from './format-handle.ts';

/** Loaded when the user wants to ask something. */
const AskSource = lazy(async () => ({
  default: (await import('../features/ask/ask-source.tsx')).AskSource,
}));

const PutOnShelf = lazy(async () => ({
  default: (await import('../features/library/shelves/shelf-dialogs.tsx')).PutOnShelf,
}));

export function MakeScreen() {
  const format = formatOf(useMatches());
  const [query] = useSearchParams();
  const videoId = query.get('video');
  const shelfId = query.get('shelf');
  const promptId = query.get('prompt');
  const styleId = query.get('style');
  const isSample = query.get('sample') === 'true';
  const navigate = useNavigate();
  useTitle(SHARED_WORDS.new[format]);
  return (
    <Make
      key={`${format} ${query.toString()}`}
      format={format}
      videoId={videoId}
      shelfId={shelfId}
      promptId={promptId}
      styleId={styleId}
      isSample={isSample}
      onCreated={(created) => void navigate(generationPath(created))}
      Ask={AskSource}
      PutOnShelf={PutOnShelf}
      onBatch={(id) => void navigate(batchPath(id))}
    />
  );
}

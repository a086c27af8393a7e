import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { VideoListingSchema } from '#contract/batches.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { watchUrl } from '#contract/video-links.ts';
import { VideoSchema } from '#contract/videos.ts';
import { ApiError, call, errorText, request } from '../../../lib/api-client.ts';
import { readAgain } from '../../../lib/read-again.ts';
import { SHELVES } from '../../../lib/shelves.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SHELF_WORDS } from './shelf-words.ts';

interface Count {
  /** `null` until the list has been read. */
  all: number | null;
  added: number;
  /** Videos without an available transcript. */
  failed: number;
}

const NONE: Count = { all: null, added: 0, failed: 0 };

/** Adds all videos of a playlist or channel one by one. What was added stays if the user leaves. */
export function AddList({
  shelfId,
  text,
  onAll,
}: {
  shelfId: string;
  text: string;
  onAll: () => void;
}) {
  const client = useQueryClient();
  const [count, setCount] = useState(NONE);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  const add = useMutation({
    mutationFn: () => addVideos(shelfId, text, leaving.current.signal, setCount),
    onSuccess: ({ failed }) => failed === 0 && onAll(),
    onSettled: () =>
      Promise.all([
        readAgain(client, SHELVES),
        client.invalidateQueries({ queryKey: ['sources'] }),
      ]),
  });
  const { all, added, failed } = count;
  return (
    <div className="stack shelf-link">
      {add.isError && (
        <p className="field-error" role="alert">
          {errorText(add.error)}
        </p>
      )}
      {add.isSuccess && failed > 0 && (
        <p className="note" role="status">
          {SHELF_WORDS.listAdded(added, failed)}
        </p>
      )}
      {add.isPending && (
        <Progress
          label={SHELF_WORDS.addingList}
          {...(all !== null && {
            value: (added + failed) / all,
            figure: SHELF_WORDS.ofAll(added + failed, all),
          })}
        />
      )}
      {!add.isSuccess && (
        <>
          <p className="note">
            {add.isPending ? SHELF_WORDS.addingListHint : SHELF_WORDS.addListHint}
          </p>
          <div>
            <Button
              tone="go"
              icon="plus"
              isPending={add.isPending}
              pendingText={SHELF_WORDS.adding}
              onPress={() => add.mutate()}
            >
              {SHELF_WORDS.addList}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

async function addVideos(
  shelfId: string,
  text: string,
  signal: AbortSignal,
  tell: (count: Count) => void,
): Promise<Count> {
  const listing = { method: 'POST', body: { text }, signal } as const;
  const { videos } = await call(CALLS.videoListing, VideoListingSchema, listing);
  let count: Count = { ...NONE, all: videos.length };
  tell(count);
  for (const { platformId, problem } of videos) {
    signal.throwIfAborted();
    const isAdded = problem === null && (await addVideo(shelfId, platformId, signal));
    count = isAdded ? { ...count, added: count.added + 1 } : { ...count, failed: count.failed + 1 };
    tell(count);
  }
  return count;
}

/** `false` if this video can't be added; the next one may work. */
async function addVideo(shelfId: string, platformId: string, signal: AbortSignal) {
  try {
    const body = { url: watchUrl(platformId) };
    const { id } = await call(CALLS.videos, VideoSchema, { method: 'POST', body, signal });
    const path = fill(CALLS.shelfSources, { id: shelfId });
    await request(path, { method: 'POST', body: { videoIds: [id] }, signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return false;
    throw error;
  }
}

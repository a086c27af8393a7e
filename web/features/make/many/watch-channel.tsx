import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { playlistUrl } from '#contract/video-lists.ts';
import { PAGES } from '../../../lib/paths.ts';
import { useCreateWatch, watchesQuery, watchFacts } from '../../../lib/watches.ts';
import { Button } from '../../../ui/button.tsx';
import { CreateFailure } from '../create-failure.tsx';
import { MAKE_WORDS } from '../words.ts';
import type { ManyState } from './use-many.ts';

const WORDS = MAKE_WORDS.watch;

/** Offers to create the same from future videos of the channel. Renders nothing if the list isn't a channel. */
export function WatchChannel({ many }: { many: ManyState }) {
  const { data } = many.listing;
  return data?.kind === 'channel' ? <Offer url={data.url} wanted={many.watch} /> : null;
}

function Offer({ url, wanted }: { url: string | null; wanted: ManyState['watch'] }) {
  const list = useQuery(watchesQuery);
  const create = useCreateWatch();
  const link = useRef<HTMLAnchorElement>(null);
  const watched = list.data?.watches.find(
    ({ channelId }) => playlistUrl(channelId.replace(/^UC/u, 'UU')) === url,
  );
  const isNew = create.isSuccess && watched !== undefined;
  // The pressed button is gone, so focus what replaced it.
  useEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);
  if (list.isPending) return null;
  return (
    <section className="many-watch" aria-label={WORDS.label}>
      <p role="status">
        {!watched ? WORDS.offer : watched.status === 'paused' ? WORDS.paused : WORDS.watched}
      </p>
      {watched ? (
        <a ref={link} className="link alone" href={PAGES.watches}>
          {WORDS.open}
        </a>
      ) : (
        <>
          {wanted && (
            <ul className="many-watch-facts">
              {watchFacts({
                formats: [wanted.format, ...wanted.alsoMake],
                language: wanted.language ?? null,
                includeShorts: wanted.includeShorts,
                capCents: wanted.capCents ?? null,
              }).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {create.isError && <CreateFailure error={create.error} />}
          <Button
            icon="eye"
            isDisabled={wanted === null}
            isPending={create.isPending}
            pendingText={WORDS.saving}
            onPress={() => wanted && create.mutate(wanted)}
          >
            {WORDS.start}
          </Button>
          {(list.data?.watches.length ?? 0) > 0 && (
            <a className="link alone" href={PAGES.watches}>
              {WORDS.open}
            </a>
          )}
        </>
      )}
    </section>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CALLS } from '#contract/paths.ts';
import { FeedSettingsSchema, type EditFeed } from '#contract/podcasts.ts';
import { ApiError, call, wordsOf } from '../../lib/api-client.ts';
import { copyPlain } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { feedQuery } from './calls.ts';
import { Setting } from './setting.tsx';

/** The private feed of what was spoken: an address for any podcast player. */
export function FeedPart() {
  const client = useQueryClient();
  const feed = useQuery(feedQuery);
  const change = useMutation({
    mutationFn: (body: Partial<EditFeed>) =>
      call(CALLS.feedSettings, FeedSettingsSchema, { method: 'PATCH', body }),
    onSuccess: (next) => client.setQueryData(feedQuery.queryKey, next),
  });
  // A server without voices has no feed.
  if (feed.error instanceof ApiError && feed.error.status === 404) return null;
  return (
    <Setting id="feed" title="Podcast feed">
      {feed.isError && <p role="alert">{wordsOf(feed.error)}</p>}
      {feed.data?.url ? (
        <>
          <p className="setting-fact">
            <code className="feed-url">{feed.data.url}</code>
          </p>
          <p className="setting-note">
            {feed.data.episodes} episodes. Whoever has this address can listen; it is nowhere
            listed.
          </p>
          <div className="row">
            <Button
              isSmall
              icon="copy"
              onPress={() => void copyPlain(feed.data.url ?? '', 'The address is copied.')}
            >
              Copy the address
            </Button>
            <ConfirmDialog
              title="Give the feed a new address?"
              confirmLabel="New address"
              isDanger
              onConfirm={async () => {
                await change.mutateAsync({ renew: true });
              }}
              trigger={
                <Button isSmall tone="quiet">
                  New address
                </Button>
              }
            >
              <p>The old one stops working at once, in every player that has it.</p>
            </ConfirmDialog>
          </div>
        </>
      ) : (
        feed.data && (
          <>
            <p className="setting-note">
              Listen to your episodes in any podcast player, at an address only you know.
            </p>
            <div>
              <Button
                isPending={change.isPending}
                pendingText="Making…"
                onPress={() => change.mutate({ renew: true })}
              >
                Make a feed
              </Button>
            </div>
          </>
        )
      )}
      {change.isError && (
        <p className="field-error" role="alert">
          {wordsOf(change.error)}
        </p>
      )}
    </Setting>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CALLS } from '#contract/paths.ts';
import { FeedSettingsSchema, type EditFeed } from '#contract/podcasts.ts';
import { call, request, errorText } from '../../lib/api-client.ts';
import { copyPlain } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { feedQuery } from '../../lib/podcasts.ts';
import { toasts } from '../../ui/toast.ts';
import { FeedCover } from './feed-cover.tsx';
import { FeedForm } from './feed-form.tsx';
import { Setting } from './setting.tsx';

/** The private feed of what was spoken: an address for any podcast player. */
export function FeedPart() {
  const client = useQueryClient();
  const feed = useQuery(feedQuery);
  const change = useMutation({
    mutationFn: (body: Partial<EditFeed>) =>
      call(CALLS.feedSettings, FeedSettingsSchema, { method: 'POST', body }),
    onSuccess: (next) => client.setQueryData(feedQuery.queryKey, next),
  });
  const close = useMutation({
    mutationFn: () => request(CALLS.feedSettings, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: feedQuery.queryKey }),
  });
  return (
    <Setting id="feed" title="Podcast feed">
      {feed.isError && <p role="alert">{errorText(feed.error)}</p>}
      {feed.data?.url ? (
        <>
          <p className="setting-fact">
            <code className="feed-url">{feed.data.url}</code>
          </p>
          <p className="setting-note">
            {feed.data.episodes === 1 ? '1 episode' : `${feed.data.episodes} episodes`}: a recording
            is put in, or taken out, in its own studio. Whoever has this address can listen; it is
            nowhere listed.
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
            <ConfirmDialog
              title="Close the feed?"
              confirmLabel="Close the feed"
              isDanger
              onConfirm={async () => {
                await close.mutateAsync();
              }}
              trigger={
                <Button isSmall tone="danger">
                  Close the feed
                </Button>
              }
            >
              <p>
                Its address stops working at once, in every player that has it. Your episodes stay
                here, and you can make a new feed at any time.
              </p>
            </ConfirmDialog>
          </div>
          <FeedForm
            feed={feed.data}
            isPending={change.isPending}
            onSave={(words) =>
              change.mutate(words, { onSuccess: () => toasts.show('The show is saved.') })
            }
          />
          <FeedCover coverUrl={feed.data.coverUrl} url={feed.data.url} />
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
      {(change.isError || close.isError) && (
        <p className="field-error" role="alert">
          {errorText(change.error ?? close.error)}
        </p>
      )}
    </Setting>
  );
}

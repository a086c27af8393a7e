import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { counted } from '#contract/count.ts';
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
            {counted(feed.data.episodes, 'episode', 'episodes')}. Add or remove an episode in its
            studio. Anyone with this link can listen. We don’t list it anywhere.
          </p>
          <div className="row">
            <Button
              isSmall
              icon="copy"
              onPress={() => void copyPlain(feed.data.url ?? '', 'Link copied.')}
            >
              Copy link
            </Button>
            <ConfirmDialog
              title="Create a new feed link?"
              confirmLabel="New link"
              isDanger
              onConfirm={async () => {
                await change.mutateAsync({ renew: true });
              }}
              trigger={
                <Button isSmall tone="quiet">
                  New link
                </Button>
              }
            >
              <p>The old link stops working right away in every podcast app that uses it.</p>
            </ConfirmDialog>
            <ConfirmDialog
              title="Delete the feed?"
              confirmLabel="Delete feed"
              isDanger
              onConfirm={async () => {
                await close.mutateAsync();
              }}
              trigger={
                <Button isSmall tone="danger">
                  Delete feed
                </Button>
              }
            >
              <p>
                Its link stops working right away in every podcast app. Your episodes stay here, and
                you can create a new feed anytime.
              </p>
            </ConfirmDialog>
          </div>
          <FeedForm
            feed={feed.data}
            isPending={change.isPending}
            onSave={(words) =>
              change.mutate(words, { onSuccess: () => toasts.show('Show saved.') })
            }
          />
          <FeedCover coverUrl={feed.data.coverUrl} url={feed.data.url} />
        </>
      ) : (
        feed.data && (
          <>
            <p className="setting-note">
              Listen to your episodes in any podcast app, with a private link.
            </p>
            <div>
              <Button
                isPending={change.isPending}
                pendingText="Creating…"
                onPress={() => change.mutate({ renew: true })}
              >
                Create a feed
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

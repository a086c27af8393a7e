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
import { SETTINGS_WORDS } from './words.tsx';

const { feed: WORDS } = SETTINGS_WORDS;

/** The private podcast feed: a URL for any podcast player. */
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
    <Setting id="feed" title={SETTINGS_WORDS.places.feed}>
      {feed.isError && <p role="alert">{errorText(feed.error)}</p>}
      {feed.data?.url ? (
        <>
          <p className="setting-fact">
            <code className="feed-url">{feed.data.url}</code>
          </p>
          <p className="setting-note">{WORDS.note(feed.data.episodes)}</p>
          <div className="row">
            <Button
              isSmall
              icon="copy"
              onPress={() => void copyPlain(feed.data.url ?? '', WORDS.copied)}
            >
              {WORDS.copy}
            </Button>
            <ConfirmDialog
              title={WORDS.renewTitle}
              confirmLabel={WORDS.renew}
              isDanger
              onConfirm={async () => {
                await change.mutateAsync({ renew: true });
              }}
              trigger={
                <Button isSmall tone="quiet">
                  {WORDS.renew}
                </Button>
              }
            >
              <p>{WORDS.renewText}</p>
            </ConfirmDialog>
            <ConfirmDialog
              title={WORDS.removeTitle}
              confirmLabel={WORDS.remove}
              isDanger
              onConfirm={async () => {
                await close.mutateAsync();
              }}
              trigger={
                <Button isSmall tone="danger">
                  {WORDS.remove}
                </Button>
              }
            >
              <p>{WORDS.removeText}</p>
            </ConfirmDialog>
          </div>
          <FeedForm
            feed={feed.data}
            isPending={change.isPending}
            onSave={(show) => change.mutate(show, { onSuccess: () => toasts.show(WORDS.saved) })}
          />
          <FeedCover coverUrl={feed.data.coverUrl} url={feed.data.url} />
        </>
      ) : (
        feed.data && (
          <>
            <p className="setting-note">{WORDS.pitch}</p>
            <div>
              <Button
                isPending={change.isPending}
                pendingText={WORDS.creating}
                onPress={() => change.mutate({ renew: true })}
              >
                {WORDS.create}
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

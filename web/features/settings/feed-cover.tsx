import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CALLS } from '#contract/paths.ts';
import { type FeedSettings, FeedSettingsSchema, COVER } from '#contract/podcasts.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { feedQuery } from '../../lib/podcasts.ts';
import { upload } from '../../lib/upload.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { SETTINGS_WORDS } from './words.tsx';

const { cover: WORDS, saving } = SETTINGS_WORDS;

/** The cover image that podcast players show. */
export function FeedCover({ coverUrl, url }: { coverUrl: string | null; url: string }) {
  // The generated cover, at the URL where podcast clients find it.
  const drawnUrl = `${new URL(url).pathname.replace(/\.xml$/, '')}/cover.png`;
  const client = useQueryClient();
  const keep = (next: FeedSettings) => client.setQueryData(feedQuery.queryKey, next);
  const give = useMutation({
    mutationFn: async (file: File) => {
      const cover = await squarePicture(file).catch(() => {
        throw new Error(WORDS.unreadable);
      });
      const { signal } = new AbortController();
      const options = { fields: null, method: 'PUT' as const, signal, onProgress: () => {} };
      return FeedSettingsSchema.parse(await upload(CALLS.feedCover, cover, options));
    },
    onSuccess: (next) => {
      keep(next);
      toasts.show(WORDS.saved);
    },
  });
  const drop = useMutation({
    mutationFn: () => call(CALLS.feedCover, FeedSettingsSchema, { method: 'DELETE' }),
    onSuccess: keep,
  });
  const error = give.error ?? drop.error;
  return (
    <div className="feed-cover">
      {coverUrl ? <img src={coverUrl} alt={WORDS.own} /> : <img src={drawnUrl} alt={WORDS.drawn} />}
      <div className="row">
        <label className="button small" data-pending={give.isPending || undefined}>
          {give.isPending ? saving : coverUrl ? WORDS.change : WORDS.upload}
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={give.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) give.mutate(file);
              event.target.value = '';
            }}
          />
        </label>
        {coverUrl && (
          <Button isSmall tone="quiet" isPending={drop.isPending} onPress={() => drop.mutate()}>
            {WORDS.useOurs}
          </Button>
        )}
      </div>
      <p className="setting-note">{WORDS.note}</p>
      {error && (
        <p className="field-error" role="alert">
          {error.message === WORDS.unreadable ? error.message : errorText(error)}
        </p>
      )}
    </div>
  );
}

/** Crops an image to a centred square of a size that podcast players accept. */
async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(COVER.mostPixels, Math.max(COVER.leastPixels, side));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency, so transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, size, size);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('the picture can’t be written');
  return new File([blob], 'cover.jpg', { type: blob.type });
}

import { COVER } from '#contract/podcasts.ts';

/** A picture as podcast players want a cover: its middle, square, neither too small nor too large. */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(COVER.mostPixels, Math.max(COVER.leastPixels, side));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d')!;
  // A JPEG has no clear ground of its own; black is what it would become.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, size, size);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('the picture cannot be written');
  return new File([blob], 'cover.jpg', { type: blob.type });
}

export interface ThumbnailSize {
  name: string;
  width: number;
  height: number;
  /** File name on the platform's image host, without extension. */
  file: string;
}

/** Largest first. The first two exist only for high-resolution uploads. */
export const THUMBNAIL_SIZES = [
  { name: 'Maximum', width: 1280, height: 720, file: 'maxresdefault' },
  { name: 'Standard', width: 640, height: 480, file: 'sddefault' },
  { name: 'High', width: 480, height: 360, file: 'hqdefault' },
  { name: 'Medium', width: 320, height: 180, file: 'mqdefault' },
  { name: 'Small', width: 120, height: 90, file: 'default' },
] as const satisfies readonly ThumbnailSize[];

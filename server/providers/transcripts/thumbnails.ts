/** Thumbnail sizes, largest first. Only the last exists for every video. */
const SIZES = ['maxresdefault', 'sddefault', 'hqdefault'] as const;
const TIMEOUT_MS = 3000;

interface Options {
  /** Whether an image exists at this URL. */
  exists: (url: string, timeoutMs: number) => Promise<boolean>;
  base: string;
}

/** The largest existing thumbnail, or the standard one if nobody answers. */
export async function findThumbnail(id: string, { exists, base }: Options): Promise<string> {
  const at = (size: string) => `${base}/vi/${id}/${size}.jpg`;
  for (const size of SIZES.slice(0, -1)) if (await exists(at(size), TIMEOUT_MS)) return at(size);
  return at(SIZES.at(-1)!);
}

/** The sizes that the platform makes, the largest first. Only the last is there for every video. */
const SIZES = ['maxresdefault', 'sddefault', 'hqdefault'] as const;
const TIMEOUT_MS = 3000;

interface Options {
  /** Whether there is a picture at this address. */
  exists: (url: string, timeoutMs: number) => Promise<boolean>;
  base: string;
}

/** The largest picture that exists. Where nobody answers, the one that every video has. */
export async function findThumbnail(id: string, { exists, base }: Options): Promise<string> {
  const at = (size: string) => `${base}/vi/${id}/${size}.jpg`;
  for (const size of SIZES.slice(0, -1)) if (await exists(at(size), TIMEOUT_MS)) return at(size);
  return at(SIZES.at(-1)!);
}

const KEY = /^[a-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

/** Keys become paths and URLs, so only safe ones are accepted. An invalid key is our bug, not the user's. */
export function assertKey(key: string): string {
  if (!KEY.test(key) || key.includes('..') || key.length > 400)
    throw new Error(`bad storage key ${key}`);
  return key;
}

export function assertFolder(folder: string): string {
  assertKey(`${folder}x`);
  if (!folder.endsWith('/')) throw new Error(`bad storage folder ${folder}`);
  return folder;
}

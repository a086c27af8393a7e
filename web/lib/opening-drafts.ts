const starts = new Set<Promise<unknown>>();
const opening = new Set<string>();

/** Remembers that this tab opens the draft that `start` returns, so that nothing announces it before. */
export async function startToOpen<Draft extends { id: string }>(
  start: Promise<Draft>,
  isStillHere: () => boolean,
): Promise<Draft> {
  const known = start.then(({ id }) => isStillHere() && opening.add(id));
  starts.add(known);
  try {
    return await start;
  } finally {
    await known.catch(() => {});
    starts.delete(known);
  }
}

/** Whether this tab is opening the draft; only once. Its end may be known before the response that says its id. */
export async function takeOpening(id: string): Promise<boolean> {
  await Promise.allSettled(starts);
  return opening.delete(id);
}

/** Whoever does one of these has taken the page into their own hands. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** So many frames in which nothing moves any more. */
const STILL_FRAMES = 5;
const MOST_FRAMES = 120;

/**
 * Brings an answer to the top, or something else into view, and keeps it there until the page stands still: answers out of sight have no height of their own yet,
 * and get it only as they come near.
 */
export function bringIntoView(
  wanted: string | HTMLElement,
  block: ScrollLogicalPosition = 'start',
): () => void {
  let frame = 0;
  let frames = 0;
  let still = 0;
  let last: number | null = null;
  function look(): void {
    const element = typeof wanted === 'string' ? document.getElementById(wanted) : wanted;
    element?.scrollIntoView({ block });
    const top = element?.getBoundingClientRect().top ?? null;
    still = top === last ? still + 1 : 0;
    last = top;
    frames += 1;
    if (still < STILL_FRAMES && frames < MOST_FRAMES) frame = requestAnimationFrame(look);
    else stop();
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    for (const name of HANDS) window.removeEventListener(name, stop, true);
  }
  for (const name of HANDS) window.addEventListener(name, stop, { capture: true, passive: true });
  look();
  return stop;
}

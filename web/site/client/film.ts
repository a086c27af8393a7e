/** The browser's own controls are there without this; it adds a button that nobody can miss. */
export function offerFilm(screen: HTMLElement): void {
  const video = screen.querySelector('video');
  const button = screen.querySelector<HTMLButtonElement>('.demo-play');
  if (!video || !button) return;
  button.hidden = false;
  video.addEventListener('play', () => (button.hidden = true));
  button.addEventListener('click', () => {
    // A film that cannot play says so in its own controls.
    void video.play().catch(() => undefined);
    video.focus();
  });
}

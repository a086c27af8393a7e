import { startEpisode } from './episode.ts';

/** The browser's own controls are there without this; it lets the still be seen until a button that nobody can miss is pressed. */
function offerFilm(screen: HTMLElement): void {
  const video = screen.querySelector('video');
  const button = screen.querySelector<HTMLButtonElement>('.demo-play');
  if (!video || !button) return;
  button.hidden = false;
  video.controls = false;
  video.addEventListener('play', () => {
    button.hidden = true;
    video.controls = true;
  });
  button.addEventListener('click', () => {
    // A film that cannot play says so in its own controls.
    void video.play().catch(() => (video.controls = true));
    video.focus();
  });
}

const film = document.querySelector<HTMLElement>('.demo-screen');
if (film) offerFilm(film);
for (const episode of document.querySelectorAll<HTMLElement>('.episode')) startEpisode(episode);

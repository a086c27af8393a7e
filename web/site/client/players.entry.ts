import { startEpisode } from './episode.ts';

/** Shows the still with a large play button. Without script, the browser's own controls are there. */
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
    // If the film can't play, the browser's controls show the error.
    void video.play().catch(() => (video.controls = true));
    video.focus();
  });
}

const film = document.querySelector<HTMLElement>('.demo-screen');
if (film) offerFilm(film);
for (const episode of document.querySelectorAll<HTMLElement>('.episode')) startEpisode(episode);

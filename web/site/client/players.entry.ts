import { offerFilm } from './film.ts';
import { startEpisode } from './episode.ts';

const film = document.querySelector<HTMLElement>('.demo-screen');
if (film) offerFilm(film);
for (const episode of document.querySelectorAll<HTMLElement>('.episode')) startEpisode(episode);

let playing: HTMLAudioElement | null = null;

/** Stops the sound that `playOnce` is playing. */
export function stopOnce(): void {
  playing?.pause();
}

/** Plays a short sound to its end, stopping any other. */
export async function playOnce(url: string, onSound: () => void = () => {}): Promise<void> {
  playing?.pause();
  const audio = new Audio(url);
  playing = audio;
  await audio.play();
  onSound();
  await new Promise<void>((resolve) => {
    for (const end of ['ended', 'pause', 'error']) {
      audio.addEventListener(end, () => resolve(), { once: true });
    }
  });
}

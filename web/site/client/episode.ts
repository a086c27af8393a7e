/** Syncs waveform, time and caption with the recording. Without script, the browser's own player is shown. */
export function startEpisode(episode: HTMLElement): void {
  const audio = episode.querySelector('audio');
  const bar = episode.querySelector<HTMLElement>('.episode-bar');
  const button = bar?.querySelector('button');
  const seek = episode.querySelector<HTMLInputElement>('.episode-seek');
  const time = bar?.querySelector('[data-at]');
  const said = bar?.querySelector<HTMLElement>('[role=status]');
  if (!audio || !bar || !button || !seek || !time || !said) return;

  const bars = [...episode.querySelectorAll('.wave > rect')];
  const lines = [...episode.querySelectorAll<HTMLElement>('[data-from]')];
  const now = episode.querySelector('.episode-now');
  const lasts = Number(seek.max);

  function show(seconds: number, isOver = false): void {
    const share = seconds / lasts;
    for (const [index, one] of bars.entries()) {
      one.classList.toggle('past', index < share * bars.length);
    }
    const isBegun = seconds > 0 && !isOver;
    const spoken = isBegun
      ? lines.findLast(({ dataset }) => Number(dataset['from']) <= seconds)
      : undefined;
    for (const line of lines) line.classList.toggle('caption', line === spoken);
    // At the start and at the end, the first line stands in the space reserved for captions.
    if (now) now.textContent = (spoken ?? lines[0])?.textContent ?? '';
    time!.textContent = code(seconds);
    seek!.value = String(seconds);
  }

  /** Not called during playback, because a screen reader would announce every second over the voice. */
  function tell(): void {
    seek!.setAttribute('aria-valuetext', `${code(Number(seek!.value))} of ${code(lasts)}`);
  }

  audio.controls = false;
  bar.hidden = false;
  seek.hidden = false;
  show(0);
  tell();

  button.addEventListener('click', () => {
    if (audio.paused) void audio.play().catch(() => undefined);
    else audio.pause();
  });
  seek.addEventListener('input', () => {
    audio.currentTime = Number(seek.value);
    show(Number(seek.value));
    tell();
  });
  // Mouse only; keyboard users reach the same positions with the slider above.
  for (const item of episode.querySelectorAll('.episode-lines > li')) {
    item.addEventListener('click', ({ target }) => {
      // Don't play when the user is selecting text.
      if (document.getSelection()?.toString()) return;
      const chosen =
        (target as Element).closest<HTMLElement>('[data-from]') ??
        item.querySelector<HTMLElement>('[data-from]')!;
      const seconds = Number(chosen.dataset['from']);
      audio.currentTime = seconds;
      show(seconds);
      void audio.play().catch(() => undefined);
    });
  }
  episode.dataset['live'] = '';
  audio.addEventListener('timeupdate', () => show(audio.currentTime, audio.ended));
  audio.addEventListener('play', () => {
    for (const other of document.querySelectorAll('audio, video')) {
      if (other !== audio) (other as HTMLMediaElement).pause();
    }
  });
  for (const event of ['play', 'pause', 'ended']) {
    audio.addEventListener(event, () => {
      const isPlaying = !audio.paused && !audio.ended;
      button.dataset['playing'] = String(isPlaying);
      button.textContent = isPlaying ? 'Pause' : 'Play';
      if (!isPlaying) tell();
    });
  }
  audio.addEventListener('error', () => {
    said.textContent = 'We couldn’t load this recording. You can still read the script.';
  });
}

function code(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

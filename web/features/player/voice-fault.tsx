import { useEffect, useState } from 'react';
import type { AudioState, VoiceList } from '#contract/podcasts.ts';
import { PAGES } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { countedDown, freeVoicesWords, isAboutKey } from './voice-fault-words.ts';

interface VoiceFaultProps {
  error: NonNullable<AudioState['error']>;
  voices: VoiceList | undefined;
  /** Until it is tried again by itself; `null`: it is not. */
  secondsLeft: number | null;
}

/** What went wrong with a voice, whose key it is about, and what costs nothing instead. */
export function VoiceFault({ error, voices, secondsLeft }: VoiceFaultProps) {
  const left = useCountdown(secondsLeft);
  const free = freeVoicesWords(error, voices);
  const way = secondsLeft === null ? 'Choose them below.' : 'Stop it and choose them below.';
  return (
    <>
      {left === null ? (
        error.message
      ) : (
        <>
          <span aria-hidden="true">{countedDown(error.message, left)}</span>
          {/* Read out once, not every second. */}
          <span className="visually-hidden">{error.message}</span>
        </>
      )}{' '}
      {free && `${free} ${way} `}
      {isAboutKey(error) && <Link href={`${PAGES.settings}#keys`}>Your keys</Link>}
    </>
  );
}

function useCountdown(seconds: number | null): number | null {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

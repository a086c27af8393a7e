import { useEffect, useState } from 'react';
import type { AudioState, VoiceList } from '#contract/podcasts.ts';
import { PAGES } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { countedDown, freeVoicesWords, isAboutKey } from './voice-fault-words.ts';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.fault;

interface VoiceFaultProps {
  error: NonNullable<AudioState['error']>;
  voices: VoiceList | undefined;
  /** Seconds until the automatic retry; `null` if there is none. */
  secondsLeft: number | null;
}

/** What went wrong with a voice, whose key it concerns, and which voices are free. */
export function VoiceFault({ error, voices, secondsLeft }: VoiceFaultProps) {
  const free = freeVoicesWords(error, voices);
  const way = secondsLeft === null ? WORDS.choose : WORDS.stopAndChoose;
  return (
    <>
      {secondsLeft === null ? (
        error.message
      ) : (
        <>
          {/* The key restarts the countdown when the server sends a new value. */}
          <CountedDown key={secondsLeft} message={error.message} secondsLeft={secondsLeft} />
          {/* Announced once, not every second. */}
          <span className="visually-hidden">{error.message}</span>
        </>
      )}{' '}
      {free && `${free} ${way} `}
      {isAboutKey(error) && <Link href={`${PAGES.settings}#keys`}>{WORDS.keys}</Link>}
    </>
  );
}

function CountedDown({ message, secondsLeft }: { message: string; secondsLeft: number }) {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const end = Date.now() + secondsLeft * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return <span aria-hidden="true">{countedDown(message, left)}</span>;
}

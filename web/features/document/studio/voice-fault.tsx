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
  /** Until it is tried again by itself; `null`: it is not. */
  secondsLeft: number | null;
}

/** What went wrong with a voice, whose key it is about, and what costs nothing instead. */
export function VoiceFault({ error, voices, secondsLeft }: VoiceFaultProps) {
  const free = freeVoicesWords(error, voices);
  const way = secondsLeft === null ? WORDS.choose : WORDS.stopAndChoose;
  return (
    <>
      {secondsLeft === null ? (
        error.message
      ) : (
        <>
          {/* What the server says now counts from now on. */}
          <CountedDown key={secondsLeft} message={error.message} secondsLeft={secondsLeft} />
          {/* Read out once, not every second. */}
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

import { useEffect, useState } from 'react';

/** Long enough that typing a word asks once, short enough to answer before the hand is at the button. */
const PAUSE_MS = 350;

/** The value once it has stood still for a moment. */
export function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

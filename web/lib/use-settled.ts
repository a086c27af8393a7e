import { useEffect, useState } from 'react';

/** Long enough that typing a word sends one request, short enough to answer before the user reaches the button. */
const PAUSE_MS = 350;

/** Debounces a value. */
export function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

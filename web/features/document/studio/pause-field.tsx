import { useState } from 'react';
import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';
import { inSeconds, localeOf, readPause, stepPause } from './pause-words.ts';
import { STUDIO_WORDS } from './words.tsx';

const WORDS = STUDIO_WORDS.pause;

interface PauseFieldProps {
  /** Line number. */
  number: number;
  /** `null` uses the script's default. */
  valueMs: number | null;
  onChange: (ms: number | null) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 100,
  ArrowDown: -100,
  PageUp: 500,
  PageDown: -500,
};

/** The pause before a line, in seconds in the user's number format. */
export function PauseField({ number, valueMs, onChange }: PauseFieldProps) {
  const locale = localeOf(navigator.language);
  /** The text being typed, which may not be a number yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const most = inSeconds(LONGEST_PAUSE_MS, locale);
  const shown = draft ?? (valueMs === null ? '' : inSeconds(valueMs, locale));
  return (
    <label className="line-pause">
      <span>{WORDS.label}</span>
      <input
        type="text"
        inputMode="decimal"
        role="spinbutton"
        autoComplete="off"
        aria-label={WORDS.ofLine(number)}
        aria-valuemin={0}
        aria-valuemax={LONGEST_PAUSE_MS / 1000}
        {...(valueMs !== null && { 'aria-valuenow': valueMs / 1000 })}
        aria-valuetext={
          valueMs === null ? WORDS.automatic : WORDS.value(inSeconds(valueMs, locale))
        }
        aria-invalid={draft !== null && readPause(draft, locale) === undefined}
        title={WORDS.hint(most, inSeconds(100, locale))}
        placeholder={WORDS.automaticInShort}
        value={shown}
        onChange={(event) => {
          const text = event.target.value;
          setDraft(text);
          const next = readPause(text, locale);
          if (next !== undefined && next !== valueMs) onChange(next);
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          setDraft(null);
          onChange(stepPause(valueMs, by));
        }}
      />
      <span aria-hidden="true">{WORDS.unit}</span>
    </label>
  );
}

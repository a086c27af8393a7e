import { useId, useState } from 'react';
import { Icon } from './icons.tsx';

export interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** What the buttons do, for screen readers: "Fewer posts". */
  steps: { fewer: string; more: string };
  onChange: (value: number) => void;
}

/** A small whole number, typed or stepped with the buttons and arrow keys. */
export function NumberField({ label, value, least, most, steps, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.min(most, Math.max(least, Math.round(number)));
  const settle = () => {
    const number = Number(typed);
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) onChange(within(number));
    setTyped(null);
  };
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="number-field">
        <button
          type="button"
          className="number-step"
          aria-label={steps.fewer}
          disabled={value <= least}
          onClick={() => onChange(within(value - 1))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className="input"
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? String(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = event.target.valueAsNumber;
            if (number >= least && number <= most) onChange(within(number));
          }}
          onBlur={settle}
        />
        <button
          type="button"
          className="number-step"
          aria-label={steps.more}
          disabled={value >= most}
          onClick={() => onChange(within(value + 1))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface GrowTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  placeholder?: string;
  maxLength?: number;
  isReadOnly?: boolean;
  /** Enter goes on to what comes next instead of breaking the line. */
  onEnter?: () => void;
  /** Keys of the place it stands in; what it prevents goes no further. */
  onKey?: (event: KeyboardEvent) => void;
  /** At its edge: how long it is, what it is. */
  note?: ReactNode;
}

/** Text that is written where it stands: as tall as what is in it, in whatever dress its place has. */
export function GrowText(props: GrowTextProps) {
  const { label, value, onChange, className = '', placeholder, maxLength, onEnter, note } = props;
  const id = useId();
  return (
    <span className={`grow ${className}`} data-text={`${value || placeholder || ''} `}>
      <textarea
        id={id}
        rows={1}
        aria-label={label}
        value={value}
        readOnly={props.isReadOnly ?? false}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          props.onKey?.(event);
          if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      {note !== undefined && <span className="grow-note">{note}</span>}
    </span>
  );
}

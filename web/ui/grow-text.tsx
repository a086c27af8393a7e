import { useId, type KeyboardEvent, type ReactNode } from 'react';

export interface GrowTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  placeholder?: string;
  maxLength?: number;
  isReadOnly?: boolean;
  /** Called for Enter, which then doesn't insert a line break. */
  onEnter?: () => void;
  /** Handles keys for the parent; an event it prevents isn't processed here. */
  onKey?: (event: KeyboardEvent) => void;
  /** Shown at the edge, e.g. a character count. */
  note?: ReactNode;
}

/** A text field that looks like the text around it and grows with its content. */
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

import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface CheckboxProps {
  children: ReactNode;
  hint?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  onChange?: (isSelected: boolean) => void;
}

/** Native like all choices here: accessible without extra code. */
export function Checkbox(props: CheckboxProps) {
  return <Tickable {...props} look="choice" />;
}

export type SwitchProps = Omit<CheckboxProps, 'isIndeterminate'>;

export function Switch(props: SwitchProps) {
  return <Tickable {...props} look="choice switch" isSwitch />;
}

function Tickable({ look, isSwitch, ...props }: CheckboxProps & { look: string; isSwitch?: true }) {
  const { children, hint, isSelected, defaultSelected, onChange, isIndeterminate = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className={look}>
      <input
        ref={input}
        type="checkbox"
        {...(isSwitch && { role: 'switch' })}
        {...(isSelected !== undefined && { checked: isSelected })}
        {...(defaultSelected !== undefined && { defaultChecked: defaultSelected })}
        {...(hint && { 'aria-describedby': hintId })}
        disabled={props.isDisabled ?? false}
        required={props.isRequired ?? false}
        {...(props.name !== undefined && { name: props.name })}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <span className="choice-box" />
      <span>{children}</span>
      {hint && (
        <span className="choice-hint" id={hintId}>
          {hint}
        </span>
      )}
    </label>
  );
}

export interface Option {
  value: string;
  label: string;
  hint?: string;
  icon?: IconName;
  isDisabled?: boolean;
}

export interface RadiosProps {
  label: string;
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: string;
}

function radio(props: RadiosProps, name: string, { value, isDisabled = false }: Option) {
  return {
    type: 'radio' as const,
    name,
    value,
    disabled: isDisabled,
    ...(props.value !== undefined && { checked: props.value === value }),
    ...(props.defaultValue !== undefined && { defaultChecked: props.defaultValue === value }),
    onChange: () => props.onChange?.(value),
  };
}

export function Radios(props: RadiosProps) {
  const { label, options, hint, error } = props;
  const name = useId();
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span className="field-label" id={`${name}-label`}>
        {label}
      </span>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice radio">
            <input {...radio(props, name, option)} />
            <span className="choice-box" />
            <span>{option.label}</span>
            {option.hint && <span className="choice-hint">{option.hint}</span>}
          </label>
        ))}
      </div>
      {hint && <span className="field-hint">{hint}</span>}
      {error && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

export interface SegmentedProps extends Omit<RadiosProps, 'error' | 'hint'> {
  isLabelHidden?: boolean;
}

/** A few options, all visible, of which one is selected. */
export function Segmented(props: SegmentedProps) {
  const { label, options, isLabelHidden = false } = props;
  const name = useId();
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span className={isLabelHidden ? 'visually-hidden' : 'field-label'} id={`${name}-label`}>
        {label}
      </span>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input {...radio(props, name, option)} />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}

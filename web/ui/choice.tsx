import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import {
  Switch as AriaSwitch,
  type SwitchProps as AriaSwitchProps,
} from 'react-aria-components/Switch';
import type { IconName } from './icon-paths.ts';
import { FieldNotes, type ErrorWords } from './field.tsx';
import { Icon } from './icons.tsx';

interface ChoiceWords {
  children: ReactNode;
  hint?: ReactNode;
}

function ChoiceText({ children, hint }: ChoiceWords) {
  return (
    <>
      <span className="choice-box" />
      <span>{children}</span>
      {hint && <span className="choice-hint">{hint}</span>}
    </>
  );
}

export interface CheckboxProps
  extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'>, ChoiceWords {}

export function Checkbox({ children, hint, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className="choice">
      <ChoiceText hint={hint}>{children}</ChoiceText>
    </AriaCheckbox>
  );
}

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'>, ChoiceWords {}

export function Switch({ children, hint, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className="choice switch">
      <ChoiceText hint={hint}>{children}</ChoiceText>
    </AriaSwitch>
  );
}

export interface Option {
  value: string;
  label: string;
  hint?: string;
  icon?: IconName;
  isDisabled?: boolean;
}

export interface RadiosProps extends Omit<RadioGroupProps, 'children' | 'className' | 'style'> {
  label: string;
  options: readonly Option[];
  hint?: ReactNode;
  error?: ErrorWords;
}

export function Radios({ label, options, hint, error, ...rest }: RadiosProps) {
  return (
    <RadioGroup {...rest} className="field">
      <Label className="field-label">{label}</Label>
      <div className="choices">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className="choice radio"
          >
            <ChoiceText hint={option.hint}>{option.label}</ChoiceText>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} {...(error !== undefined && { error })} />
    </RadioGroup>
  );
}

export interface SegmentedProps extends Omit<RadiosProps, 'error' | 'hint'> {
  isLabelHidden?: boolean;
}

/** One of few, all in view. */
export function Segmented({ label, options, isLabelHidden = false, ...rest }: SegmentedProps) {
  return (
    <RadioGroup orientation="horizontal" {...rest} className="field">
      <Label className={isLabelHidden ? 'visually-hidden' : 'field-label'}>{label}</Label>
      <div className="segmented">
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className="segment"
          >
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

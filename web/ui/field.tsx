import { useId, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Icon } from './icons.tsx';
import { UI_WORDS } from './words.tsx';

interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  isOptional?: boolean;
  isLabelHidden?: boolean;
}

type Native = Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | 'disabled' | 'ref'
>;

export interface TextFieldProps extends Native, FieldWords {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  isMultiline?: boolean;
  rows?: number;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

interface Wiring {
  id: string;
  control: ComponentProps<'input'> & ComponentProps<'textarea'>;
  top: ReactNode;
  bottom: ReactNode;
}

function useField(props: TextFieldProps): Wiring {
  const id = useId();
  const { label, hint, error, isOptional = false, isLabelHidden = false, inputRef } = props;
  const { value, defaultValue, onChange, isDisabled, isInvalid, isRequired } = props;
  const { isMultiline: _, rows: __, ...rest } = props;
  const native = { ...rest } as Record<string, unknown>;
  for (const own of OWN) delete native[own];
  const isBad = isInvalid ?? Boolean(error);
  const notes = [hint && `${id}-hint`, isBad && error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    ...native,
    id,
    className: 'input',
    ...(inputRef && { ref: inputRef }),
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    disabled: isDisabled ?? false,
    required: isRequired ?? false,
    ...(isBad && { 'aria-invalid': true }),
    ...(notes && { 'aria-describedby': notes }),
    onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
  } as Wiring['control'];
  return {
    id,
    control,
    top: (
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'field-label'}>
        {label} {isOptional && <span className="optional">{UI_WORDS.optional}</span>}
      </label>
    ),
    bottom: (
      <>
        {hint && (
          <span className="field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {isBad && error && (
          <span className="field-error" id={`${id}-error`} role="alert">
            {error}
          </span>
        )}
      </>
    ),
  };
}

const OWN = [
  'label',
  'hint',
  'error',
  'isOptional',
  'isLabelHidden',
  'onChange',
  'isDisabled',
  'isInvalid',
  'isRequired',
  'inputRef',
];

export function TextField(props: TextFieldProps) {
  const { control, top, bottom } = useField(props);
  return (
    <div className="field">
      {top}
      {props.isMultiline ? (
        <textarea {...control} rows={props.rows ?? 4} />
      ) : (
        <input type="text" {...control} />
      )}
      {bottom}
    </div>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isMultiline' | 'rows'>;

export function PasswordField(props: PasswordFieldProps) {
  const { control, top, bottom } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      {top}
      <div className="input-group">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className="input-end"
          aria-label={isShown ? UI_WORDS.hidePassword : UI_WORDS.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {bottom}
    </div>
  );
}

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'isMultiline' | 'rows'>;

/** Escape and the clear button empty the field. */
export function SearchField(props: SearchFieldProps) {
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const value = props.value ?? own;
  const change = (next: string) => {
    setOwn(next);
    props.onChange?.(next);
  };
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { defaultValue: _, ...rest } = props;
  const { control, top, bottom } = useField({ ...rest, value, onChange: change, inputRef: input });
  return (
    <div className="field">
      {top}
      <div className="input-group">
        <Icon name="search" />
        <input
          {...control}
          type="search"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault();
              event.stopPropagation();
              change('');
            }
            props.onKeyDown?.(event);
          }}
        />
        {value !== '' && (
          <button
            type="button"
            className="input-end"
            aria-label={UI_WORDS.clear}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {bottom}
    </div>
  );
}

export interface SelectFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; isDisabled?: boolean; group?: string }[];
  isDisabled?: boolean;
  name?: string;
}

/** A native select: best on phones, and needs no extra code. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, isDisabled = false, isOptional = false } = props;
  const { label, hint, error, isLabelHidden = false, name } = props;
  const id = useId();
  const row = (option: SelectFieldProps['options'][number]) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
      {option.label}
    </option>
  );
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'field-label'}>
        {label} {isOptional && <span className="optional">{UI_WORDS.optional}</span>}
      </label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={value}
          disabled={isDisabled}
          {...(name !== undefined && { name })}
          {...(error && { 'aria-invalid': true })}
          {...((hint || error) && { 'aria-describedby': `${id}-notes` })}
          onChange={(event) => onChange(event.target.value)}
        >
          {[...Map.groupBy(options, ({ group }) => group ?? '')].map(([group, own]) =>
            group === '' ? (
              own.map(row)
            ) : (
              <optgroup key={group} label={group}>
                {own.map(row)}
              </optgroup>
            ),
          )}
        </select>
      </span>
      {(hint || error) && (
        <span id={`${id}-notes`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </span>
      )}
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { Icon } from './icons.tsx';

export type ErrorWords = string | ((validation: ValidationResult) => string);

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; shown when the field is invalid. */
  error?: ErrorWords;
  isOptional?: boolean;
}

export function FieldLabel({ label, isOptional }: Pick<FieldWords, 'label' | 'isOptional'>) {
  return (
    <Label className="field-label">
      {label} {isOptional && <span className="optional">optional</span>}
    </Label>
  );
}

export function FieldNotes({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error" {...(error !== undefined && { children: error })} />
    </>
  );
}

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>, FieldWords {
  placeholder?: string;
  isMultiline?: boolean;
  rows?: number;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional = false,
    placeholder,
    isMultiline,
    rows = 4,
    ...rest
  } = props;
  const shared = { className: 'input', ...(placeholder !== undefined && { placeholder }) };
  return (
    <AriaTextField {...rest} className="field">
      <FieldLabel label={label} isOptional={isOptional} />
      {isMultiline ? <TextArea {...shared} rows={rows} /> : <Input {...shared} />}
      <FieldNotes hint={hint} {...(error !== undefined && { error })} />
    </AriaTextField>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'isMultiline' | 'rows'>;

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional = false, placeholder, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField {...rest} type={isShown ? 'text' : 'password'} className="field">
      <FieldLabel label={label} isOptional={isOptional} />
      <div className="input-group">
        <Input
          className="input"
          autoCapitalize="none"
          spellCheck="false"
          {...(placeholder !== undefined && { placeholder })}
        />
        <Button
          className="input-end"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </Button>
      </div>
      <FieldNotes hint={hint} {...(error !== undefined && { error })} />
    </AriaTextField>
  );
}

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'>, FieldWords {
  placeholder?: string;
}

export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, isOptional = false, placeholder, ...rest } = props;
  return (
    <AriaSearchField {...rest} className="field">
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} isOptional={isOptional} />
          <div className="input-group">
            <Icon name="search" />
            <Input className="input" {...(placeholder !== undefined && { placeholder })} />
            {!isEmpty && (
              <Button className="input-end" aria-label="Clear">
                <Icon name="close" />
              </Button>
            )}
          </div>
          <FieldNotes hint={hint} {...(error !== undefined && { error })} />
        </>
      )}
    </AriaSearchField>
  );
}

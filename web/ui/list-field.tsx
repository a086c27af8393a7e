import type { ReactNode } from 'react';
import { FieldError, type ValidationResult } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { UI_WORDS } from './words.tsx';

type ErrorWords = string | ((validation: ValidationResult) => string);

export interface ListFieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to fix it; shown while the field is invalid. */
  error?: ErrorWords;
  isOptional?: boolean;
}

export function ListFieldLabel({
  label,
  isOptional,
}: Pick<ListFieldWords, 'label' | 'isOptional'>) {
  return (
    <Label className="field-label">
      {label} {isOptional && <span className="optional">{UI_WORDS.optional}</span>}
    </Label>
  );
}

export function ListFieldNotes({ hint, error }: Pick<ListFieldWords, 'hint' | 'error'>) {
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

import { lazy, Suspense } from 'react';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { SelectField } from '../../ui/field.tsx';

const ComboBox = lazy(async () => ({ default: (await import('../../ui/combobox.tsx')).ComboBox }));

export interface LanguageFieldProps {
  value: LanguageValue;
  onChange: (value: LanguageValue) => void;
  error?: string | undefined;
}

const ITEMS = LANGUAGES.map(({ value, label }) => ({ id: value, label }));

/** Typed or chosen. The browser's own list stands in until the other has arrived. */
export function LanguageField({ value, onChange, error }: LanguageFieldProps) {
  return (
    <Suspense
      fallback={
        <SelectField
          label="Write in"
          value={value}
          onChange={(next) => onChange(next as LanguageValue)}
          options={LANGUAGES}
        />
      }
    >
      <ComboBox
        label="Write in"
        items={ITEMS}
        value={value}
        onChange={(next) => {
          if (next !== null) onChange(String(next) as LanguageValue);
        }}
        {...(error !== undefined && { isInvalid: true, error })}
      />
    </Suspense>
  );
}

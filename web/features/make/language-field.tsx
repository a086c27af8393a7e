import { lazy, Suspense } from 'react';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import { SelectField } from '../../ui/field.tsx';
import { otherNames } from './language-names.ts';
import { MAKE_WORDS } from './words.ts';

const load = () => import('../../ui/combobox.tsx');
const ComboBox = lazy(async () => ({ default: (await load()).ComboBox }));

/** Called before the field is needed, so that it is ready by then. If this fails, the field itself tells. */
export function preloadLanguages(): void {
  load().catch(() => undefined);
}

export interface LanguageFieldProps {
  /** `null` uses each video's own language, for several videos. */
  value: LanguageValue | null;
  onChange: (value: LanguageValue | null) => void;
  error?: string | undefined;
  isMany?: boolean;
}

const ITEMS = LANGUAGES.map(({ value, label }) => ({
  id: value as string,
  label,
  otherNames: otherNames(value),
}));
const EACH = { id: 'each', label: MAKE_WORDS.language.each };

/** A searchable list. Until it has loaded, its place shows the choice; what was typed there would be lost. */
export function LanguageField({ value, onChange, error, isMany = false }: LanguageFieldProps) {
  const items = isMany ? [EACH, ...ITEMS] : ITEMS;
  const choose = (id: string) => onChange(id === EACH.id ? null : (id as LanguageValue));
  return (
    <Suspense
      fallback={
        <SelectField
          label={MAKE_WORDS.language.label}
          value={value ?? EACH.id}
          onChange={choose}
          isDisabled
          options={items.map(({ id, label }) => ({ value: id, label }))}
        />
      }
    >
      <ComboBox
        label={MAKE_WORDS.language.label}
        items={items}
        value={value ?? EACH.id}
        onChange={(next) => {
          if (next !== null) choose(String(next));
        }}
        {...(error !== undefined && { isInvalid: true, error })}
      />
    </Suspense>
  );
}

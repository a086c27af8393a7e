import type { FORMATS, FormatValue } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { BATCH_WORDS } from './words.ts';

const WORDS = BATCH_WORDS.form;

/** Instead of a language: each draft in the language of its video. */
export const EACH = 'each';
const LANGUAGE_OPTIONS = [
  { value: EACH, label: WORDS.eachLanguage },
  ...LANGUAGES.map(({ value, label }) => ({ value, label })),
];

export interface WatchFieldsProps {
  title: string;
  formats: readonly (typeof FORMATS)[number][];
  chosen: readonly FormatValue[];
  onChosen: (chosen: readonly FormatValue[]) => void;
  language: string;
  onLanguage: (language: string) => void;
  includeShorts: boolean;
  onShorts: (includeShorts: boolean) => void;
  cap: string;
  onCap: (cap: string) => void;
  isCap: boolean;
}

/** Fields for what a channel's new videos become. */
export function WatchFields(props: WatchFieldsProps) {
  const { title, formats, chosen, onChosen, cap, onCap, isCap } = props;
  return (
    <>
      <fieldset className="watch-formats">
        <legend className="field-label">{title}</legend>
        {formats.map(({ value, label }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isOn) =>
              onChosen(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <SelectField
        label={WORDS.language}
        value={props.language}
        onChange={props.onLanguage}
        options={LANGUAGE_OPTIONS}
      />
      <Checkbox isSelected={props.includeShorts} onChange={props.onShorts}>
        {WORDS.shorts}
      </Checkbox>
      <TextField
        label={WORDS.cap}
        isOptional
        hint={WORDS.capHint}
        inputMode="decimal"
        value={cap}
        onChange={onCap}
        error={isCap ? undefined : WORDS.noAmount}
      />
    </>
  );
}

import type { FORMATS, FormatValue } from '#contract/catalog/formats.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

/** Instead of a language: each draft in that of its video. */
export const EACH = 'each';
const LANGUAGE_OPTIONS = [
  { value: EACH, label: 'The language of each video' },
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

/** What becomes of a channel's new videos. */
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
        label="Write in"
        value={props.language}
        onChange={props.onLanguage}
        options={LANGUAGE_OPTIONS}
      />
      <Checkbox isSelected={props.includeShorts} onChange={props.onShorts}>
        Include Shorts
      </Checkbox>
      <TextField
        label="Spend at most each month ($)"
        isOptional
        hint="For drafts that use your API key. Leave it blank and we’ll only create drafts that cost nothing."
        inputMode="decimal"
        value={cap}
        onChange={onCap}
        error={isCap ? undefined : 'Enter an amount in dollars.'}
      />
    </>
  );
}

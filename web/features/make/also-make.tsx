import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';

export interface AlsoMakeProps {
  format: FormatValue;
  value: readonly FormatValue[];
  onChange: (value: readonly FormatValue[]) => void;
}

/** The other formats, made side by side from the same transcript. Formats of one's own need a prompt, so not those. */
export function AlsoMake({ format, value, onChange }: AlsoMakeProps) {
  const others = FORMATS.filter((other) => other.value !== format && other.value !== 'custom');
  return (
    <fieldset className="also">
      <legend className="field-label">Also make</legend>
      <div className="also-chips">
        {others.map((other) => {
          const isOn = value.includes(other.value);
          return (
            <label key={other.value} className="chip">
              <input
                type="checkbox"
                checked={isOn}
                onChange={() =>
                  onChange(
                    isOn ? value.filter((one) => one !== other.value) : [...value, other.value],
                  )
                }
              />
              {other.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import type { FormatValue } from '#contract/catalog/formats.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { Segmented, Switch } from '../../ui/choice.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { OPTION_ROWS, type OptionRow } from './option-table.ts';

export type OptionValues = Readonly<Record<string, unknown>>;

export interface OptionControlsProps {
  format: FormatValue;
  /** Whether a model writes the draft. Options that need one are hidden otherwise. */
  byModel: boolean;
  values: OptionValues;
  onChange: (values: OptionValues) => void;
  problems: readonly FieldProblem[];
}

export function OptionControls({
  format,
  byModel,
  values,
  onChange,
  problems,
}: OptionControlsProps) {
  const rows = OPTION_ROWS[format].filter(
    ({ onlyIf, needsModel }) =>
      (byModel || !needsModel) && (!onlyIf || values[onlyIf[0]] === onlyIf[1]),
  );
  return (
    <>
      {rows.map((row) => (
        <OptionControl
          key={row.name}
          row={row}
          values={values}
          problem={problems.find(({ field }) => field.endsWith(row.name))?.problem}
          onChange={(value) => onChange({ ...values, [row.name]: value })}
        />
      ))}
    </>
  );
}

interface OptionControlProps {
  row: OptionRow;
  values: OptionValues;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

function OptionControl({ row, values, problem, onChange }: OptionControlProps) {
  const value = values[row.name];
  const { label } = row;
  switch (row.kind) {
    case 'one-of':
      return (
        <Segmented
          label={label}
          value={String(value)}
          onChange={onChange}
          options={row.options.map(([id, name]) => ({ value: id, label: name }))}
        />
      );
    case 'one-of-numbers':
      return (
        <Segmented
          label={label}
          value={String(value)}
          onChange={(next) => onChange(Number(next))}
          options={row.options.map(([id, name]) => ({ value: String(id), label: name }))}
        />
      );
    case 'list':
      return (
        <SelectField
          label={label}
          value={String(value)}
          onChange={onChange}
          options={row.options.map(([id, name]) => ({ value: id, label: name }))}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          value={Number(value)}
          least={row.least}
          most={row.most}
          steps={row.steps}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <div className="make-switch">
          <Switch isSelected={Boolean(value)} onChange={onChange}>
            {label}
          </Switch>
        </div>
      );
    case 'text':
      return (
        <TextField
          label={label}
          isOptional
          value={typeof value === 'string' ? value : ''}
          placeholder={row.placeholder}
          maxLength={200}
          hint={row.hint}
          error={problem}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      );
    case 'names': {
      const names = Array.isArray(value) ? (value as string[]) : [];
      const count = Number(values[row.of]);
      return (
        <div className="make-names">
          {row.placeholders.slice(0, count).map((placeholder, index) => (
            <TextField
              key={placeholder}
              label={placeholder}
              isOptional
              maxLength={60}
              value={names[index] ?? ''}
              placeholder={row.examples[index]}
              onChange={(next) => {
                const all = row.placeholders.map((_, at) =>
                  at === index ? next : (names[at] ?? ''),
                );
                onChange(all.slice(0, all.findLastIndex(Boolean) + 1));
              }}
            />
          ))}
        </div>
      );
    }
  }
}

import { useQuery } from '@tanstack/react-query';
import { promptsQuery } from '../../lib/catalogue.ts';
import { PAGES } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { MAKE_WORDS } from './words.ts';

const WORDS = MAKE_WORDS.prompt;

export interface PromptChoiceProps {
  value: string | null;
  onChange: (promptId: string | null) => void;
  fields: Readonly<Record<string, string>>;
  onFields: (fields: Readonly<Record<string, string>>) => void;
}

/** Chooses a custom format and fills in its fields. */
export function PromptChoice({ value, onChange, fields, onFields }: PromptChoiceProps) {
  const { data } = useQuery(promptsQuery);
  const prompts = data?.prompts ?? [];
  const chosen = prompts.find(({ id }) => id === value);
  if (data && prompts.length === 0) {
    return (
      <Empty
        title={WORDS.emptyTitle}
        level={2}
        action={
          <ButtonLink tone="go" icon="plus" href={`${PAGES.styles}#formats`}>
            {WORDS.create}
          </ButtonLink>
        }
      >
        {WORDS.empty}
      </Empty>
    );
  }
  return (
    <div className="make-prompt">
      <SelectField
        label={WORDS.label}
        value={value ?? ''}
        onChange={(next) => onChange(next === '' ? null : next)}
        hint={chosen?.description || <Link href={`${PAGES.styles}#formats`}>{WORDS.edit}</Link>}
        options={[
          { value: '', label: WORDS.choose, isDisabled: prompts.length > 0 },
          ...prompts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {chosen?.fields.map(({ name, label, example, required }) => (
        <TextField
          key={name}
          label={label}
          isOptional={!required}
          isRequired={required}
          placeholder={example}
          value={fields[name] ?? ''}
          onChange={(text) => onFields({ ...fields, [name]: text })}
        />
      ))}
    </div>
  );
}

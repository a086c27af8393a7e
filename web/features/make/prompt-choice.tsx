import { useQuery } from '@tanstack/react-query';
import { promptsQuery } from '../../lib/catalogue.ts';
import { PAGES } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';

export interface PromptChoiceProps {
  value: string | null;
  onChange: (promptId: string | null) => void;
  fields: Readonly<Record<string, string>>;
  onFields: (fields: Readonly<Record<string, string>>) => void;
}

/** Which of one's own formats, and what its named fields shall say. */
export function PromptChoice({ value, onChange, fields, onFields }: PromptChoiceProps) {
  const { data } = useQuery(promptsQuery);
  const prompts = data?.prompts ?? [];
  const chosen = prompts.find(({ id }) => id === value);
  if (data && prompts.length === 0) {
    return (
      <Empty
        title="You don’t have a format of your own yet"
        level={2}
        action={
          <ButtonLink tone="go" icon="plus" href={`${PAGES.styles}#formats`}>
            Create a format
          </ButtonLink>
        }
      >
        Describe once what you want from a video, with fields you fill in each time: show notes in
        your style, a lesson plan, a press release.
      </Empty>
    );
  }
  return (
    <div className="make-prompt">
      <SelectField
        label="Your format"
        value={value ?? ''}
        onChange={(next) => onChange(next === '' ? null : next)}
        hint={
          chosen?.description || <Link href={`${PAGES.styles}#formats`}>Edit your formats</Link>
        }
        options={[
          { value: '', label: 'Choose one', isDisabled: prompts.length > 0 },
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

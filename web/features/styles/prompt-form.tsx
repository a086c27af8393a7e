import { useState } from 'react';
import {
  fieldNames,
  fillTemplate,
  type Prompt,
  type PromptField,
  type PromptInput,
} from '#contract/styles.ts';
import { Switch } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { toPromptInput, useSavePrompt } from './calls.ts';
import { ShelfForm } from './shelf-form.tsx';

const BLANK: PromptInput = { name: '', description: '', template: '', fields: [] };

const EXAMPLE =
  'Write a lesson plan for {{class}} from this video.\nStart with what they’ll learn.\nEnd with three questions to test them.';

export interface PromptFormProps {
  /** `null` for a new one. */
  prompt: Prompt | null;
  onDone: () => void;
}

/** The fields are found in the template as it is typed; what they say is asked for beside it. */
export function PromptForm({ prompt, onDone }: PromptFormProps) {
  const [before] = useState<PromptInput>(() => (prompt ? toPromptInput(prompt) : BLANK));
  const [input, setInput] = useState(before);
  const save = useSavePrompt();
  const set = (part: Partial<PromptInput>) => setInput((now) => ({ ...now, ...part }));
  const fields = fieldNames(input.template).map(
    (name): PromptField =>
      input.fields.find((field) => field.name === name) ?? {
        name,
        label: name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
        example: '',
        required: false,
      },
  );
  const setField = (name: string, part: Partial<PromptField>) =>
    set({ fields: fields.map((field) => (field.name === name ? { ...field, ...part } : field)) });
  const examples = Object.fromEntries(
    fields.filter(({ example }) => example !== '').map(({ name, example }) => [name, example]),
  );

  return (
    <ShelfForm
      name={input.name}
      onName={(name) => set({ name })}
      isChanged={input !== before}
      onSave={() => save.mutateAsync({ id: prompt?.id ?? null, input: { ...input, fields } })}
      isSaving={save.isPending || save.isSuccess}
      error={save.error}
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          <TextField
            label="Description"
            isOptional
            maxLength={300}
            value={input.description}
            onChange={(description) => set({ description })}
          />
          <TextField
            label="Prompt"
            isRequired
            isMultiline
            rows={8}
            maxLength={20_000}
            placeholder={EXAMPLE}
            hint="A name in double braces, like {{class}}, becomes a field you fill in."
            value={input.template}
            onChange={(template) => set({ template })}
            error={problemOf('template')}
          />
          {fields.map((field) => (
            <fieldset key={field.name} className="shelf-field">
              <legend className="field-label">
                <code>{`{{${field.name}}}`}</code>
              </legend>
              <TextField
                label="Label"
                maxLength={80}
                value={field.label}
                onChange={(label) => setField(field.name, { label })}
              />
              <TextField
                label="Example"
                isOptional
                maxLength={300}
                value={field.example}
                onChange={(example) => setField(field.name, { example })}
              />
              <Switch
                isSelected={field.required}
                onChange={(required) => setField(field.name, { required })}
              >
                Required
              </Switch>
            </fieldset>
          ))}
          {input.template.trim() !== '' && (
            <section className="shelf-preview" aria-label="Preview">
              <h2 className="field-label">Preview with your examples</h2>
              <pre>{fillTemplate(input.template, examples)}</pre>
              <p className="field-hint">We add the transcript, language and style automatically.</p>
            </section>
          )}
        </>
      )}
    </ShelfForm>
  );
}

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
import { STYLES_WORDS } from './words.ts';

const WORDS = STYLES_WORDS.format;

const BLANK: PromptInput = { name: '', description: '', template: '', fields: [] };

export interface PromptFormProps {
  /** `null` for a new one. */
  prompt: Prompt | null;
  onDone: () => void;
}

/** Fields are parsed from the template while typing, and their descriptions are entered next to it. */
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
            label={WORDS.description}
            isOptional
            maxLength={300}
            value={input.description}
            onChange={(description) => set({ description })}
          />
          <TextField
            label={WORDS.prompt}
            isRequired
            isMultiline
            rows={8}
            maxLength={20_000}
            placeholder={WORDS.promptExample}
            hint={WORDS.promptHint}
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
                label={WORDS.label}
                maxLength={80}
                value={field.label}
                onChange={(label) => setField(field.name, { label })}
              />
              <TextField
                label={WORDS.example}
                isOptional
                maxLength={300}
                value={field.example}
                onChange={(example) => setField(field.name, { example })}
              />
              <Switch
                isSelected={field.required}
                onChange={(required) => setField(field.name, { required })}
              >
                {WORDS.required}
              </Switch>
            </fieldset>
          ))}
          {input.template.trim() !== '' && (
            <section className="shelf-preview" aria-label={WORDS.preview}>
              <h2 className="field-label">{WORDS.previewTitle}</h2>
              <pre>{fillTemplate(input.template, examples)}</pre>
              <p className="field-hint">{WORDS.previewNote}</p>
            </section>
          )}
        </>
      )}
    </ShelfForm>
  );
}

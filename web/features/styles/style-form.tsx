import { useState } from 'react';
import { MAX_SAMPLES, type Learned, type Style, type StyleInput } from '#contract/styles.ts';
import { percent } from '../../lib/run-progress.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toStyleInput, useSaveStyle } from './calls.ts';
import { ShelfForm } from './shelf-form.tsx';

const BLANK: StyleInput = {
  name: '',
  tone: '',
  audience: '',
  rules: [],
  samples: [],
  bannedWords: [],
};

const lines = (text: string) => text.split('\n');
const clean = (all: readonly string[]) => all.map((one) => one.trim()).filter(Boolean);

export interface StyleFormProps {
  /** `null` for a new one. */
  style: Style | null;
  onDone: () => void;
}

export function StyleForm({ style, onDone }: StyleFormProps) {
  const [before] = useState<StyleInput>(() => (style ? toStyleInput(style) : BLANK));
  const [input, setInput] = useState(before);
  const save = useSaveStyle();
  const set = (part: Partial<StyleInput>) => setInput((now) => ({ ...now, ...part }));

  return (
    <ShelfForm
      name={input.name}
      onName={(name) => set({ name })}
      isChanged={input !== before}
      onSave={() =>
        save.mutateAsync({
          id: style?.id ?? null,
          input: {
            ...input,
            rules: clean(input.rules),
            samples: clean(input.samples),
            bannedWords: clean(input.bannedWords),
          },
        })
      }
      isSaving={save.isPending || save.isSuccess}
      error={save.error}
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          <TextField
            label="Tone"
            isOptional
            maxLength={300}
            placeholder="Warm, dry humour, never salesy"
            value={input.tone}
            onChange={(tone) => set({ tone })}
          />
          <TextField
            label="Audience"
            isOptional
            maxLength={300}
            placeholder="People with a balcony and no time"
            value={input.audience}
            onChange={(audience) => set({ audience })}
          />
          <TextField
            label="Rules"
            isOptional
            isMultiline
            rows={3}
            hint="One per line, like: Short sentences. No questions in headings."
            value={input.rules.join('\n')}
            onChange={(text) => set({ rules: lines(text) })}
            error={problemOf('rules')}
          />
          <TextField
            label="Words to avoid"
            isOptional
            hint="Separate them with commas."
            value={input.bannedWords.join(',')}
            onChange={(text) => set({ bannedWords: text.split(',') })}
            error={problemOf('bannedWords')}
          />
          <fieldset className="shelf-samples">
            <legend className="field-label">Writing samples</legend>
            <p className="field-hint">
              We measure sentence length, questions, how you address readers and the words you
              favour.
            </p>
            {input.samples.map((sample, index) => (
              <div key={index} className="shelf-sample">
                <TextField
                  label={`Sample ${index + 1}`}
                  isMultiline
                  rows={4}
                  maxLength={8000}
                  value={sample}
                  onChange={(text) =>
                    set({ samples: input.samples.map((one, at) => (at === index ? text : one)) })
                  }
                />
                <IconButton
                  icon="trash"
                  label={`Remove sample ${index + 1}`}
                  isSmall
                  onPress={() => set({ samples: input.samples.filter((_, at) => at !== index) })}
                />
              </div>
            ))}
            {input.samples.length < MAX_SAMPLES && (
              <Button isSmall icon="plus" onPress={() => set({ samples: [...input.samples, ''] })}>
                Add a sample
              </Button>
            )}
          </fieldset>
          {style?.learned && <LearnedFacts learned={style.learned} />}
        </>
      )}
    </ShelfForm>
  );
}

function LearnedFacts({ learned }: { learned: Learned }) {
  const facts: [name: string, value: string][] = [
    ['Words per sentence', learned.sentenceWords.toFixed(1)],
    ['Sentences per paragraph', learned.paragraphSentences.toFixed(1)],
    ['Questions', percent(learned.questions)],
    ...(learned.secondPerson === null
      ? []
      : [['Addresses the reader', percent(learned.secondPerson)] as [string, string]]),
    ['Favourite words', learned.favourites.slice(0, 8).join(', ') || 'none'],
  ];
  return (
    <dl className="learned" aria-label="What we learned">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useState } from 'react';
import { MAX_SAMPLES, type Learned, type Style, type StyleInput } from '#contract/styles.ts';
import { percent } from '../../lib/run-progress.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toStyleInput, useSaveStyle } from './calls.ts';
import { ShelfForm } from './shelf-form.tsx';
import { STYLES_WORDS } from './words.ts';

const { style: WORDS, learned: LEARNED } = STYLES_WORDS;

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
            label={WORDS.tone}
            isOptional
            maxLength={300}
            placeholder={WORDS.toneExample}
            value={input.tone}
            onChange={(tone) => set({ tone })}
          />
          <TextField
            label={WORDS.audience}
            isOptional
            maxLength={300}
            placeholder={WORDS.audienceExample}
            value={input.audience}
            onChange={(audience) => set({ audience })}
          />
          <TextField
            label={WORDS.rules}
            isOptional
            isMultiline
            rows={3}
            hint={WORDS.rulesHint}
            value={input.rules.join('\n')}
            onChange={(text) => set({ rules: lines(text) })}
            error={problemOf('rules')}
          />
          <TextField
            label={WORDS.banned}
            isOptional
            hint={WORDS.bannedHint}
            value={input.bannedWords.join(',')}
            onChange={(text) => set({ bannedWords: text.split(',') })}
            error={problemOf('bannedWords')}
          />
          <fieldset className="shelf-samples">
            <legend className="field-label">{WORDS.samples}</legend>
            <p className="field-hint">{WORDS.samplesHint}</p>
            {input.samples.map((sample, index) => (
              <div key={index} className="shelf-sample">
                <TextField
                  label={WORDS.sample(index + 1)}
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
                  label={WORDS.removeSample(index + 1)}
                  isSmall
                  onPress={() => set({ samples: input.samples.filter((_, at) => at !== index) })}
                />
              </div>
            ))}
            {input.samples.length < MAX_SAMPLES && (
              <Button isSmall icon="plus" onPress={() => set({ samples: [...input.samples, ''] })}>
                {WORDS.addSample}
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
    [LEARNED.sentence, LEARNED.average(learned.sentenceWords)],
    [LEARNED.paragraph, LEARNED.average(learned.paragraphSentences)],
    [LEARNED.questions, percent(learned.questions)],
    ...(learned.secondPerson === null
      ? []
      : [[LEARNED.reader, percent(learned.secondPerson)] as [string, string]]),
    [LEARNED.favourites, LEARNED.favouriteWords(learned.favourites.slice(0, 8))],
  ];
  return (
    <dl className="learned" aria-label={LEARNED.label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { OptionsOf } from '#contract/options.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { ApiError, wordsOf } from '../../lib/api-client.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCreateSummary } from './create-generation.ts';
import { SampleFilm } from './sample-film.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { samplesQuery } from './samples.ts';
import './make.css';

type Length = OptionsOf<'summary'>['length'];

const LENGTHS: Record<Length, string> = {
  short: 'The gist, up to 3 key points, and one sentence for each chapter.',
  medium: 'The gist, up to 5 key points, and two sentences for each chapter.',
  long: 'The gist, up to 8 key points, and four sentences for each chapter.',
};

export interface MakeSummaryProps {
  onCreated: (generation: { id: string; format: FormatValue }) => void;
}

export function MakeSummary({ onCreated }: MakeSummaryProps) {
  const samples = useQuery(samplesQuery);
  return (
    <>
      <Bar>
        <span>Summary</span>
        <span>new</span>
      </Bar>
      <div className="make">
        <h1 className="make-title">What shall be summed up?</h1>
        {samples.isPending && (
          <div className="make-wait">
            <Skeleton label="The videos are on their way" lines={6} />
          </div>
        )}
        {samples.isError && (
          <div className="make-failure" role="alert">
            <p>{wordsOf(samples.error)}</p>
            <Button icon="retry" onPress={() => void samples.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {samples.data && <SummaryForm samples={samples.data} onCreated={onCreated} />}
      </div>
    </>
  );
}

interface SummaryFormProps extends MakeSummaryProps {
  samples: readonly SampleInfo[];
}

function SummaryForm({ samples, onCreated }: SummaryFormProps) {
  const [sampleId, setSampleId] = useState(samples[0]?.id ?? '');
  const [length, setLength] = useState<Length>('medium');
  const create = useCreateSummary();
  const sent = useRef<{ wish: string; key: string } | null>(null);
  const sample = samples.find(({ id }) => id === sampleId);
  if (!sample) return <p className="make-failure">There is no built-in video on this server.</p>;

  const fields = create.error instanceof ApiError ? create.error.fields : [];
  const problemOf = (name: string) =>
    fields.filter(({ field }) => field === name || field.startsWith(`${name}.`));
  const language = getLanguage(sample.language);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!sample || create.isPending) return;
    const wish = `${sample.id} ${length}`;
    if (sent.current?.wish !== wish) sent.current = { wish, key: crypto.randomUUID() };
    try {
      const created = await create.mutateAsync({
        wish: { sample, length },
        key: sent.current.key,
      });
      sent.current = null;
      const [first] = created.generations;
      if (first) onCreated(first);
    } catch {
      // The form shows it.
    }
  }

  return (
    <form className="make-form" onSubmit={(event) => void submit(event)}>
      <div className="make-desk">
        <SampleFilm sample={sample} />
        <SamplePicker
          samples={samples}
          value={sampleId}
          onChange={setSampleId}
          problems={problemOf('sample').map(({ problem }) => problem)}
        />
      </div>
      <div className="make-options">
        <div className="stack tight">
          <Segmented
            label="Length"
            value={length}
            onChange={(value) => setLength(value as Length)}
            options={[
              { value: 'short', label: 'Short' },
              { value: 'medium', label: 'Medium' },
              { value: 'long', label: 'Long' },
            ]}
          />
          <p className="field-hint make-length">{LENGTHS[length]}</p>
          {problemOf('options').map(({ problem }) => (
            <p key={problem} className="field-error">
              {problem}
            </p>
          ))}
        </div>
        <dl className="make-facts">
          <div>
            <dt>Written in</dt>
            <dd>{language.label}, the language of the video</dd>
          </div>
          <div>
            <dt>Written by</dt>
            <dd>built-in engine, no AI model</dd>
          </div>
          <div>
            <dt>Costs</dt>
            <dd>nothing</dd>
          </div>
        </dl>
      </div>
      <div className="make-go">
        <Button type="submit" tone="go" isPending={create.isPending} pendingText="Starting…">
          Write the summary
        </Button>
        <p className="note">
          The engine chooses sentences the speaker said and changes none of them.
        </p>
      </div>
      {create.isError && (
        <p className="make-failure field-error" role="alert">
          {wordsOf(create.error)}
        </p>
      )}
    </form>
  );
}

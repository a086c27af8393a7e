import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { Time } from '../../ui/time.tsx';

export interface SamplePickerProps {
  samples: readonly SampleInfo[];
  value: string;
  onChange: (id: string) => void;
  problems: readonly string[];
}

export function SamplePicker({ samples, value, onChange, problems }: SamplePickerProps) {
  return (
    <RadioGroup className="samples" value={value} onChange={onChange}>
      <Label className="samples-label">Built-in videos</Label>
      <div className="samples-list">
        {samples.map((sample) => (
          <SampleRow key={sample.id} sample={sample} />
        ))}
      </div>
      {problems.map((problem) => (
        <p key={problem} className="field-error">
          {problem}
        </p>
      ))}
    </RadioGroup>
  );
}

function SampleRow({ sample }: { sample: SampleInfo }) {
  const language = getLanguage(sample.language);
  return (
    <Radio className="sample" value={sample.id}>
      <span className="sample-words" lang={language.tag} dir={language.direction}>
        <span className="sample-title">{sample.title}</span>
        <span className="sample-channel">{sample.channel}</span>
      </span>
      <span className="sample-facts">
        <span>{language.label}</span>
        <Time seconds={Math.floor(sample.durationMs / 1000)} />
      </span>
    </Radio>
  );
}

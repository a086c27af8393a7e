import { getLanguage } from '#contract/catalog/languages.ts';
import type { SampleInfo } from '#contract/videos.ts';
import { Time } from '../../ui/time.tsx';

export interface SamplePickerProps {
  samples: readonly SampleInfo[];
  onPick: (sample: SampleInfo) => void;
}

/** The built-in videos: one click, and there is something to write from. */
export function SamplePicker({ samples, onPick }: SamplePickerProps) {
  const [first, ...others] = samples;
  if (!first) return null;
  return (
    <section className="samples" aria-label="Built-in videos">
      <h2 className="samples-label">Nothing at hand? Take a built-in video</h2>
      <ul className="samples-list">
        {[first, ...others].map((sample) => (
          <li key={sample.id}>
            <SampleRow sample={sample} onPick={() => onPick(sample)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SampleRow({ sample, onPick }: { sample: SampleInfo; onPick: () => void }) {
  const language = getLanguage(sample.language);
  return (
    <button type="button" className="sample" onClick={onPick}>
      <span className="sample-words" lang={language.tag} dir={language.direction}>
        <span className="sample-title">{sample.title}</span>
        <span className="sample-channel">{sample.channel}</span>
      </span>
      <span className="sample-facts">
        <span>{language.label}</span>
        <Time seconds={Math.floor(sample.durationMs / 1000)} />
      </span>
    </button>
  );
}

import { Time } from './time.tsx';
import { UI_WORDS } from './words.tsx';

export type CoverageCell = 'full' | 'half' | 'none' | 'now';

export interface CoverageProps {
  cells: readonly CoverageCell[];
  /** Omitted if unknown. */
  durationSeconds?: number;
  /** Describes the squares in words. */
  label: string;
  title?: string;
}

export function CoverageBar({
  cells,
  durationSeconds,
  label,
  title = UI_WORDS.covered,
}: CoverageProps) {
  return (
    <div className="coverage">
      <div className="coverage-head">
        <span>{title}</span>
        {durationSeconds !== undefined && <Time seconds={durationSeconds} />}
      </div>
      <div className="coverage-cells" role="img" aria-label={label}>
        {cells.map((state, index) => (
          <i key={index} data-state={state} />
        ))}
      </div>
    </div>
  );
}

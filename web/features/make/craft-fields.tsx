import type { Whose } from '#contract/videos.ts';
import { price } from '../../lib/money.ts';
import { Segmented, Switch } from '../../ui/choice.tsx';

export interface CraftFieldsProps {
  whose: Whose | null;
  onWhose: (whose: Whose) => void;
  revise: boolean;
  /** What the last reading costs, as far as it is known. */
  revisionCents: number | undefined;
  onRevise: (revise: boolean) => void;
}

/** What a writer has to know beside the words: who speaks, and whether somebody reads it once more. */
export function CraftFields({ whose, onWhose, revise, revisionCents, onRevise }: CraftFieldsProps) {
  const cost = revise && revisionCents ? ` Adds about ${price(revisionCents)}.` : '';
  return (
    <>
      <Segmented
        label="Whose video is it?"
        value={whose ?? ''}
        onChange={(next) => onWhose(next as Whose)}
        options={[
          { value: 'mine', label: 'Mine' },
          { value: 'theirs', label: 'Someone else’s' },
        ]}
      />
      <div className="make-switch">
        <Switch
          isSelected={revise}
          onChange={onRevise}
          hint={`Reads the draft once more and edits it.${cost}`}
        >
          Final edit
        </Switch>
      </div>
    </>
  );
}

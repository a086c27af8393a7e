import type { Whose } from '#contract/videos.ts';
import { price } from '../../lib/money.ts';
import { Segmented, Switch } from '../../ui/choice.tsx';
import { MAKE_WORDS } from './words.ts';

export interface CraftFieldsProps {
  whose: Whose | null;
  onWhose: (whose: Whose) => void;
  revise: boolean;
  /** Cost of the final edit, as far as known. */
  revisionCents: number | undefined;
  onRevise: (revise: boolean) => void;
}

/** Options beyond the format: whose voice it is written in, and whether a model edits it once more. */
export function CraftFields({ whose, onWhose, revise, revisionCents, onRevise }: CraftFieldsProps) {
  const words = MAKE_WORDS.craft;
  return (
    <>
      <Segmented
        label={words.whose}
        value={whose ?? ''}
        onChange={(next) => onWhose(next as Whose)}
        options={[
          { value: 'mine', label: words.mine },
          { value: 'theirs', label: words.theirs },
        ]}
      />
      <div className="make-switch">
        <Switch
          isSelected={revise}
          onChange={onRevise}
          hint={
            revise && revisionCents ? words.reviseCosts(price(revisionCents)) : words.reviseHint
          }
        >
          {words.revise}
        </Switch>
      </div>
    </>
  );
}

import type { Whose } from '#contract/videos.ts';
import { price } from '../../lib/money.ts';
import { Segmented, Switch } from '../../ui/choice.tsx';
import { MAKE_WORDS } from './words.ts';

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

import { errorText } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { EstimateLine } from '../estimate-line.tsx';
import { MAKE_WORDS } from '../words.ts';
import type { ManyState } from './use-many.ts';

/** The total price, and the cap it can't exceed. */
export function ManyEstimate({ many }: { many: ManyState }) {
  if (!many.hasFormat) return <p className="estimate note">{MAKE_WORDS.formatFirst}</p>;
  const { data, isOld, isError, error, refetch } = many.estimate;
  if (isError) {
    return (
      <div className="make-failure" role="alert">
        <p className="field-error">{errorText(error)}</p>
        <Button isSmall icon="retry" onPress={() => void refetch()}>
          {MAKE_WORDS.act.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <EstimateLine estimate={data} isOld={isOld} />
      {many.isPaid && (
        <div className="many-cap">
          <TextField
            label={MAKE_WORDS.many.cap}
            inputMode="decimal"
            value={many.cap}
            onChange={many.setCap}
            error={many.capProblem}
          />
        </div>
      )}
      {data && data.unmeasured > 0 && data.costCents.ceiling > 0 && (
        <p className="field-hint many-note">
          {data.unmeasured === data.videos
            ? MAKE_WORDS.many.noneMeasured
            : MAKE_WORDS.many.someMeasured}
        </p>
      )}
    </>
  );
}

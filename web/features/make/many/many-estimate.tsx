import { errorText } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { EstimateLine } from '../estimate-line.tsx';
import type { ManyState } from './use-many.ts';

/** One price for all of it, and what it may never pass. */
export function ManyEstimate({ many }: { many: ManyState }) {
  if (!many.hasFormat) return <p className="estimate note">Choose a format first.</p>;
  const { data, isOld, isError, error, refetch } = many.estimate;
  if (isError) {
    return (
      <div className="make-failure" role="alert">
        <p className="field-error">{errorText(error)}</p>
        <Button isSmall icon="retry" onPress={() => void refetch()}>
          Try again
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
            label="Stop before it costs more than ($)"
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
            ? 'We don’t know how long these videos are yet. The price assumes 10 minutes each.'
            : 'We don’t know how long some of these videos are yet. The price assumes they’re as long as the others on average.'}
        </p>
      )}
    </>
  );
}

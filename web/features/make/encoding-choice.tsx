import * as z from 'zod/mini';
import { EncodingChoiceSchema, ENCODINGS, type Encoding } from '#contract/encodings.ts';
import { ApiError } from '../../lib/api-client.ts';
import { MAKE_WORDS } from './words.ts';

const ChoicesSchema = z.array(EncodingChoiceSchema);

interface EncodingChoicesProps {
  error: unknown;
  onPick: (encoding: Encoding) => void;
}

/** Shows the start of the file in each possible encoding. Readers of its language see immediately which one is right. */
export function EncodingChoices({ error, onPick }: EncodingChoicesProps) {
  const told = error instanceof ApiError ? error.body['encodings'] : undefined;
  const choices = ChoicesSchema.safeParse(told);
  if (!choices.success || choices.data.length === 0) return null;
  return (
    <ul className="source-encodings" aria-label={MAKE_WORDS.failure.encodings}>
      {choices.data.map(({ encoding, preview }) => (
        <li key={encoding}>
          <button type="button" onClick={() => onPick(encoding)}>
            <span className="source-encoding-preview" dir="auto">
              {preview}
            </span>
            <span className="source-encoding-name">{ENCODINGS[encoding]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

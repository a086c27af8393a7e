import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Checks, ReadingScope } from '#contract/checks.ts';
import { type Estimate, EstimateSchema, type GenerationSummary } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { call, errorText } from '../../../lib/api-client.ts';
import { Check } from '../../../ui/check.tsx';
import { TextAction } from '../../../ui/link.tsx';
import { ProblemLink, CostWords } from '../../../lib/estimate-words.tsx';
import { readingWords, unreadWords } from './reading-words.ts';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.reading;

export interface SecondReadingCheckProps {
  generation: GenerationSummary;
  checks: Checks;
  isBusy: boolean;
  isWithoutModel: boolean;
  onRead: (scope: ReadingScope) => void;
}

export const readingState = ({ unread, supported, sentences }: NonNullable<Checks['reading']>) =>
  unread === 0 && supported === sentences ? 'ok' : 'open';

/** The result of a model's second reading, and the button to start one, with its price. */
export function SecondReadingCheck(props: SecondReadingCheckProps) {
  const { generation, checks, isBusy, isWithoutModel } = props;
  const { reading } = checks;
  const canRead = !isWithoutModel && generation.status === 'done';
  const isAll = reading?.unread === 0;
  const doubted = checks.marks.filter(({ by }) => by !== 'model').length;
  const scope = reading?.scope ?? (doubted > 0 ? 'doubts' : 'on');
  if (!reading && !canRead) return null;
  return (
    <>
      {reading && (
        <Check state={readingState(reading)}>
          {WORDS.by(reading.model, readingWords(reading))}
          {reading.stopped && reading.unread > 0 && (
            <>
              {' '}
              {WORDS.stopped}
              {canRead && ` ${WORDS.readRest}`}
            </>
          )}
          {reading.problem && reading.unread > 0 && (
            <>
              {' '}
              {WORDS.failed} {reading.problem.message} <ProblemLink code={reading.problem.code} />
            </>
          )}
        </Check>
      )}
      {canRead && !isAll && (
        <StartReading
          key={`${generation.version} ${scope}`}
          id={generation.id}
          scope={scope}
          isBusy={isBusy}
          onStart={() => props.onRead(scope)}
        >
          {reading ? unreadWords(reading) : OFFERS[scope]}
        </StartReading>
      )}
    </>
  );
}

const OFFERS: Record<ReadingScope, string> = WORDS.offers;

interface StartReadingProps {
  id: string;
  scope: ReadingScope;
  isBusy: boolean;
  onStart: () => void;
  children: string;
}

function StartReading({ id, scope, isBusy, onStart, children }: StartReadingProps) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: ['reading-estimate', id, scope],
    enabled: isAsked,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      call(fill(CALLS.secondReadingEstimate, { id }), EstimateSchema, {
        method: 'POST',
        body: { scope },
        signal,
      }),
  });
  const isPriced = data !== undefined && data.problem === null && !isFetching;
  return (
    <Check
      state="waiting"
      action={
        <TextAction
          disabled={isBusy || isFetching || Boolean(data?.problem)}
          onPress={isPriced ? onStart : () => setAsked(true)}
        >
          {isPriced ? WORDS.start : WORDS.seePrice}
        </TextAction>
      }
    >
      {WORDS.offer(children)} {data && !isFetching && <PriceWords estimate={data} />}
      {error && <span role="alert">{errorText(error)}</span>}
    </Check>
  );
}

function PriceWords({ estimate: { costCents, problem } }: { estimate: Estimate }) {
  if (problem) {
    return (
      <span role="status">
        {problem.message} <ProblemLink code={problem.code} />
      </span>
    );
  }
  return (
    <span role="status">
      {costCents.ceiling === 0
        ? WORDS.free
        : WATCH_WORDS.costs(<CostWords costCents={costCents} />)}
    </span>
  );
}

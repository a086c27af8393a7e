import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { getLanguage } from '#contract/catalog/languages.ts';
import type { Checks as CheckResults, Mark, ReadingScope } from '#contract/checks.ts';
import {
  ENDED,
  type Engine,
  type GenerationSummary,
  type Refine,
  type RunUsage,
} from '#contract/generations.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { tellMomentIn } from '../../../lib/told-moment.ts';
import { price } from '../../../lib/money.ts';
import { PAGES } from '../../../lib/paths.ts';
import { audioQuery } from '../../../lib/podcasts.ts';
import { useFreeWords } from '../../../lib/session.ts';
import { percent } from '../../../lib/run-progress.ts';
import { Check, CheckList, type CheckProps, PassedChecks } from '../../../ui/check.tsx';
import { Link, TextAction } from '../../../ui/link.tsx';
import { languageState } from './language-state.ts';
import { DifferencesLeftOut, LeftOut } from './left-out.tsx';
import { markRows, type MarkRow } from './mark-rows.ts';
import { withRecordedLength } from './recorded-length.ts';
import { paidFor, VERDICT_WORDS } from './reading-words.ts';
import { RuleChecks } from './rule-checks.tsx';
import { readingState, SecondReadingCheck } from './second-reading.tsx';
import { gatherShort } from './short-draft.ts';
import { WATCH_WORDS } from './words.tsx';

export interface ChecksPanelProps {
  generation: GenerationSummary;
  /** With several sources: used to name the source of a moment. */
  parts: readonly JoinedPart[];
  checks: CheckResults | null;
  usage: RunUsage | null;
  /** Nothing can be fixed while the text is being written. */
  isBusy: boolean;
  /** Fixes need an AI model. */
  isWithoutModel: boolean;
  onShow: (blockId: string) => void;
  onSeek: (atMs: number) => void;
  onMend: (wish: Refine) => void;
  onRead: (scope: ReadingScope) => void;
}

/** The results of the server's checks, open ones first. */
export function ChecksPanel(props: ChecksPanelProps) {
  const { generation, parts, checks, usage, onShow, onSeek } = props;
  const { rules, open, differences } = useRows(generation, checks);
  const figures = checks ? figuresOf(checks, props) : [];
  const passed = [
    ...rules
      .filter((rule) => !isOpen(rule))
      .map(({ id, label, message }, at) => (
        <Check key={`${id} ${at}`} state="ok">
          {WATCH_WORDS.checks.rule(label, message)}
        </Check>
      )),
    ...figures.filter(({ props: { state } }) => state === 'ok'),
  ];
  return (
    <section
      className="panel-part"
      id={CHECKS_ID}
      tabIndex={-1}
      aria-label={WATCH_WORDS.checks.title}
    >
      <CheckList title={WATCH_WORDS.checks.title} level={2}>
        {checks ? (
          <>
            <MarkChecks
              marks={checks.marks}
              timed={checks.timed}
              parts={parts}
              onShow={onShow}
              onSeek={onSeek}
            />
            <SecondReadingCheck {...props} checks={checks} />
            <RuleChecks {...props} rules={open} />
            <DifferencesLeftOut differences={differences} parts={parts} onSeek={onSeek} />
            {figures.filter(({ props: { state } }) => state !== 'ok')}
            {passed.length > 0 && (
              <PassedChecks title={WATCH_WORDS.checks.passed(passed.length)}>{passed}</PassedChecks>
            )}
          </>
        ) : (
          WATCH_WORDS.checks.toCome.map((name) => (
            <Check key={name} state="waiting">
              {WATCH_WORDS.checks.whenDone(name)}
            </Check>
          ))
        )}
        <CostCheck generation={generation} usage={usage} />
      </CheckList>
    </section>
  );
}

const isOpen = ({ state }: { state: string }) => state !== 'ok';

/** What both the panel and the line above the draft go by. A podcast's length is as it was recorded. */
function useRows(generation: GenerationSummary, checks: CheckResults | null) {
  const isPodcast = generation.format === 'podcast' && checks !== null;
  const { data: audio } = useQuery({ ...audioQuery(generation.id), enabled: isPodcast });
  const rules = useMemo(
    () => gatherShort(withRecordedLength(checks?.rules ?? [], audio), checks?.words ?? 0),
    [checks, audio],
  );
  const open = useMemo(() => rules.filter(isOpen), [rules]);
  return { rules, open, differences: generation.answers ? [] : (checks?.leftOutDifferences ?? []) };
}

const CHECKS_ID = 'checks';

interface ChecksJumpProps extends Pick<ChecksPanelProps, 'generation' | 'checks'> {
  /** Shows the checks, if something else is in their place. */
  onJump: () => void;
}

/** Above a draft whose checks are below it: how many need a look. */
export function ChecksJump({ generation, checks, onJump }: ChecksJumpProps) {
  const rows = useRows(generation, checks);
  const open = checks && [
    ...markRows(checks.marks),
    ...(checks.reading && readingState(checks.reading) === 'open' ? [checks.reading] : []),
    ...rows.open,
    ...figuresOf(checks, { generation, parts: [], onSeek: () => {} }).filter(({ props }) =>
      isOpen(props),
    ),
    // All of them are one row.
    ...rows.differences.slice(0, 1),
  ];
  return (
    <p className="checks-jump">
      <TextAction
        onPress={() => {
          flushSync(onJump);
          const place = document.getElementById(CHECKS_ID);
          place?.scrollIntoView();
          place?.focus({ preventScroll: true });
        }}
      >
        {open ? WATCH_WORDS.checks.toLookAt(open.length) : WATCH_WORDS.checks.notYet}
      </TextAction>
    </p>
  );
}

const MARK_WORDS: Record<Mark['kind'], string> = WATCH_WORDS.marks.one;

const SEVERAL_WORDS: Partial<Record<Mark['kind'], string>> = WATCH_WORDS.marks.several;

/** A pasted book can have thousands of marks, so only the first are listed. */
const FIRST_MARKS = 40;

type MarkPlaces = Pick<ChecksPanelProps, 'parts' | 'onShow' | 'onSeek'> & { timed: boolean };

function MarkChecks({ marks, ...places }: MarkPlaces & { marks: Mark[] }) {
  const [isAll, setAll] = useState(false);
  const rows = useMemo(() => markRows(marks), [marks]);
  const shown = isAll ? rows : rows.slice(0, FIRST_MARKS);
  const left = rows.length - shown.length;
  return (
    <>
      {shown.map((row, index) => (
        <MarkCheck key={index} row={row} {...places} />
      ))}
      {left > 0 && (
        <Check state="open">
          <TextAction onPress={() => setAll(true)}>{WATCH_WORDS.checks.showMore(left)}</TextAction>
        </Check>
      )}
    </>
  );
}

function MarkCheck({ row, timed, parts, onShow, onSeek }: MarkPlaces & { row: MarkRow }) {
  const { kind, quotes, why, places, blockId, said, reading } = row;
  const what = quotes.length > 1 ? (SEVERAL_WORDS[kind] ?? MARK_WORDS[kind]) : MARK_WORDS[kind];
  const quoted = quotes.map((quote, index) => (
    <Fragment key={quote}>
      {index > 0 && ', '}
      <q>{quote}</q>
    </Fragment>
  ));
  return (
    <Check
      state="open"
      action={<TextAction onPress={() => onShow(blockId)}>{WATCH_WORDS.checks.show}</TextAction>}
    >
      {places > 1
        ? WATCH_WORDS.marks.often(what, quoted, places, why)
        : WATCH_WORDS.marks.once(what, quoted, why)}
      {said && <SourceWords said={said} timed={timed} parts={parts} onSeek={onSeek} />}
      {reading && (
        <span className="check-said">
          {VERDICT_WORDS[reading.verdict]}
          {reading.said && (
            <SourceWords said={reading.said} timed={timed} parts={parts} onSeek={onSeek} />
          )}
        </span>
      )}
    </Check>
  );
}

interface SourceWordsProps extends Pick<MarkPlaces, 'timed' | 'parts' | 'onSeek'> {
  said: NonNullable<Mark['said']>;
}

function SourceWords({ said, timed, parts, onSeek }: SourceWordsProps) {
  return (
    <span className="check-said">
      {WATCH_WORDS.marks.said(said.speaker || WATCH_WORDS.marks.source, <q>{said.quote}</q>)}{' '}
      {timed && (
        <TextAction onPress={() => onSeek(said.startMs)}>
          {tellMomentIn(parts, said.startMs).words}
        </TextAction>
      )}
    </span>
  );
}

/** The measurements made for every draft, each as a passed or open check. */
function figuresOf(
  checks: CheckResults,
  { generation, parts, onSeek }: Pick<ChecksPanelProps, 'generation' | 'parts' | 'onSeek'>,
) {
  return [
    supportCheck(checks),
    // Answers are about one thing, so most of the source is left out.
    generation.answers ? null : coverageCheck(checks, parts, onSeek),
    originalCheck(checks, generation.engine),
    languageCheck(checks, generation),
  ].filter((row) => row !== null);
}

type CheckRow = ReactElement<CheckProps>;

function supportCheck({ supported }: CheckResults): CheckRow | null {
  if (supported === null) return null;
  // Round down, so that one flagged sentence in a thousand doesn't show as 100%.
  const share = percent(Math.floor(supported * 100) / 100);
  return (
    <Check key="support" state={supported >= 0.9 ? 'ok' : 'open'}>
      {supported === 1 ? <b>{WATCH_WORDS.support.all}</b> : WATCH_WORDS.support.share(share)}
    </Check>
  );
}

/** The share of a talk of a few minutes that a short thread can cover. */
const SHORT_SHARE = 0.5;

function coverageCheck(
  checks: CheckResults,
  parts: readonly JoinedPart[],
  onSeek: (atMs: number) => void,
): CheckRow {
  const { coverage, leftOut, timed } = checks;
  const words = WATCH_WORDS.coverage;
  const of = !timed ? 'text' : parts.length > 0 ? 'sources' : 'video';
  const more = <LeftOut checks={checks} parts={parts} onSeek={onSeek} />;
  const unused = coverage.filter(({ share }) => share === 0).map(({ startMs }) => startMs);
  const missing = leftOut.length > 0 ? leftOut : unused;
  const [first] = missing;
  const [only] = coverage;
  if (first === undefined && only && coverage.length === 1) {
    // A short video has only one part, so "every part" would be meaningless.
    return (
      <Check key="coverage" state={only.share >= SHORT_SHARE ? 'ok' : 'advice'}>
        {words.share(percent(only.share))}
        {more}
      </Check>
    );
  }
  if (first === undefined) {
    return (
      <Check key="coverage" state="ok">
        {words.all[of]}
        {more}
      </Check>
    );
  }
  return (
    <Check
      key="coverage"
      state="open"
      {...(timed && {
        action: (
          <TextAction onPress={() => onSeek(first)}>{tellMomentIn(parts, first).words}</TextAction>
        ),
      })}
    >
      {words.leftOut[of](missing.length, Math.max(coverage.length, missing.length))}
      {more}
    </Check>
  );
}

function originalCheck({ copied }: CheckResults, engine: Engine): CheckRow | null {
  if (copied === null) return null;
  if (engine.kind === 'built-in') {
    // Highlights consist of quotes, so say how much is quoted.
    return (
      <Check key="original" state="ok">
        {WATCH_WORDS.original.quoted(percent(copied))}
      </Check>
    );
  }
  const isOwn = copied <= 0.2;
  return (
    <Check key="original" state={isOwn ? 'ok' : 'advice'}>
      {WATCH_WORDS.original[isOwn ? 'own' : 'close'](percent(copied))}
    </Check>
  );
}

function languageCheck(checks: CheckResults, generation: GenerationSummary): CheckRow | null {
  const state = languageState(checks);
  if (state === null) return null;
  const asked = getLanguage(generation.language).name;
  const detected = checks.language?.detected;
  return (
    <Check key="language" state={state === 'asAsked' ? 'ok' : 'open'}>
      {state === 'other' && detected
        ? WATCH_WORDS.language.other(getLanguage(detected).name, asked)
        : WATCH_WORDS.language[state === 'asAsked' ? 'asAsked' : 'unknown'](asked)}
    </Check>
  );
}

const COST = WATCH_WORDS.cost;

interface CostCheckProps {
  generation: GenerationSummary;
  usage: RunUsage | null;
}

function CostCheck({ generation: { engine, status }, usage }: CostCheckProps) {
  const freeWords = useFreeWords();
  if (engine.kind === 'model' && !usage) {
    // A finished draft without usage is a copy of one that had it, or was started from answers.
    if (status === 'done') {
      return <Check state="ok">{COST.notWritten}</Check>;
    }
    if (ENDED.includes(status)) {
      return <Check state="ok">{COST.notCalled}</Check>;
    }
    return <Check state="waiting">{COST.whenDone(engine.label)}</Check>;
  }
  const paid = paidFor(engine, usage);
  if (!usage || paid === null) {
    const words = usage?.words ?? 0;
    return (
      <Check state="ok">
        {freeWords === null || words === 0
          ? COST.free(engine.label)
          : COST.words(words, engine.label)}
      </Check>
    );
  }
  const tokens = usage.tokensIn + usage.tokensOut;
  return (
    <Check
      state="ok"
      action={
        <Link isAlone href={`${PAGES.settings}#spending`}>
          {COST.ledger}
        </Link>
      }
    >
      {COST.paid(price(usage.costCents), usage.estimated, paid, tokens)}
    </Check>
  );
}

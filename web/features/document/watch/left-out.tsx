import { Fragment, type ReactNode } from 'react';
import type { Checks } from '#contract/checks.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { tellMomentIn } from '../../../lib/told-moment.ts';
import { Check } from '../../../ui/check.tsx';
import { TextAction } from '../../../ui/link.tsx';
import { WATCH_WORDS } from './words.tsx';

export interface LeftOutProps {
  checks: Pick<Checks, 'leftOutChapters' | 'leftOutFacts' | 'timed'>;
  parts: readonly JoinedPart[];
  onSeek: (atMs: number) => void;
}

/** What the draft leaves out, by chapter, with links to the moments. */
export function LeftOut({ checks, parts, onSeek }: LeftOutProps) {
  const { leftOutChapters, leftOutFacts, timed } = checks;
  if (leftOutChapters.length + leftOutFacts.length === 0) return null;
  const place = (startMs: number) =>
    timed && <Place startMs={startMs} parts={parts} onSeek={onSeek} />;
  return (
    <>
      {leftOutChapters.length > 0 && (
        <More title={WATCH_WORDS.checks.chaptersLeftOut(leftOutChapters.length)}>
          {leftOutChapters.map(({ startMs, title }) => (
            <li key={startMs}>
              {title}
              {place(startMs)}
            </li>
          ))}
        </More>
      )}
      {leftOutFacts.length > 0 && (
        <More title={WATCH_WORDS.checks.factsLeftOut(leftOutFacts.length)}>
          {leftOutFacts.map(({ startMs, quote }) => (
            <li key={startMs}>
              <q>{quote}</q>
              {place(startMs)}
            </li>
          ))}
        </More>
      )}
    </>
  );
}

type PlaceProps = Pick<LeftOutProps, 'parts' | 'onSeek'> & { startMs: number };

function Place({ startMs, parts, onSeek }: PlaceProps) {
  return (
    <>
      {' '}
      <TextAction onPress={() => onSeek(startMs)}>{tellMomentIn(parts, startMs).words}</TextAction>
    </>
  );
}

export interface DifferencesLeftOutProps extends Pick<LeftOutProps, 'parts' | 'onSeek'> {
  differences: Checks['leftOutDifferences'];
}

/** What the sources say differently and the draft doesn't mention, with a quote from each side. */
export function DifferencesLeftOut({ differences, parts, onSeek }: DifferencesLeftOutProps) {
  if (differences.length === 0) return null;
  return (
    <Check state="advice">
      {WATCH_WORDS.checks.differencesLeftOut(differences.length)}
      <More title={WATCH_WORDS.checks.differences}>
        {differences.map(({ sides }, at) => (
          <li key={at}>
            {sides.map(({ startMs, quote }, side) => (
              <Fragment key={side}>
                {side > 0 && <br />}
                <q>{quote}</q>
                <Place startMs={startMs} parts={parts} onSeek={onSeek} />
              </Fragment>
            ))}
          </li>
        ))}
      </More>
    </Check>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="check-more">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

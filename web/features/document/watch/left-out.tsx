import type { ReactNode } from 'react';
import type { Checks } from '#contract/checks.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { tellMomentIn } from '../../../lib/told-moment.ts';
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
    timed && (
      <>
        {' '}
        <TextAction onPress={() => onSeek(startMs)}>
          {tellMomentIn(parts, startMs).words}
        </TextAction>
      </>
    );
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

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="check-more">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

import { useState } from 'react';
import { PRODUCT } from '#contract/product.ts';
import { Button } from '../ui/button.tsx';
import { TimeRail } from '../ui/rail.tsx';
import { Time } from '../ui/time.tsx';
import { FilmFigure } from './film-figure.tsx';

const LINES = [
  {
    at: 52,
    said: 'everyone plans a garden at noon on a Saturday',
    written:
      'Most small gardens are planned at noon on a Saturday, which is the one hour that tells you least about them.',
  },
  {
    at: 761,
    said: 'watch where the shade falls for one whole day',
    written:
      'Sit in the space from breakfast to dusk and note where the shade lies each hour. It will move further than you expect.',
  },
  {
    at: 1402,
    said: 'three beds, honestly, three is plenty',
    written:
      'Three beds are enough: one for what you eat weekly, one for what you cut, one for the rest.',
  },
] as const;

const DURATION_SECONDS = 1998;

export function Masthead() {
  const [position, setPosition] = useState(761);
  const spoken = LINES.findLast((line) => line.at <= position);

  return (
    <section className="masthead" aria-label="The idea">
      <h1 className="display">
        From caption
        <br />
        <span className="caption line">to page.</span>
      </h1>
      <div className="masthead-words">
        <p className="lede">
          Every part {PRODUCT.name} is made of, in every state. Two things make the look, the box of
          yellow words under a film and the written sheet, with the ruler of time between them. Drag
          the playhead.
        </p>
        <dl className="facts">
          <div>
            <dt>Corners</dt>
            <dd>3 px</dd>
          </div>
          <div>
            <dt>Shadows</dt>
            <dd>0</dd>
          </div>
          <div>
            <dt>Motion</dt>
            <dd>120–200 ms</dd>
          </div>
          <div>
            <dt>Contrast</dt>
            <dd>≥ 4.5 : 1</dd>
          </div>
        </dl>
      </div>
      <div className="desk">
        <div className="desk-film">
          <div className="film">
            <FilmFigure />
            <p className="film-caption" aria-live="off">
              <span className="caption">{spoken?.said ?? '♪'}</span>
            </p>
          </div>
          <TimeRail
            label="The video"
            isOnFilm
            durationSeconds={DURATION_SECONDS}
            positionSeconds={position}
            onSeek={setPosition}
            ticks={[]}
          />
        </div>
        <div className="desk-page prose railed">
          <h2>Watch the shade for a day before you plant anything</h2>
          {LINES.map((line) => (
            <DeskLine
              key={line.at}
              at={line.at}
              isNow={line === spoken}
              onPick={() => setPosition(line.at)}
            >
              {line.written}
            </DeskLine>
          ))}
          <div className="row desk-actions">
            <Button tone="go" isSmall>
              Also make…
            </Button>
            <span className="note">3 of 3 paragraphs supported</span>
          </div>
        </div>
      </div>
    </section>
  );
}

interface DeskLineProps {
  at: number;
  isNow: boolean;
  onPick: () => void;
  children: string;
}

function DeskLine({ at, isNow, onPick, children }: DeskLineProps) {
  return (
    <>
      <button
        type="button"
        className="rail-tick"
        data-state={isNow ? 'now' : 'todo'}
        onClick={onPick}
        {...(isNow && { 'aria-current': 'true' as const })}
      >
        <Time seconds={at} />
      </button>
      <p className={isNow ? 'now' : ''}>{children}</p>
    </>
  );
}

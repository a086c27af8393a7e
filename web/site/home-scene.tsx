import { Fragment } from 'react';
import { FORMATS } from '#contract/catalog/formats.ts';
import { classNames } from '../ui/class-names.ts';
import { Time, timeCode } from '../ui/time.tsx';
import { GardenFilm } from './garden-film.tsx';
import {
  FIRST_MOMENT,
  SAMPLE,
  SAMPLE_GROUPS,
  SAMPLE_FACTS,
  SAMPLE_MOMENTS,
  spokenAt,
  type Moment,
} from './sample-moments.ts';

/** The product, drawn: the film, its ruler, and what was written from it. Picking a line needs no script. */
export function Scene() {
  return (
    <figure className="scene" aria-label="A summary beside the film it was made from">
      <div className="scene-film">
        <div className="film">
          <GardenFilm />
          <p className="film-head">
            <span className="time">{SAMPLE.title}</span>
            <Time seconds={SAMPLE.seconds} />
          </p>
          <p className="film-caption">
            {SAMPLE_MOMENTS.map(({ id, startMs }) => (
              <span key={id} className="caption said" data-moment={id}>
                {spokenAt(startMs)}
              </span>
            ))}
          </p>
        </div>
        <div className="rail on-film" data-orientation="horizontal" aria-hidden="true">
          <div className="rail-ruler">
            <span className="rail-head">
              {SAMPLE_MOMENTS.map(({ id, startMs }) => (
                <span key={id} className="time said" data-moment={id}>
                  {timeCode(startMs / 1000)}
                </span>
              ))}
            </span>
          </div>
        </div>
      </div>
      <div className="scene-page">
        <ul className="tab-list" aria-label="Formats">
          {FORMATS.map(({ value, label }) => (
            <li key={value}>
              <a
                className={classNames('tab', value === 'summary' && 'on')}
                href={`#format-${value}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="scene-sheet prose" role="radiogroup" aria-labelledby="scene-title">
          <p className="scene-title" id="scene-title">
            {SAMPLE.title}
          </p>
          <div className="railed">
            {SAMPLE_GROUPS.map(({ chapter, moments }) => (
              <Fragment key={chapter}>
                {chapter && <p className="scene-chapter">{chapter}</p>}
                {moments.map((moment) => (
                  <Line key={moment.id} {...moment} />
                ))}
              </Fragment>
            ))}
          </div>
          <ul className="scene-facts">
            <li>
              <b>
                {SAMPLE_FACTS.lines} of {SAMPLE_FACTS.lines}
              </b>{' '}
              lines tied to their moment
            </li>
            <li>
              <b>
                {SAMPLE.chapters.length} of {SAMPLE.chapters.length}
              </b>{' '}
              chapters
            </li>
            <li>{SAMPLE_FACTS.words} words, English</li>
            <li>built-in engine, no AI model</li>
          </ul>
        </div>
      </div>
    </figure>
  );
}

function Line({ id, startMs, lines }: Moment) {
  const inputId = `moment-${id}`;
  return (
    <>
      <input
        className="visually-hidden"
        type="radio"
        name="moment"
        id={inputId}
        defaultChecked={id === FIRST_MOMENT}
      />
      <label className="rail-tick" htmlFor={inputId}>
        <Time seconds={startMs / 1000} />
      </label>
      <label className="scene-line" htmlFor={inputId}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </label>
    </>
  );
}

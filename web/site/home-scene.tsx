import { byCount, figure } from '#contract/count.ts';
import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import { SAMPLE_TEXTS, type SampleLine, type SampleText } from '../../content/site/sample-text.ts';
import { Time } from '../ui/time.tsx';
import { timeCode } from '../ui/time-code.ts';
import { GardenFilm } from './garden-film.tsx';
import { FIRST_FORMAT, MOMENTS, momentAt, SAMPLE, spokenAt } from './sample-moments.ts';

/** A drawing of the product: the film, its ruler, and the drafts. Selecting a format or line works without script. */
export function HomeScene() {
  return (
    <figure className="scene" aria-label="A video and the drafts made from it">
      <div className="scene-film">
        <div className="film">
          <GardenFilm />
          <p className="film-head">
            <span className="time">{SAMPLE.title}</span>
            <Time seconds={SAMPLE.seconds} />
          </p>
          <p className="film-caption">
            {MOMENTS.map(({ id, startMs }) => (
              <span key={id} className="caption said" data-moment={id}>
                {spokenAt(startMs)}
              </span>
            ))}
          </p>
        </div>
        <div className="rail" aria-hidden="true">
          <div className="rail-ruler">
            <span className="rail-head">
              {MOMENTS.map(({ id, startMs }) => (
                <span key={id} className="time said" data-moment={id}>
                  {timeCode(startMs / 1000)}
                </span>
              ))}
            </span>
          </div>
        </div>
      </div>
      <div className="scene-page" role="radiogroup" aria-label="Format">
        <div className="tab-list" aria-hidden="true">
          {FORMATS.map(({ value, label }) => (
            <label key={value} className="tab" htmlFor={`as-${value}`}>
              {label}
            </label>
          ))}
        </div>
        <div className="scene-sheets">
          {SAMPLE_TEXTS.map((text) => (
            <Sheet key={text.format} {...text} />
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The input directly precedes its sheet, so that CSS can tell which sheet and line are selected. */
function Sheet({ format, isWritten, title, lines, words, pieces }: SampleText) {
  const isWhole = lines.filter(({ startMs }) => startMs !== null).length === pieces;
  const { label } = FORMATS.find(({ value }) => value === format)!;
  const first = lines.find(({ startMs }) => startMs !== null);
  const chosen = lines.find(({ startMs }) => startMs === FIRST_FORMAT.startMs) ?? first;
  return (
    <>
      <input
        className="visually-hidden scene-as"
        type="radio"
        name="as"
        id={`as-${format}`}
        aria-label={label}
        defaultChecked={format === FIRST_FORMAT.value}
      />
      <div
        className="scene-sheet prose"
        data-as={format}
        role="radiogroup"
        aria-labelledby={`scene-title-${format}`}
      >
        <p className="scene-title" id={`scene-title-${format}`}>
          {format === 'newsletter' && <span className="scene-kicker">Subject</span>}
          {title}
        </p>
        <div className="railed">
          {lines.map((line) => (
            <Line key={line.text} format={format} isChosen={line === chosen} {...line} />
          ))}
        </div>
        <ul className="scene-facts">
          <li>
            <b>{pieces}</b>{' '}
            {byCount(pieces, 'line linked to the video', 'lines linked to the video')}
          </li>
          <li>
            {isWhole ? 'All' : 'Excerpt from'} {figure(words)} words
          </li>
          <li>
            {isWritten
              ? 'Written by an AI model from this talk'
              : 'Highlights in the speaker’s words, no AI model'}
          </li>
        </ul>
      </div>
    </>
  );
}

interface LineProps extends SampleLine {
  format: FormatValue;
  isChosen: boolean;
}

function Line({ format, text, isHeading, startMs, who, isChosen }: LineProps) {
  if (startMs === null) {
    return <p className={isHeading ? 'scene-chapter' : 'scene-between'}>{withWho(text, who)}</p>;
  }
  const moment = momentAt(startMs);
  const inputId = `${format}-${moment}`;
  return (
    <>
      <input
        className="visually-hidden"
        type="radio"
        name={`moment-${format}`}
        id={inputId}
        value={moment}
        defaultChecked={isChosen}
      />
      <label className="rail-tick" htmlFor={inputId}>
        <Time seconds={startMs / 1000} />
      </label>
      <label className="scene-line" htmlFor={inputId}>
        <span>{withWho(text, who)}</span>
      </label>
    </>
  );
}

function withWho(text: string, who: string | undefined) {
  if (!who) return text;
  return (
    <>
      <b className="scene-who">{who}</b> {text}
    </>
  );
}

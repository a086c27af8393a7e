import { useState } from 'react';
import { TimeRail, type Tick } from '../ui/rail.tsx';
import { Time } from '../ui/time.tsx';
import { FilmFigure } from './film-figure.tsx';
import { Plate, Section } from './specimen.tsx';

const TICKS: readonly Tick[] = [
  { at: 52, label: 'Noon on a Saturday', state: 'done' },
  { at: 410, label: 'The cheapest tool is a chair', state: 'done' },
  { at: 761, label: 'A day of shade', state: 'now' },
  { at: 1050, label: 'Three beds are enough' },
  { at: 1402, label: '40 percent', state: 'failed' },
  { at: 1733, label: 'What the shade has left over' },
];

export function RailChapter() {
  const [position, setPosition] = useState(761);
  return (
    <Section
      id="rail"
      at={261}
      title="Caption, time, rail"
      note="The box marks what is said or done now. The ruler ties every paragraph to its second. The wavy line is a proofreader’s doubt."
    >
      <Plate name="Caption" code=".film-caption > .caption" span={3} isFlush>
        <div className="film">
          <FilmFigure />
          <p className="film-caption">
            <span className="caption">so before you buy a single plant, watch where it falls</span>
          </p>
        </div>
        <TimeRail
          label="Under a player"
          isOnFilm
          durationSeconds={1998}
          positionSeconds={position}
          onSeek={setPosition}
          onPick={(tick) => setPosition(tick.at)}
          ticks={TICKS}
        />
      </Plate>
      <Plate name="Beside text" code=".railed > a.rail-tick + p" span={3}>
        <div className="prose railed" id="railed">
          <a className="rail-tick" data-state="done" href="#railed">
            <Time seconds={761} />
          </a>
          <p>Sit from breakfast to dusk and note where the shade lies each hour.</p>
          <a className="rail-tick" data-state="now" aria-current="true" href="#railed">
            <Time seconds={845} />
          </a>
          <p className="now">Only then draw the beds.</p>
          <a className="rail-tick" data-state="failed" href="#railed">
            <Time seconds={1050} />
          </a>
          <p>
            A south wall may lose the sun by three,{' '}
            <span className="doubt">which costs about 40 percent of a tomato crop</span>.
          </p>
          <p>
            One bed for whatever is left <span className="caret">over</span>
          </p>
        </div>
      </Plate>
      <Plate name="To scale, across" code=".rail [data-at='38']" span={6}>
        <TimeRail
          label="The whole talk"
          durationSeconds={1998}
          positionSeconds={761}
          isStatic
          onPick={() => undefined}
          ticks={TICKS}
        />
      </Plate>
      <Plate name="To scale, down" code="[data-orientation=vertical]" span={2}>
        <div className="tall-rail">
          <TimeRail
            label="Beside a measured text"
            orientation="vertical"
            durationSeconds={1998}
            positionSeconds={761}
            onPick={() => undefined}
            ticks={TICKS}
          />
        </div>
      </Plate>
      <Plate name="Right to left" code="dir=rtl" span={4}>
        <div className="prose railed" dir="rtl" lang="ar">
          <span className="rail-tick" data-state="done">
            <Time seconds={761} />
          </span>
          <p>اجلس في المكان من الفطور حتى الغسق وسجّل موضع الظل كل ساعة.</p>
          <span className="rail-tick" data-state="now">
            <Time seconds={845} />
          </span>
          <p className="now">بعد ذلك فقط ارسم أحواض الزرع.</p>
          <span className="rail-tick">
            <Time seconds={1050} />
          </span>
          <p>ثلاثة أحواض تكفي: واحد لما تأكله كل أسبوع وواحد لما تقطفه.</p>
        </div>
        <p className="note">The rail changes sides; a time code keeps its order.</p>
      </Plate>
    </Section>
  );
}

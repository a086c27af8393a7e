import { ICON_NAMES } from '../ui/icon-paths.ts';
import { Icon, Logo, LogoMark } from '../ui/icons.tsx';
import { PRODUCT } from '#contract/product.ts';
import { Inks } from './inks.tsx';
import { Plate, Section } from './specimen.tsx';

export function TypeChapter() {
  return (
    <Section
      id="type"
      at={52}
      title="Ink and type"
      note="Headings get their weight from Archivo’s width axis. Articles are read in Newsreader. Times and counts stand in JetBrains Mono."
    >
      <Plate name="Archivo" code="--ui" span={3}>
        <div className="width-axis" aria-hidden="true">
          <span data-width="62">Shade</span>
          <span data-width="84">Shade</span>
          <span data-width="104">Shade</span>
          <span data-width="125">Shade</span>
        </div>
        <p className="note">Width 62, 84, 104, 125. Headlines at 104, the name at 112.</p>
      </Plate>
      <Plate name="Newsreader" code="--read" span={3}>
        <p className="big-read">
          Aa <em>Ee</em> Gg
        </p>
        <p className="scale-read">
          A small garden is decided by its light. <em>How to read a day of shade</em>, and what to
          plant once you have.
        </p>
        <p className="note">Optical size follows the size of the text, 6 to 72.</p>
      </Plate>
      <Plate name="The scale" span={6}>
        <ul className="scale">
          <li>
            <span className="time">9</span>
            <span className="display">You said it</span>
          </li>
          <li>
            <span className="time">8</span>
            <span className="headline">Two voices, one episode</span>
          </li>
          <li>
            <span className="time">7</span>
            <span className="scale-7">Watch the shade for a day</span>
          </li>
          <li>
            <span className="time">read</span>
            <span className="scale-read">
              Sit in the space from breakfast to dusk and note where the shade lies each hour.
            </span>
          </li>
          <li>
            <span className="time">3</span>
            <span className="scale-3">Runs go on without you and wait where you left them.</span>
          </li>
          <li>
            <span className="time">time</span>
            <span className="time strong">0:52 12:41 10:01:01 14,210 $0.021</span>
          </li>
        </ul>
      </Plate>
      <Plate name="Inks" code="--page … --ok" span={6} isFlush>
        <Inks />
      </Plate>
      <Plate name="Icons" code=".icon" span={4}>
        <ul className="icon-sheet">
          {ICON_NAMES.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate name="Mark" code=".logo" span={2}>
        <div className="mark-sheet">
          <span className="mark-large">
            <LogoMark />
          </span>
          <Logo name={PRODUCT.name} />
          <p className="note">A line said, and the line being said.</p>
        </div>
      </Plate>
      <Plate name="Other scripts" span={6}>
        <div className="scripts">
          <p lang="ar" dir="rtl">
            راقب الظل يومًا كاملًا قبل أن تزرع أي شيء
          </p>
          <p lang="he" dir="rtl">
            צפו בצל יום שלם לפני ששותלים משהו
          </p>
          <p lang="el">Παρατηρήστε τη σκιά μια ολόκληρη μέρα</p>
          <p lang="ru">Понаблюдайте за тенью целый день</p>
          <p lang="pl">Zanim coś posadzisz, przez dzień śledź cień</p>
          <p lang="vi">Quan sát bóng râm trong cả một ngày</p>
        </div>
        <p className="note">Beyond Latin the system’s best face, without tightened letters.</p>
      </Plate>
    </Section>
  );
}

import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/kbd.tsx';

const MAP: readonly { title: string; rows: readonly [readonly string[], string][] }[] = [
  {
    title: 'Anywhere',
    rows: [
      [['Mod', 'K'], 'Find a document or do something'],
      [['?'], 'Show these keys'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'In a text',
    rows: [
      [['Mod', 'S'], 'Save now'],
      [['Mod', 'Z'], 'Take back the last change'],
      [['Mod', 'Shift', 'Z'], 'Bring it back'],
      [['Mod', 'F'], 'Find and replace'],
      [['Mod', 'B'], 'Bold'],
      [['Mod', 'I'], 'Italic'],
      [['Mod', 'K'], 'Link the chosen words'],
      [['Mod', 'Shift', '7'], 'Numbered list'],
      [['Mod', 'Shift', '8'], 'List of points'],
      [['Mod', 'Shift', '9'], 'Quote'],
      [['Mod', 'J'], 'Tell it what to change'],
    ],
  },
  {
    title: 'In the podcast studio',
    rows: [
      [['Space'], 'Play or pause, while nothing is being written; so does K'],
      [['J'], 'Back 10 seconds'],
      [['L'], 'On 10 seconds'],
      [['Enter'], 'A new line under this one'],
      [['Alt', '↑'], 'Move the line up'],
      [['Alt', '↓'], 'Move the line down'],
      [['Mod', 'Enter'], 'Hear the line'],
      [['Mod', 'Z'], 'Take back the last change to the script'],
      [['Mod', 'Shift', 'Z'], 'Do it again'],
    ],
  },
];

export function KeyboardMap({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog title="What the keys do" isOpen onOpenChange={onOpenChange}>
      <div className="key-map">
        {MAP.map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(([keys, does]) => (
                <div key={does}>
                  <dt>
                    <Keys keys={keys} />
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

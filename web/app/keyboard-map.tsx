import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/kbd.tsx';

const MAP: readonly { title: string; rows: readonly [readonly string[], string][] }[] = [
  {
    title: 'Anywhere',
    rows: [
      [['Mod', 'K'], 'Search or jump to…'],
      [['?'], 'Show keyboard shortcuts'],
      [['Esc'], 'Close'],
    ],
  },
  {
    title: 'In the editor',
    rows: [
      [['Mod', 'S'], 'Save now'],
      [['Mod', 'Z'], 'Undo'],
      [['Mod', 'Shift', 'Z'], 'Redo'],
      [['Mod', 'F'], 'Find and replace'],
      [['Mod', 'B'], 'Bold'],
      [['Mod', 'I'], 'Italic'],
      [['Mod', 'K'], 'Add a link'],
      [['Mod', 'Shift', '7'], 'Numbered list'],
      [['Mod', 'Shift', '8'], 'Bulleted list'],
      [['Mod', 'Shift', '9'], 'Quote'],
      [['Mod', 'J'], 'Ask for a change'],
    ],
  },
  {
    title: 'In Ask',
    rows: [
      [['/'], 'Write a question'],
      [['Enter'], 'Send it'],
      [['Shift', 'Enter'], 'Start a new line'],
    ],
  },
  {
    title: 'In the podcast studio',
    rows: [
      [['Space'], 'Play or pause when you’re not typing (or K)'],
      [['J'], 'Back 10 seconds'],
      [['L'], 'Forward 10 seconds'],
      [['Enter'], 'Add a line below'],
      [['Alt', '↑'], 'Move line up'],
      [['Alt', '↓'], 'Move line down'],
      [['Mod', 'Enter'], 'Play the line'],
      [['Mod', 'Z'], 'Undo in the script'],
      [['Mod', 'Shift', 'Z'], 'Redo'],
    ],
  },
];

export function KeyboardMap({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onOpenChange={onOpenChange}>
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

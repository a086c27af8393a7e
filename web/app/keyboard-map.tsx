import { Dialog } from '../ui/dialog.tsx';
import { Keys } from '../ui/kbd.tsx';
import { COMMAND_WORDS, KEY_WORDS } from './command-words.ts';

export function KeyboardMap({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog title={COMMAND_WORDS.keys.label} isOpen onOpenChange={onOpenChange}>
      <div className="key-map">
        {KEY_WORDS.map(({ title, rows }) => (
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

import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface AccordionEntry {
  question: string;
  answer: ReactNode;
  icon?: IconName;
}

/** Works without script: the shared `name` keeps only one item open. */
export function Accordion({ name, entries }: { name: string; entries: readonly AccordionEntry[] }) {
  return (
    <div className="accordion">
      {entries.map((entry) => (
        <details key={entry.question} className="accordion-item" name={name}>
          <summary>
            {entry.icon && <Icon name={entry.icon} />}
            <span>{entry.question}</span>
          </summary>
          <div className="accordion-body">{entry.answer}</div>
        </details>
      ))}
    </div>
  );
}

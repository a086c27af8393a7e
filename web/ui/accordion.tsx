import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icons.tsx';

export interface AccordionEntry {
  question: string;
  answer: ReactNode;
  icon?: IconName;
}

/** Plain HTML that works without script: the shared name keeps one item open at a time. */
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

import type { ReactNode } from 'react';

interface ClosingProps {
  /** The heading's text before the caption box, and the text inside it. */
  said: string;
  caption: string;
  children: ReactNode;
  note: ReactNode;
}

/** The call to action at the end of a page: the film again, with its last line. */
export function Closing({ said, caption, children, note }: ClosingProps) {
  return (
    <section className="closing part" aria-labelledby="closing-title">
      <div className="wrap closing-inside">
        <h2 className="display closing-title" id="closing-title">
          {said} <span className="closing-caption">{caption}</span>
        </h2>
        <div className="closing-go">
          {children}
          <p className="closing-note">{note}</p>
        </div>
      </div>
    </section>
  );
}

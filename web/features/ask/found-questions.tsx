import { listedQuestions, useQuestions } from './calls.ts';
import { AskedRow } from './asked-list.tsx';
import { ASK_WORDS } from './words.ts';
import './ask-start.css';
import './answer.css';

const MOST_SHOWN = 5;

/** Questions and answers that hold what is searched for; nothing where none does. */
export function FoundQuestions({ q }: { q: string }) {
  const found = listedQuestions(useQuestions({ q }).data).slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  return (
    <section className="ask-asked" aria-label={ASK_WORDS.recent.title}>
      <h2 className="qa-part">{ASK_WORDS.recent.title}</h2>
      <ul className="ask-asked-list">
        {found.map((question) => (
          <AskedRow key={question.id} question={question} more={0} isScopeShown />
        ))}
      </ul>
    </section>
  );
}

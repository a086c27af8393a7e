import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ASK_WORDS } from './words.ts';

export interface AskSuggestionsProps {
  questions: readonly string[];
  isLoading: boolean;
  onAsk: (text: string) => void;
}

/** Questions the source itself answers: one click asks. */
export function AskSuggestions({ questions, isLoading, onAsk }: AskSuggestionsProps) {
  if (isLoading) return <Skeleton label={ASK_WORDS.room.suggested} lines={3} />;
  if (questions.length === 0) return null;
  return (
    <section className="ask-suggested" aria-label={ASK_WORDS.room.suggested}>
      <h2 className="qa-part">{ASK_WORDS.room.suggested}</h2>
      <ul className="ask-suggestions">
        {questions.map((text) => (
          <li key={text}>
            <button type="button" className="ask-suggestion" onClick={() => onAsk(text)}>
              <span dir="auto">{text}</span>
              <Icon name="arrow-on" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

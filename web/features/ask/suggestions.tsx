import { Icon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ASK_WORDS } from './words.ts';

export interface AskSuggestionsProps {
  title?: string;
  questions: readonly string[];
  isLoading?: boolean;
  onAsk: (text: string) => void;
}

/** Questions the source itself answers: one click asks. */
export function AskSuggestions(props: AskSuggestionsProps) {
  const { title = ASK_WORDS.room.suggested, questions, isLoading = false, onAsk } = props;
  if (isLoading) return <Skeleton label={title} lines={3} />;
  if (questions.length === 0) return null;
  return (
    <section className="ask-suggested" aria-label={title}>
      <h2 className="qa-part">{title}</h2>
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

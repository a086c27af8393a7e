import { useNavigate, useParams, useSearchParams } from 'react-router';
import { type AskScope, MOST_ASKED } from '#contract/questions.ts';
import { AskNew, AskStart, AskThread } from '../features/ask/ask.tsx';
import { askPath, questionPath } from '../lib/paths.ts';

function scopeIn(query: URLSearchParams): AskScope | null {
  const videoId = query.get('video');
  const shelfId = query.get('shelf');
  if (videoId) return { kind: 'video', videoId };
  return shelfId ? { kind: 'shelf', shelfId } : null;
}

export function AskScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const scope = scopeIn(query);
  if (id !== undefined) return <AskThread key={id} threadId={id} />;
  const question = (query.get('question') ?? '').slice(0, MOST_ASKED);
  if (scope === null) {
    return (
      <AskStart
        key={question}
        question={question}
        onPick={(picked, typed) => void navigate(askPath(picked, typed))}
      />
    );
  }
  return (
    <AskNew
      key={query.toString()}
      scope={scope}
      question={question}
      onAsked={(asked) => void navigate(questionPath(asked))}
    />
  );
}

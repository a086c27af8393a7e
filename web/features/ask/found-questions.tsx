import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { listedQuestions, useQuestions } from './calls.ts';
import { AskedRow } from './asked-list.tsx';
import { ASK_WORDS } from './words.ts';
import './ask-start.css';
import './answer.css';

/** At first: drafts come below them. */
const FEW = 5;

/** Questions and answers that hold what is searched for; nothing where none does. */
export function FoundQuestions({ q }: { q: string }) {
  const found = useQuestions({ q });
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === q;
  const questions = listedQuestions(found.data);
  if (questions.length === 0) return null;
  const hasMore = isAll ? found.hasNextPage : questions.length > FEW;
  return (
    <section className="ask-asked" aria-label={ASK_WORDS.recent.title}>
      <h2 className="qa-part">{ASK_WORDS.recent.title}</h2>
      <ul className="ask-asked-list">
        {questions.slice(0, isAll ? undefined : FEW).map((question) => (
          <AskedRow key={question.id} question={question} isScopeShown />
        ))}
      </ul>
      {hasMore && (
        <Button
          isSmall
          isPending={found.isFetchingNextPage}
          onPress={() => (isAll ? void found.fetchNextPage() : setAllOf(q))}
        >
          {ASK_WORDS.choose.more}
        </Button>
      )}
    </section>
  );
}

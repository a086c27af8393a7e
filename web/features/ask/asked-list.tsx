import { useState } from 'react';
import { ENDED } from '#contract/generations.ts';
import type { AskedQuestion } from '#contract/questions.ts';
import { errorText } from '../../lib/api-client.ts';
import { questionPath } from '../../lib/paths.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { FoundSnippet } from '../../ui/snippet.tsx';
import { listedQuestions, useQuestions, type ScopeFilter } from './calls.ts';
import { ASK_WORDS, dayWords } from './words.ts';

/** How few need no search over them. */
const FEW = 8;

export interface AskedListProps {
  /** Only what was asked of it. */
  scope?: ScopeFilter;
  title?: string;
}

const titleFor = (scope: ScopeFilter | undefined) =>
  scope ? ASK_WORDS.room.asked : ASK_WORDS.recent.title;

/** Everything that was asked, the newest conversation first. */
export function AskedList({ scope, title = titleFor(scope) }: AskedListProps) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim()) ?? '';
  // A search shows the very question that was found; else a conversation stands there once.
  const found = useQuestions(q === '' ? { ...scope, group: 'thread' } : { q });
  const questions = listedQuestions(found.data);
  const asked = questions.reduce((sum, { followUps = 0 }) => sum + 1 + followUps, 0);
  const isSearchable = scope === undefined && (asked > FEW || typed !== '');
  if (found.isError && questions.length === 0) {
    return (
      <p className="ask-note" role="alert">
        {ASK_WORDS.recent.failed} {errorText(found.error)}
      </p>
    );
  }
  if (questions.length === 0 && typed === '') return null;
  return (
    <section className="ask-asked" aria-label={title}>
      <h2 className="qa-part">{title}</h2>
      {isSearchable && (
        <SearchField
          label={ASK_WORDS.recent.search}
          isLabelHidden
          placeholder={ASK_WORDS.recent.searchHint}
          value={typed}
          onChange={setTyped}
        />
      )}
      {questions.length === 0 ? (
        <p className="ask-note">{ASK_WORDS.recent.nothing}</p>
      ) : (
        <ul className="ask-asked-list">
          {questions.map((one) => (
            <AskedRow key={one.id} question={one} isScopeShown={scope === undefined} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          isSmall
          isPending={found.isFetchingNextPage}
          onPress={() => void found.fetchNextPage()}
        >
          {ASK_WORDS.choose.more}
        </Button>
      )}
    </section>
  );
}

export interface AskedRowProps {
  question: AskedQuestion;
  isScopeShown: boolean;
}

/** A question that leads to its conversation. */
export function AskedRow({ question, isScopeShown }: AskedRowProps) {
  const { threadId, id, text, scopeName, status, verdict, searched, createdAt, snippet } = question;
  const { followUps = 0, compared } = question;
  const when = new Date(createdAt);
  return (
    <li className="ask-asked-row">
      <a href={`${questionPath(threadId)}#${id}`} className="ask-asked-text">
        <bdi>{text}</bdi>
      </a>
      {verdict === 'not_said' && (
        <Badge>
          {compared
            ? ASK_WORDS.answer.noneCompared
            : ASK_WORDS.answer.notSaid(searched.sources <= 1)}
        </Badge>
      )}
      {status === 'failed' && <Badge tone="proof">{ASK_WORDS.state.failed}</Badge>}
      {!ENDED.includes(status) && <Badge tone="mark">{ASK_WORDS.state.running}</Badge>}
      {snippet && <FoundSnippet snippet={snippet} />}
      <p className="ask-asked-facts">
        {isScopeShown && <bdi>{scopeName}</bdi>}
        <time dateTime={when.toISOString()}>{dayWords(when)}</time>
        {followUps > 0 && <span>{ASK_WORDS.recent.followUps(followUps)}</span>}
      </p>
    </li>
  );
}

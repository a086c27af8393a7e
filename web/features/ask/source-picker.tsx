import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskScope } from '#contract/questions.ts';
import type { ShelfSummary, ListedSource } from '#contract/shelves.ts';
import { errorText } from '../../lib/api-client.ts';
import { askPath, formatPath } from '../../lib/paths.ts';
import { shelvesQuery, useCreateShelf, useSources } from '../../lib/shelves.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useSampleSource } from './calls.ts';
import { AskSuggestions } from './suggestions.tsx';
import { beginsAsQuestion, endsAsQuestion } from './typed-question.ts';
import { ASK_WORDS } from './words.ts';

export interface SourcePickerProps {
  /** What was typed elsewhere to be asked; empty where nothing was. */
  question: string;
  /** `question`: what was typed as one before there was a source. */
  onPick: (scope: AskScope, question: string) => void;
}

/** What to ask: a shelf, one source, or several that are put on a shelf for it. */
export function SourcePicker({ question: brought, onPick }: SourcePickerProps) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim()) ?? '';
  const isAsked = endsAsQuestion(text);
  const q = isAsked ? '' : text;
  const searched = useSources(q);
  const shelves = useQuery(shelvesQuery);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedSource> | null>(null);
  const create = useCreateShelf();
  const hits = askable(searched.data?.pages);
  const fitting = (shelves.data?.shelves ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(q.toLocaleLowerCase()),
  );
  const isMissed = q !== '' && searched.isSuccess && hits.length + fitting.length === 0;
  const question = isAsked || (isMissed && beginsAsQuestion(q)) ? text : brought;
  // Whoever typed a question still needs a source to choose.
  const all = useSources('');
  const sources = isMissed ? all : searched;
  const found = isMissed ? askable(all.data?.pages) : hits;
  const hasNone = text === '' && searched.isSuccess && hits.length === 0 && !searched.hasNextPage;

  const toggle = (card: ListedSource) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(card.videoId)) next.set(card.videoId, card);
      return next;
    });

  function askChosen(cards: readonly ListedSource[]) {
    const [only] = cards;
    if (!only) return;
    if (cards.length === 1) return onPick({ kind: 'video', videoId: only.videoId }, question);
    const name = ASK_WORDS.choose.shelfName(cards.map(({ title }) => title));
    create.mutate(
      { name, videoIds: cards.map(({ videoId }) => videoId) },
      {
        onSuccess: ({ id }) => onPick({ kind: 'shelf', shelfId: id }, question),
        onError: tellFailure,
      },
    );
  }

  if (hasNone && shelves.isSuccess && fitting.length === 0) return <NothingYet onPick={onPick} />;
  return (
    <section className="ask-picker" aria-label={ASK_WORDS.choose.title}>
      {brought !== '' && (
        <p className="ask-note" role="status">
          {ASK_WORDS.choose.about(brought)}
        </p>
      )}
      <SearchField
        label={ASK_WORDS.choose.search}
        isLabelHidden
        placeholder={ASK_WORDS.choose.searchHint}
        value={typed}
        onChange={setTyped}
      />
      {isMissed ? (
        <p className="ask-note" role="status">
          <b>{ASK_WORDS.choose.nothing}.</b> {ASK_WORDS.choose.nothingHint}{' '}
          {question !== '' && ASK_WORDS.choose.questionKept}
        </p>
      ) : (
        isAsked && (
          <p className="ask-note" role="status">
            <b>{ASK_WORDS.choose.questionFirst}</b> {ASK_WORDS.choose.questionKept}
          </p>
        )
      )}
      {fitting.length > 0 && chosen === null && (
        <>
          <h2 className="qa-part">{ASK_WORDS.choose.shelves}</h2>
          <ul className="ask-shelves">
            {fitting.map((shelf) => (
              <ShelfTile key={shelf.id} shelf={shelf} question={question} />
            ))}
          </ul>
        </>
      )}
      <div className="ask-picker-head">
        {!hasNone && (
          <h2 className="qa-part">
            {q === '' || isMissed ? ASK_WORDS.choose.recent : ASK_WORDS.choose.found}
          </h2>
        )}
        {(found.length > 1 || chosen !== null) && (
          <Button
            isSmall
            tone="quiet"
            onPress={() => setChosen(chosen === null ? new Map() : null)}
          >
            {chosen === null ? ASK_WORDS.choose.several : ASK_WORDS.choose.one}
          </Button>
        )}
      </div>
      {sources.isPending && <Skeleton label={ASK_WORDS.choose.loading} lines={5} />}
      {sources.isError && (
        <div className="stack" role="alert">
          <p>{errorText(sources.error)}</p>
          <div>
            <Button icon="retry" onPress={() => void sources.refetch()}>
              {ASK_WORDS.act.reload}
            </Button>
          </div>
        </div>
      )}
      {hasNone && (
        <p className="ask-note">
          {ASK_WORDS.choose.noneOwn} <Link href={formatPath('blog')}>{ASK_WORDS.empty.action}</Link>
        </p>
      )}
      <ul className="ask-sources">
        {found.map((card) => (
          <SourceRow
            key={card.videoId}
            card={card}
            question={question}
            isChosen={chosen && chosen.has(card.videoId)}
            onChoose={() => toggle(card)}
          />
        ))}
      </ul>
      {sources.hasNextPage && (
        <Button
          isSmall
          isPending={sources.isFetchingNextPage}
          onPress={() => void sources.fetchNextPage()}
        >
          {ASK_WORDS.choose.more}
        </Button>
      )}
      {chosen !== null && chosen.size > 0 && (
        <div className="ask-chosen" role="region" aria-label={ASK_WORDS.choose.chosen(chosen.size)}>
          <p>
            <b>{ASK_WORDS.choose.chosen(chosen.size)}.</b>{' '}
            {chosen.size > 1 && ASK_WORDS.choose.keptTogether}
          </p>
          <Button
            tone="go"
            isPending={create.isPending}
            onPress={() => askChosen([...chosen.values()])}
          >
            {ASK_WORDS.choose.askThem(chosen.size)}
          </Button>
        </div>
      )}
    </section>
  );
}

function ShelfTile({ shelf, question }: { shelf: ShelfSummary; question: string }) {
  const { id, name, sourceCount, ownerEmail, isOwn, sharedWithTeam } = shelf;
  return (
    <li>
      <a className="ask-shelf" href={askPath({ kind: 'shelf', shelfId: id }, question)}>
        <Icon name="library" />
        <bdi>{name}</bdi>
        <span className="ask-shelf-facts">
          {ASK_WORDS.facts.sources(sourceCount)}
          {!isOwn && ownerEmail !== null && ` · ${ASK_WORDS.facts.shared(ownerEmail)}`}
          {isOwn && sharedWithTeam && ` · ${ASK_WORDS.facts.sharedWithTeam}`}
        </span>
      </a>
    </li>
  );
}

type AskableSource = ListedSource & { state: Exclude<ListedSource['state'], 'failed'> };

/** A link that failed has nothing to ask. */
function askable(pages: readonly { sources: readonly ListedSource[] }[] = []): AskableSource[] {
  const hasWords = (card: ListedSource): card is AskableSource => card.state !== 'failed';
  return pages.flatMap(({ sources }) => sources.filter(hasWords));
}

interface SourceRowProps {
  card: AskableSource;
  /** Is taken along to it. */
  question: string;
  /** `null` while one is chosen and not several. */
  isChosen: boolean | null;
  onChoose: () => void;
}

function SourceRow({ card, question, isChosen, onChoose }: SourceRowProps) {
  const { videoId, title, channel, durationMs, timed, words, state } = card;
  const name = title || ASK_WORDS.answer.untitled;
  const isReady = state === 'ready';
  return (
    <li className="ask-source" {...(isChosen && { 'data-chosen': '' })}>
      <span className="rail-tick" data-state={isReady ? 'done' : 'todo'}>
        {timed && durationMs > 0 ? <Time seconds={durationMs / 1000} /> : <Icon name="text" />}
      </span>
      {isChosen !== null && (
        <label className="ask-choose">
          <input
            type="checkbox"
            aria-label={ASK_WORDS.choose.pick(name)}
            checked={isChosen}
            disabled={!isReady}
            onChange={onChoose}
          />
        </label>
      )}
      <span className="ask-source-words">
        {isChosen === null && isReady ? (
          <a className="ask-source-title" href={askPath({ kind: 'video', videoId }, question)}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi className="ask-source-title">{name}</bdi>
        )}
        <span className="ask-source-facts">
          {channel !== '' && <bdi>{channel}</bdi>}
          {state === 'ready' ? (
            <span>{ASK_WORDS.facts.words(words)}</span>
          ) : (
            <span>{ASK_WORDS.choose.notReady[state]}</span>
          )}
        </span>
      </span>
    </li>
  );
}

/** Nothing of one's own to ask: questions that the built-in talk answers, each a click away from being asked. */
function NothingYet({ onPick }: Pick<SourcePickerProps, 'onPick'>) {
  const sample = useSampleSource();
  return (
    <>
      <Empty
        title={ASK_WORDS.empty.title}
        level={2}
        action={
          <ButtonLink tone="go" href={formatPath('blog')}>
            {ASK_WORDS.empty.action}
          </ButtonLink>
        }
      >
        {ASK_WORDS.empty.text}
      </Empty>
      <AskSuggestions
        title={ASK_WORDS.empty.sample}
        questions={ASK_WORDS.empty.sampleQuestions}
        onAsk={(text) => {
          if (sample.isPending) return;
          sample.mutate(undefined, {
            onSuccess: ({ id }) => onPick({ kind: 'video', videoId: id }, text),
            onError: tellFailure,
          });
        }}
      />
    </>
  );
}

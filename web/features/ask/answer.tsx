import { useQuery } from '@tanstack/react-query';
import { memo, use, useState } from 'react';
import { ENDED, type GenerationSummary } from '#contract/generations.ts';
import { otherLanguageWords } from '#contract/other-language.ts';
import { type AskedQuestion, notFoundIn } from '#contract/questions.ts';
import { ProblemLink } from '../../lib/estimate-words.tsx';
import { price } from '../../lib/money.ts';
import { PAGES } from '../../lib/paths.ts';
import { shelfQuery } from '../../lib/shelves.ts';
import { sourceQuery } from '../../lib/source.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { AnswerMenu } from './answer-menu.tsx';
import { ComparedPassages } from './compared.tsx';
import { MadeDrafts } from './drafts-made.tsx';
import { useRetryQuestion, useStopQuestion } from './calls.ts';
import { useLiveQuestion } from './live-question.ts';
import { AddAction, SaidPassages, Sentences } from './moments.tsx';
import {
  type DraftStart,
  StartButton,
  StartFailure,
  StartProgress,
  useStartDraft,
} from './start-draft.tsx';
import { ASK_LINKED_WORDS } from './linked-words.tsx';
import { ASK_WORDS } from './words.ts';

export interface AnswerProps {
  /** As the list has it; what is newer is read while it is answered. */
  listed: AskedQuestion;
  /** Those made from this answer alone. */
  drafts: readonly GenerationSummary[] | undefined;
  /** The chip in play, where it is one of this answer. */
  chosen: string | null;
  /** Whether the conversation has several answers. */
  isOneOfSeveral: boolean;
  /** Whether one of its questions is still being answered. */
  isAnyGoing: boolean;
  isLeaving: boolean;
  onDelete: (id: string) => void;
  onUndo: (id: string) => void;
  onAskAgain: (text: string) => void;
}

/** One question and what came of it. */
export const Answer = memo(function Answer(props: AnswerProps) {
  const { listed, drafts, chosen, isOneOfSeveral, isAnyGoing, isLeaving } = props;
  const { onDelete, onUndo, onAskAgain } = props;
  const question = useLiveQuestion(listed);
  const { id, text, status } = question;
  const draft = useStartDraft(question);
  const isGoing = !ENDED.includes(status);
  if (isLeaving) {
    return (
      <article className="qa qa-leaving">
        <p role="status">{ASK_WORDS.act.deleting}</p>
        <UndoButton takesFocus onUndo={() => onUndo(id)}>
          {ASK_WORDS.act.undo}
        </UndoButton>
      </article>
    );
  }
  return (
    <article className="qa" id={id} data-status={status} aria-labelledby={`${id}-text`}>
      <header className="qa-head">
        <h2 className="qa-question" id={`${id}-text`} dir="auto">
          {text}
        </h2>
        <StartProgress draft={draft} />
        {isGoing ? (
          <StopButton id={id} />
        ) : (
          <AnswerMenu
            question={question}
            onDraft={(isWhole) => draft.start({ isWhole, place: 'menu' })}
            isOneOfSeveral={isOneOfSeveral}
            isAnyGoing={isAnyGoing}
            onDelete={() => onDelete(id)}
            onAskAgain={() => onAskAgain(text)}
          />
        )}
      </header>
      <StartFailure draft={draft} place="menu" />
      <Body question={question} chosen={chosen} />
      {status === 'failed' && <Failure question={question} />}
      {status === 'stopped' && <Stopped question={question} />}
      <Ways question={question} draft={draft} />
      <StartFailure draft={draft} place="button" />
      <MadeDrafts drafts={drafts} />
      {!isGoing && <Facts question={question} />}
    </article>
  );
});

/** What can be made of an answer: a part of the draft beside it, or a draft of its own. */
function Ways({ question, draft }: { question: AskedQuestion; draft: DraftStart }) {
  const add = use(AddAction);
  const { verdict, sentences, passages } = question;
  // A passage is added where it stands.
  const canAdd = add !== null && (sentences.length > 0 || passages.length > 1);
  const canStart = add === null;
  if (verdict !== 'answered' || !(canAdd || canStart)) return null;
  return (
    <div className="qa-ways">
      {canAdd && (
        <Button
          isSmall
          icon="plus"
          aria-describedby={`${question.id}-text`}
          onPress={() => add(question)}
        >
          {sentences.length > 0 ? ASK_WORDS.act.add : ASK_WORDS.act.addAll(passages.length)}
        </Button>
      )}
      {canStart && <StartButton draft={draft} describedBy={`${question.id}-text`} />}
    </div>
  );
}

function StopButton({ id }: { id: string }) {
  const stop = useStopQuestion(id);
  return (
    <Button
      isSmall
      icon="stop"
      // Asked to stop, it ends at its next step: the button keeps saying so until then.
      isPending={stop.isPending || stop.isSuccess}
      pendingText={ASK_WORDS.act.stopping}
      onPress={() => stop.mutate()}
    >
      {ASK_WORDS.act.stop}
    </Button>
  );
}

function Body({ question, chosen }: { question: AskedQuestion; chosen: string | null }) {
  const { status, stage, verdict, engine, sentences, passages, compared } = question;
  const isGoing = !ENDED.includes(status);
  if (verdict === 'not_said') return <NotSaid question={question} chosen={chosen} />;
  return (
    <>
      {sentences.length > 0 && <Sentences question={question} chosen={chosen} />}
      {isGoing && (
        <p className="qa-stage" role="status">
          <span className="caption">
            {status === 'queued' || stage === null
              ? ASK_WORDS.stage.queued
              : ASK_WORDS.stage[stage]}
          </span>
        </p>
      )}
      {verdict === 'answered' && engine.kind === 'built-in' && (
        <section className="qa-said">
          {compared ? (
            <ComparedPassages question={question} compared={compared} chosen={chosen} />
          ) : (
            <>
              <h3 className="qa-part">{ASK_WORDS.answer.passages}</h3>
              <SaidPassages question={question} passages={passages} chosen={chosen} />
            </>
          )}
          <p className="qa-note">
            {compared && `${ASK_WORDS.answer.comparedHow} `}
            {ASK_LINKED_WORDS.wordForWord((text) => (
              <Link href={`${PAGES.settings}#keys`}>{text}</Link>
            ))}
          </p>
        </section>
      )}
      {verdict === 'answered' && engine.kind === 'model' && passages.length > 0 && (
        <Read question={question} chosen={chosen} />
      )}
    </>
  );
}

/** No failure: a search that found no answer says so, and shows what comes closest. */
function NotSaid({ question, chosen }: { question: AskedQuestion; chosen: string | null }) {
  const { passages, searched, compared } = question;
  const isOne = searched.sources <= 1;
  return (
    <section className="qa-unsaid">
      <h3 className="qa-unsaid-title">
        {compared ? notFoundIn(question) : ASK_WORDS.answer.notSaid(isOne)}
      </h3>
      <p className="qa-unsaid-text">
        {compared
          ? ASK_LINKED_WORDS.comparedHow((text) => (
              <Link href={`${PAGES.settings}#keys`}>{text}</Link>
            ))
          : ASK_WORDS.answer.notSaidText(isOne, searched.words)}
      </p>
      {question.engine.kind === 'built-in' && <OtherLanguages question={question} />}
      {passages.length > 0 ? (
        <>
          <h4 className="qa-part">{ASK_WORDS.answer.nearest}</h4>
          <SaidPassages question={question} passages={passages} chosen={chosen} />
        </>
      ) : (
        !compared && <p className="qa-unsaid-text">{ASK_WORDS.answer.noNearest}</p>
      )}
    </section>
  );
}

/** A search goes by words: without a model to put the question into their language it rarely finds any. */
function OtherLanguages({ question: { scope, askedTag = 'und' } }: { question: AskedQuestion }) {
  const isVideo = scope.kind === 'video';
  const video = useQuery({ ...sourceQuery(isVideo ? scope.videoId : ''), enabled: isVideo }).data;
  const shelf = useQuery({ ...shelfQuery(isVideo ? '' : scope.shelfId), enabled: !isVideo }).data;
  const tags = video ? [video.languageTag] : (shelf?.sources ?? []).map((one) => one.languageTag);
  const words = otherLanguageWords(askedTag, tags);
  return words === null ? null : <p className="qa-unsaid-text">{words}</p>;
}

/** The passages a model was given; drawn when somebody wants to see them. */
function Read({ question, chosen }: { question: AskedQuestion; chosen: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="qa-read" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{ASK_WORDS.answer.read}</summary>
      {isOpen && <SaidPassages question={question} passages={question.passages} chosen={chosen} />}
    </details>
  );
}

function Retry({ id }: { id: string }) {
  const retry = useRetryQuestion(id);
  return (
    <Button
      isSmall
      icon="retry"
      isPending={retry.isPending}
      pendingText={ASK_WORDS.act.retrying}
      onPress={() => retry.mutate()}
    >
      {ASK_WORDS.act.retry}
    </Button>
  );
}

function Failure({ question: { id, error } }: { question: AskedQuestion }) {
  return (
    <div className="qa-failed" role="alert">
      <p>
        <b>{ASK_WORDS.answer.failed}.</b> {error?.message}{' '}
        {error && <ProblemLink code={error.code} />}
      </p>
      <Retry id={id} />
    </div>
  );
}

function Stopped({ question: { id, sentences } }: { question: AskedQuestion }) {
  return (
    <div className="qa-stopped">
      <p>{sentences.length > 0 ? ASK_WORDS.answer.stopped : ASK_WORDS.answer.stoppedEmpty}</p>
      <Retry id={id} />
    </div>
  );
}

/** Who answered, what it cost, how much was looked through. */
function Facts({ question }: { question: AskedQuestion }) {
  const { engine, usage, searched } = question;
  const isPaid = usage !== null && usage.costCents > 0;
  return (
    <p className="qa-facts">
      <span>{engine.label}</span>
      {isPaid && <span>{ASK_WORDS.price.cost(price(usage.costCents), usage.estimated)}</span>}
      {searched.words > 0 && (
        <span>{ASK_WORDS.answer.searched(searched.sources, searched.words)}</span>
      )}
      {engine.kind === 'model' && searched.readWords > 0 && (
        <span>{ASK_WORDS.answer.readWords(searched.readWords)}</span>
      )}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type Ref,
  type RefObject,
} from 'react';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Estimate } from '#contract/generations.ts';
import { MOST_ASKED, type Ask, type AskScope } from '#contract/questions.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { modelsQuery } from '../../lib/catalogue.ts';
import { CostWords, ProblemLink, usesWords } from '../../lib/estimate-words.tsx';
import { PAGES } from '../../lib/paths.ts';
import { useFreeWords } from '../../lib/session.ts';
import { shelfQuery } from '../../lib/shelves.ts';
import { useGoneSource } from '../../lib/source.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useAsk, useAskEstimate } from './calls.ts';
import { type AnswerChoice, findChoice, keepChoice } from './kept-choice.ts';
import { useClearance } from './use-clearance.ts';
import { ASK_WORDS } from './words.ts';

export interface AskFieldProps {
  scope: AskScope;
  /** `null`: the question starts a conversation. */
  threadId: string | null;
  /** The question that this one would follow. */
  followsId: string | null;
  placeholder: string;
  /** What stands in it from the start. */
  question?: string;
  onAsked: (id: string) => void;
  /** Lets others put a question into it. */
  handle?: Ref<AskFieldHandle>;
}

export interface AskFieldHandle {
  focus(): void;
  /** Sends these words at once. */
  ask(text: string): void;
}

/** Where a question is written: what it takes stands under it before it is sent. */
export function AskField(props: AskFieldProps) {
  const { scope, threadId, followsId, placeholder, question = '', onAsked, handle } = props;
  const gone = useGone(scope);
  const [words, setWords] = useState(question);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<AnswerChoice | null>(null);
  const kept = useMemo(() => findChoice(threadId), [threadId]);
  const choice = chosen ?? kept;
  const { language, model } = choice;
  const ask = useAsk();
  const sent = useRef<{ wish: string; key: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = words.trim();
  const wishOf = (asked: string): Ask => ({
    text: asked,
    scope,
    ...(language !== null && { language }),
    ...(model !== null && { model }),
    ...(followsId !== null && { followsId }),
  });
  const estimate = useAskEstimate(text === '' ? null : wishOf(text));

  async function send(asked: string) {
    if (asked === '' || ask.isPending || gone !== null) return;
    const wish = wishOf(asked);
    const written = JSON.stringify(wish);
    if (sent.current?.wish !== written) sent.current = { wish: written, key: crypto.randomUUID() };
    try {
      const { id } = await ask.mutateAsync({ wish, key: sent.current.key });
      sent.current = null;
      setWords('');
      keepChoice(threadId ?? id, choice);
      onAsked(id);
    } catch {
      // Shown over the field, and what was typed stays in it.
      setWords(asked);
    }
  }

  useImperativeHandle(handle, () => ({
    focus: () => field.current?.focus(),
    ask: (asked) => void send(asked),
  }));
  useAskKey(field);
  useClearance(form, gone === null);

  if (gone !== null) {
    return (
      <p className="ask-field note" role="status">
        <span>
          {gone} <Link href={PAGES.ask}>{ASK_WORDS.room.change}</Link>
        </span>
      </p>
    );
  }
  return (
    <form
      ref={form}
      className="ask-field"
      aria-label={ASK_WORDS.ask}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(text);
      }}
    >
      {ask.isError && <Refused error={ask.error} />}
      <div className="ask-field-row">
        <span className="grow ask-grow" data-text={`${words || placeholder} `}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            aria-label={ASK_WORDS.field.label}
            placeholder={placeholder}
            value={words}
            maxLength={MOST_ASKED}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </span>
        <IconButton
          icon="settings"
          label={ASK_WORDS.field.options}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <Button
          type="submit"
          tone="go"
          isDisabled={text === ''}
          isPending={ask.isPending}
          pendingText={ASK_WORDS.field.sending}
        >
          {ASK_WORDS.field.send}
        </Button>
      </div>
      {isOpen && (
        <AskOptions
          language={language}
          onLanguage={(next) => setChosen({ ...choice, language: next })}
          model={model}
          onModel={(next) => setChosen({ ...choice, model: next })}
        />
      )}
      <AskPrice estimate={estimate} />
    </form>
  );
}

/** Why no more can be asked of it, before anybody types. */
function useGone(scope: AskScope): string | null {
  const isVideo = scope.kind === 'video';
  const gone = useGoneSource(isVideo ? scope.videoId : '', isVideo);
  const shelf = useQuery({ ...shelfQuery(isVideo ? '' : scope.shelfId), enabled: !isVideo });
  const isMissing = shelf.error instanceof ApiError && shelf.error.status === 404;
  return isMissing ? ASK_WORDS.room.shelfGone : gone;
}

/** `/` goes to the field, as it does wherever one searches; not while something else is being written. */
function useAskKey(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as HTMLElement | null;
      if (at?.closest?.('input, textarea, select, [contenteditable=true]')) return;
      event.preventDefault();
      field.current?.focus();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [field]);
}

function Refused({ error }: { error: unknown }) {
  return (
    <p className="field-error ask-refused" role="alert">
      <span>
        {errorText(error)} {error instanceof ApiError && <ProblemLink code={error.code} />}
      </span>
    </p>
  );
}

interface AskOptionsProps {
  language: LanguageValue | null;
  onLanguage: (language: LanguageValue | null) => void;
  model: string | null;
  onModel: (model: string | null) => void;
}

function AskOptions({ language, onLanguage, model, onModel }: AskOptionsProps) {
  const { data } = useQuery(modelsQuery);
  const usable = data?.models.filter(({ key }) => key !== null) ?? [];
  const standard = usable.find(({ id }) => id === data?.defaultModel);
  const providerOf = (provider: string) =>
    data?.providers.find((row) => row.provider === provider)?.name ?? ASK_WORDS.field.thisServer;
  return (
    <div className="ask-options">
      <SelectField
        label={ASK_WORDS.field.answerIn}
        value={language ?? ''}
        onChange={(value) => onLanguage(value === '' ? null : (value as LanguageValue))}
        options={[{ value: '', label: ASK_WORDS.field.sameLanguage }, ...LANGUAGES]}
      />
      <SelectField
        label={ASK_WORDS.field.answeredBy}
        value={model ?? ''}
        onChange={(value) => onModel(value === '' ? null : value)}
        options={[
          { value: '', label: standard?.label ?? ASK_WORDS.field.withoutModel },
          ...usable
            .filter(({ id }) => id !== standard?.id)
            .map(({ id, label, provider }) => ({ value: id, label, group: providerOf(provider) })),
        ]}
      />
    </div>
  );
}

/** What the answer takes, in the words of the form that makes a text. */
function AskPrice({ estimate }: { estimate: Estimate | undefined }) {
  const left = useFreeWords();
  // Kept free, so that nothing moves when it comes.
  if (!estimate) return <p className="ask-price" aria-hidden="true" />;
  const { engine, costCents, words, problem } = estimate;
  if (problem) {
    return (
      <p className="ask-price" role="status" data-tone="proof">
        {problem.message} <ProblemLink code={problem.code} />
      </p>
    );
  }
  return (
    <p className="ask-price">
      <span>{engine.label}</span>
      <span>
        {costCents.ceiling === 0 ? (
          ASK_WORDS.price.free
        ) : (
          <>
            {ASK_WORDS.price.costs} <CostWords costCents={costCents} />
          </>
        )}
      </span>
      {left !== null && words > 0 && <span>{usesWords(words, left)}</span>}
    </p>
  );
}

import { createContext, use, type ReactNode } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import type { QuotedMoment, AskedQuestion } from '#contract/questions.ts';
import type { ListedSource } from '#contract/shelves.ts';
import { Icon } from '../../ui/icons.tsx';
import { TextAction } from '../../ui/link.tsx';
import { timeCode } from '../../ui/time-code.ts';
import { openingWords } from './opening-words.ts';
import { ASK_WORDS } from './words.ts';

/** A moment that was clicked, and the source it is in. */
export interface ChosenMoment {
  /** Which chip of which answer it was. */
  key: string;
  moment: QuotedMoment;
  source: ListedSource;
}

/** What a click on a moment does: each place that shows answers has a player or a passage to show. */
export const MomentAction = createContext<(chosen: ChosenMoment) => void>(() => {});

/** Puts an answer, or one passage of it, into the text beside it; `null` where there is none. */
export const AddAction = createContext<
  ((question: AskedQuestion, passage?: number) => void) | null
>(null);

interface PlaceProps {
  question: AskedQuestion;
  /** The chip that is in play, where it is one of this answer. */
  chosen: string | null;
}

const sourceOf = ({ sources }: AskedQuestion, { videoId }: QuotedMoment) =>
  sources.find((source) => source.videoId === videoId);

/** Then each moment has to say which source it is in, though this answer may name only one. */
const isOfSeveral = ({ scope, sources }: AskedQuestion) =>
  scope.kind === 'shelf' || sources.length > 1;

const keyOf = ({ id }: AskedQuestion, part: string, row: number, at: number) =>
  `${id} ${part} ${row} ${at}`;

function momentLabel(moment: QuotedMoment, { title, platformId }: ListedSource): string {
  const name = title || ASK_WORDS.answer.untitled;
  if (moment.startMs === null) return ASK_WORDS.moment.showPassage(name);
  const time = timeCode(moment.startMs / 1000);
  return platformId === null
    ? ASK_WORDS.moment.show(time, name)
    : ASK_WORDS.moment.play(time, name);
}

/** An answer in sentences, each hung on the rail by its first moment and followed by all of them. */
export function Sentences({ question, chosen }: PlaceProps) {
  const { direction, tag } = writingOf(question);
  const isSeveral = isOfSeveral(question);
  return (
    <div className="railed qa-text" dir={direction} {...(tag !== 'und' && { lang: tag })}>
      {question.sentences.map(({ text, moments }, row) => {
        const key = (at: number) => keyOf(question, 'sentence', row, at);
        const isNow = moments.some((_, at) => key(at) === chosen);
        return (
          <Row key={row} question={question} moment={moments[0]} id={key(0)} isNow={isNow}>
            <p className={isNow ? 'qa-sentence now' : 'qa-sentence'} dir="auto">
              {text}
              <span className="qa-chips" dir={direction}>
                {moments.map(
                  (moment, at) =>
                    // The tick on the rail says all there is to say of the first one.
                    (at > 0 || isSeveral || moment.speaker !== null) && (
                      <Chip
                        key={at}
                        id={key(at)}
                        question={question}
                        moment={moment}
                        isTitled={isSeveral}
                        isOn={key(at) === chosen}
                      />
                    ),
                )}
              </span>
            </p>
          </Row>
        );
      })}
    </div>
  );
}

interface SaidPassagesProps extends PlaceProps {
  passages: readonly QuotedMoment[];
  /** The place of the first of them among those of the answer. */
  from?: number;
}

/** What was said, word for word. */
export function SaidPassages({ question, passages, from = 0, chosen }: SaidPassagesProps) {
  const first = passages[0] && sourceOf(question, passages[0]);
  const { direction } = writingOf(first ?? question);
  const isSeveral = isOfSeveral(question);
  const add = use(AddAction);
  return (
    <div className="railed qa-passages" dir={direction}>
      {passages.map((moment, row) => {
        const source = sourceOf(question, moment);
        const id = keyOf(question, 'passage', from + row, 0);
        const isNow = id === chosen;
        return (
          <Row key={row} question={question} moment={moment} id={id} isNow={isNow}>
            <blockquote
              className={isNow ? 'qa-passage now' : 'qa-passage'}
              dir="auto"
              {...(source && source.languageTag !== 'und' && { lang: source.languageTag })}
            >
              {isSeveral && source && <cite className="qa-passage-from">{source.title}</cite>}
              <p>
                {moment.speaker !== null && (
                  <b className="qa-speaker">{ASK_WORDS.answer.by(moment.speaker)} </b>
                )}
                {moment.quote}
              </p>
              {add && (
                <TextAction
                  aria-label={ASK_WORDS.act.addPassage(openingWords(moment.quote))}
                  onPress={() => add(question, question.passages.indexOf(moment))}
                >
                  {ASK_WORDS.act.add}
                </TextAction>
              )}
            </blockquote>
          </Row>
        );
      })}
    </div>
  );
}

interface RowProps {
  question: AskedQuestion;
  moment: QuotedMoment | undefined;
  id: string;
  isNow: boolean;
  children: ReactNode;
}

/** A line of an answer and the tick it hangs on. */
function Row({ question, moment, id, isNow, children }: RowProps) {
  const choose = use(MomentAction);
  const source = moment && sourceOf(question, moment);
  if (!moment || !source) return children;
  return (
    <>
      <button
        type="button"
        className="rail-tick qa-tick"
        data-state={isNow ? 'now' : 'done'}
        aria-pressed={isNow}
        aria-label={momentLabel(moment, source)}
        onClick={() => choose({ key: id, moment, source })}
      >
        {moment.startMs === null ? (
          <Icon name="quote" />
        ) : (
          <span className="time">{timeCode(moment.startMs / 1000)}</span>
        )}
      </button>
      {children}
    </>
  );
}

interface ChipProps {
  id: string;
  question: AskedQuestion;
  moment: QuotedMoment;
  isTitled: boolean;
  isOn: boolean;
}

function Chip({ id, question, moment, isTitled, isOn }: ChipProps) {
  const choose = use(MomentAction);
  const source = sourceOf(question, moment);
  if (!source) return null;
  const { startMs, speaker } = moment;
  return (
    <button
      type="button"
      className="qa-chip"
      aria-pressed={isOn}
      aria-label={[speaker, momentLabel(moment, source)].filter(Boolean).join(': ')}
      title={moment.quote}
      onClick={() => choose({ key: id, moment, source })}
    >
      {startMs === null ? (
        <Icon name="quote" />
      ) : (
        <span className="time">{timeCode(startMs / 1000)}</span>
      )}
      {speaker !== null && <bdi className="qa-chip-speaker">{speaker}</bdi>}
      {isTitled && <bdi className="qa-chip-title">{source.title || ASK_WORDS.answer.untitled}</bdi>}
      {!isTitled && startMs === null && <span>{ASK_WORDS.moment.passage}</span>}
    </button>
  );
}

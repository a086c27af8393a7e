import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import type { AnswerSentence } from '#contract/questions.ts';
import type { AiProviders, AiRequest } from '#server/providers/ai/port.ts';
import { blocksIn, CITATION } from '#server/prompts/answer-tags.ts';
import { askMessages, NOT_SAID } from '#server/prompts/ask.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import { createAnswerReader } from '#server/prompts/read-answer.ts';
import { type AnswerLine, createAnswerCheck } from '#server/text/ask/check-answer.ts';
import { cutShort, type ModelCalls, type PaidModel } from '../usage/model-call.service.ts';
import { type GivenPiece, momentInPiece, piecesOf, toAskPiece } from './ask-pieces.ts';
import type { Exchange } from './conversation.ts';
import type { FoundStep } from './find-passages.ts';
import { answerRoom, ceilingOf, EXPECTED_TOKENS } from './question-price.ts';
import type { QuestionRun } from './question-run.ts';

const MOST_SENTENCES = 12;
const MOST_MOMENTS = 3;
const IS_NOT_SAID = new RegExp(`^\\W*${NOT_SAID.replace(' ', '[\\s_-]*')}\\b`, 'iu');

export interface ModelAnswering {
  modelCalls: ModelCalls;
  models: Pick<AiProviders, 'describe'>;
}

interface Task {
  found: FoundStep;
  before: readonly Exchange[];
  use: PaidModel;
  /** The most that translating the question can have cost; it counts towards the quoted price. */
  spentMicroCents: number;
}

/** Asks the model once, and publishes each sentence as soon as it was checked against the passages. */
export async function answerWithModel(
  run: QuestionRun,
  { found, before, use, spentMicroCents }: Task,
  { modelCalls, models }: ModelAnswering,
): Promise<AnswerSentence[]> {
  const { question } = run;
  const pieces = piecesOf(found.passages);
  const spoken = pieces[0]!.passage.language;
  const answered = question.language ?? spoken;
  const hear = hearing(pieces, answered, say);
  /** Updates are written one after another, so that readers never get an older state after a newer one. */
  let said: Promise<void> = Promise.resolve();
  function say(sentences: AnswerSentence[]): void {
    // Errors such as a stop or a lost database are handled by the call itself or by later steps.
    said = said.then(() => run.put({ sentences })).catch(() => {});
  }
  const request: Omit<AiRequest, 'model'> = {
    ...askMessages({
      nonce: nonceOf(question.ownerId, question.scopeId),
      question: question.text,
      before,
      pieces: pieces.map((piece) => toAskPiece(piece, found.shown.sources.length > 1)),
      languageName: question.language ? getLanguage(question.language).name : null,
      searched: found.shown.searched,
    }),
    maxOutputTokens: answerRoom(models.describe(use.provider, use.model)),
  };
  const answer = await modelCalls.call({
    use,
    ownerId: question.ownerId,
    generationId: question.id,
    format: null,
    stage: 'question',
    language: spoken,
    answerLanguage: answered,
    request,
    expectedOutputTokens: EXPECTED_TOKENS,
    runCeilingMicroCents:
      (spentMicroCents + ceilingOf(modelCalls, use, request, spoken)) * question.jobNumber,
    signal: run.signal,
    onText: hear.feed,
    async onRestart() {
      hear.restart();
      await said;
    },
  });
  const { sentences, saysNothing } = hear.end(answer.finish === 'length');
  await said;
  // What it would have said isn't known, so that must not be told as “not said”.
  if (answer.finish === 'length' && sentences.length === 0 && !saysNothing) throw cutShort(answer);
  return sentences;
}

/** Parses the answer while it streams, line by line. */
function hearing(
  pieces: readonly GivenPiece[],
  answered: LanguageValue,
  tell: (sentences: AnswerSentence[]) => void,
) {
  const check = createAnswerCheck({
    blocks: pieces.map(({ block }) => block),
    names: namesIn(pieces),
    spoken: spokenLanguage(pieces, answered),
    answered,
  });
  let reader = createAnswerReader();
  let sentences: AnswerSentence[] = [];
  let line: { text: string; blockIds: number[] } | null = null;
  let isOver = false;

  function take({ text, blockIds }: AnswerLine): void {
    if (IS_NOT_SAID.test(text)) isOver = true;
    if (isOver || text.trim() === '') return;
    const cited = (text.match(CITATION) ?? []).flatMap(blocksIn);
    const bare = text.replaceAll(CITATION, '');
    const before = sentences.length;
    for (const one of check.check({ text: bare, blockIds: [...blockIds, ...cited] })) {
      const isNew = !sentences.some((sentence) => sentence.text === one.text);
      if (!isNew || sentences.length >= MOST_SENTENCES) continue;
      const moments = one.blockIds
        .slice(0, MOST_MOMENTS)
        .map((id) => momentInPiece(pieces[id - 1]!, one.text, pieces[id - 1]!.passage.language));
      sentences.push({ text: one.text, moments });
    }
    if (sentences.length > before) tell([...sentences]);
  }

  function finishLine(): void {
    if (line) take(line);
    line = null;
  }

  function read(events: ReturnType<typeof reader.feed>): void {
    for (const event of events) {
      if (event.type === 'text') {
        if (line) line.text += event.text;
        continue;
      }
      finishLine();
      if (event.type === 'line') line = { text: '', blockIds: event.blockIds };
      if (event.type === 'void') reset();
    }
  }

  function reset(): void {
    line = null;
    isOver = false;
    if (sentences.length > 0) tell([]);
    sentences = [];
  }

  return {
    feed: (text: string) => read(reader.feed(text)),
    restart() {
      reader = createAnswerReader();
      reset();
    },
    /** `isCut`: the last line may be half a sentence, which can say the opposite of the whole one. */
    end(isCut: boolean): { sentences: AnswerSentence[]; saysNothing: boolean } {
      read(reader.end());
      if (isCut) line = null;
      finishLine();
      // A model that ignores the format may still have named its sources.
      if (sentences.length === 0 && !isOver) {
        const lines = reader.untagged.split('\n');
        for (const text of isCut ? lines.slice(0, -1) : lines) take({ text, blockIds: [] });
      }
      return { sentences, saysNothing: isOver };
    },
  };
}

function namesIn(pieces: readonly GivenPiece[]): string[] {
  const names = pieces.flatMap(({ passage, blocks }) => [
    passage.title,
    ...blocks.flatMap(({ speaker }) => speaker ?? []),
  ]);
  return [...new Set(names)];
}

/** With passages in several languages words can't be compared, so the answer is checked as if it were translated. */
function spokenLanguage(pieces: readonly GivenPiece[], answered: LanguageValue): LanguageValue {
  const languages = new Set(pieces.map(({ passage }) => passage.language));
  const [first] = languages;
  if (languages.size === 1) return first!;
  return [...languages].find((language) => language !== answered)!;
}

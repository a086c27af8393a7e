import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { EstimateSchema } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import {
  AskedSchema,
  QuestionListSchema,
  SuggestedQuestionsSchema,
  type AnswerFile,
  type Ask,
  type AskScope,
  type AskedQuestion,
  type QuestionList,
} from '#contract/questions.ts';
import { VideoSchema } from '#contract/videos.ts';
import { call, request } from '../../lib/api-client.ts';
import type { Deletable } from '../../lib/deletion.ts';
import { readAgain } from '../../lib/read-again.ts';
import { questionKey, questionQuery } from '../../lib/questions.ts';
import { SHELVES } from '../../lib/shelves.ts';
import { fileName, saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useSettled } from '../../lib/use-settled.ts';

export const QUESTIONS = ['questions'] as const;
const PAGE_SIZE = 30;

/** Which questions are looked at; `group`: a conversation once, by its first question. */
export type AskedFilter =
  | { threadId: string }
  | { videoId: string; group?: 'thread' }
  | { shelfId: string; group?: 'thread' }
  | { q: string }
  | { group: 'thread' };

/** Newest first, a page at a time. */
export function useQuestions(filter: AskedFilter, isWanted = true) {
  return useInfiniteQuery({
    queryKey: [...QUESTIONS, filter],
    enabled: isWanted,
    ...('q' in filter && { placeholderData: keepPreviousData }),
    queryFn: ({ pageParam, signal }) => {
      const page = new URLSearchParams({ limit: String(PAGE_SIZE) });
      for (const [name, value] of Object.entries(filter)) if (value !== '') page.set(name, value);
      if (pageParam !== null) page.set('cursor', pageParam);
      return call(`${CALLS.questions}?${page}`, QuestionListSchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function listedQuestions(
  data: { pages: readonly QuestionList[] } | undefined,
): AskedQuestion[] {
  return data?.pages.flatMap((page) => page.questions) ?? [];
}

/** The questions of a conversation that this page has loaded, including those about to be deleted. */
export function loadedIds(client: QueryClient, threadId: string): string[] {
  const filter: AskedFilter = { threadId };
  const data = client.getQueryData<InfiniteData<QuestionList>>([...QUESTIONS, filter]);
  return listedQuestions(data).map(({ id }) => id);
}

export type ScopeFilter = { videoId: string } | { shelfId: string };

export const filterOf = (scope: AskScope): ScopeFilter =>
  scope.kind === 'video' ? { videoId: scope.videoId } : { shelfId: scope.shelfId };

/** The built-in talk, for those who have no source yet. */
const SAMPLE = 'small-garden';

export function useSampleSource() {
  return useMutation({
    mutationFn: () => call(CALLS.videos, VideoSchema, { method: 'POST', body: { sample: SAMPLE } }),
  });
}

/** Asked under one key until it has been taken, so that an answer lost on the way does not ask it twice. */
export function useAsk() {
  const client = useQueryClient();
  return useMutation<{ id: string }, Error, { wish: Ask; key: string }>({
    mutationFn: ({ wish, key }) =>
      call(CALLS.questions, AskedSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: wish,
      }),
    // Shown where it was asked before anybody looks for it.
    onSuccess: ({ id }) =>
      Promise.all([client.prefetchQuery(questionQuery(id)), readAgain(client, QUESTIONS)]),
  });
}

export function useStopQuestion(id: string) {
  return useMutation({
    mutationFn: () => request(fill(CALLS.questionStop, { id }), { method: 'POST' }),
    onError: tellFailure,
  });
}

export function useRetryQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(fill(CALLS.questionRetry, { id }), { method: 'POST' }),
    // Its conversation isn't over, which the list says.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: questionKey(id) }),
        readAgain(client, QUESTIONS),
      ]),
    onError: tellFailure,
  });
}

export const QUESTION: Deletable = {
  path: (id) => fill(CALLS.question, { id }),
  keys: (id) => [questionKey(id)],
  lists: [QUESTIONS],
};

/** What it takes to answer, asked when the question has stood still for a moment. */
export function useAskEstimate(wish: Ask | null) {
  const asked = useSettled(wish && JSON.stringify(wish));
  const { data } = useQuery({
    queryKey: ['question-estimate', asked],
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      call(CALLS.questionEstimate, EstimateSchema, {
        method: 'POST',
        body: JSON.parse(asked ?? '{}') as unknown,
        signal,
      }),
  });
  return wish === null ? undefined : data;
}

/** Made from the sources alone: read again when a shelf changes, and else seldom. */
export function suggestionsQuery(scope: AskScope) {
  const [path, queryKey] =
    scope.kind === 'video'
      ? [
          fill(CALLS.videoSuggestions, { id: scope.videoId }),
          ['suggested-questions', scope.videoId],
        ]
      : [
          fill(CALLS.shelfSuggestions, { id: scope.shelfId }),
          [...SHELVES, scope.shelfId, 'suggested-questions'],
        ];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(path, SuggestedQuestionsSchema, { signal }),
    staleTime: 300_000,
  });
}

export async function downloadAnswer(id: string, as: AnswerFile): Promise<void> {
  try {
    const response = await request(`${fill(CALLS.questionExport, { id })}?as=${as}`);
    saveFile(await response.blob(), fileName(response) ?? `answer.${as}`);
  } catch (error) {
    tellFailure(error);
  }
}

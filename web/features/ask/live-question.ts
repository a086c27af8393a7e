import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ENDED } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { createQuestionParser, type AskedQuestion } from '#contract/questions.ts';
import { ApiError, request } from '../../lib/api-client.ts';
import { questionKey, questionQuery } from '../../lib/questions.ts';
import { readAgain } from '../../lib/read-again.ts';
import { refreshSubscription } from '../../lib/session.ts';
import { QUESTIONS } from './calls.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** The server says something every 15 s; after this long it is gone, whatever the socket believes. */
const SILENCE_MS = 40_000;

const isOver = ({ status }: AskedQuestion) => ENDED.includes(status);

/** One stream for each question, whatever number of places show it. */
const followers = new Map<string, { count: number; end: AbortController }>();

function follow(client: QueryClient, id: string): () => void {
  const known = followers.get(id);
  const follower = known ?? { count: 0, end: new AbortController() };
  follower.count += 1;
  if (!known) {
    followers.set(id, follower);
    void readUntilOver(client, id, follower.end.signal).finally(() => followers.delete(id));
  }
  return () => {
    follower.count -= 1;
    if (follower.count === 0) {
      follower.end.abort();
      if (followers.get(id) === follower) followers.delete(id);
    }
  };
}

async function readUntilOver(client: QueryClient, id: string, end: AbortSignal): Promise<void> {
  for (let failures = 0; !end.aborted; failures += 1) {
    const isRead = await readOnce(client, id, end).catch((error: unknown) => {
      const isGone = error instanceof ApiError && error.status > 0 && error.status < 500;
      return isGone && error.status !== 429;
    });
    const now = client.getQueryData<AskedQuestion>(questionKey(id));
    if (isRead || (now && isOver(now))) return;
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), end);
  }
}

/** `true`: there is nothing more to read. */
async function readOnce(client: QueryClient, id: string, end: AbortSignal): Promise<boolean> {
  const own = new AbortController();
  const cut = () => own.abort();
  end.addEventListener('abort', cut);
  let silence = setTimeout(cut, SILENCE_MS);
  try {
    const known = client.getQueryData<AskedQuestion>(questionKey(id));
    const response = await request(fill(CALLS.questionEvents, { id }), {
      signal: own.signal,
      headers: known ? { 'Last-Event-ID': String(known.lastSeq) } : {},
    });
    const parse = createQuestionParser();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      clearTimeout(silence);
      silence = setTimeout(cut, SILENCE_MS);
      const next = parse(value);
      if (next) client.setQueryData<AskedQuestion>(questionKey(id), next);
      if (next && isOver(next)) {
        // Its words count, and lists tell how it ended.
        refreshSubscription();
        void readAgain(client, QUESTIONS);
        return true;
      }
    }
  } finally {
    clearTimeout(silence);
    end.removeEventListener('abort', cut);
    own.abort();
  }
}

function pause(ms: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      end.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    end.addEventListener('abort', go);
  });
}

/** A question as it stands now: while it is answered, it changes under the reader's eyes. */
export function useLiveQuestion(listed: AskedQuestion): AskedQuestion {
  const client = useQueryClient();
  const { data } = useQuery({
    ...questionQuery(listed.id),
    initialData: listed,
    staleTime: Infinity,
  });
  // Whichever of the two is newer: a list read again may know of a retry that another tab asked for.
  const question = data.lastSeq >= listed.lastSeq ? data : listed;
  const { id } = question;
  const isGoing = !isOver(question);
  useEffect(() => {
    if (!isGoing) return;
    return follow(client, id);
  }, [client, id, isGoing]);
  return question;
}

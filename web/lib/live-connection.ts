import { createEventParser, type ReceivedEvent } from '#contract/events.ts';
import { CALLS } from '#contract/paths.ts';
import { ApiError, request } from './api-client.ts';

/** `lost`: it was interrupted or couldn't be opened, and is being retried. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** The server sends something every 15 s. After this much silence the connection is dead, even if the socket seems open. */
const SILENCE_MS = 40_000;
/** Browsers allow six connections per server, so hidden tabs close theirs. */
const HIDDEN_MS = 60_000;
/** After a connection of this length, the retry delay starts over. */
const GOOD_MS = 5000;

export interface LiveConnectionOptions {
  onEvents(events: ReceivedEvent[]): void;
  onState(state: ConnectionState): void;
}

/** Receives all events of the account over one stream, and resumes where it was after any interruption. */
export function openLiveConnection({ onEvents, onState }: LiveConnectionOptions): () => void {
  let lastId: number | null = null;
  let failures = 0;
  let isClosed = false;
  let stream: AbortController | null = null;
  let lastHeardAt = 0;
  let endPause: (() => void) | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    const own = new AbortController();
    stream = own;
    let silence = setTimeout(() => own.abort(), SILENCE_MS);
    try {
      const response = await request(CALLS.events, {
        signal: own.signal,
        headers: lastId === null ? {} : { 'Last-Event-ID': String(lastId) },
      });
      onState('live');
      const parse = createEventParser();
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        lastHeardAt = Date.now();
        clearTimeout(silence);
        silence = setTimeout(() => own.abort(), SILENCE_MS);
        const events = parse(value);
        lastId = events.at(-1)?.id ?? lastId;
        if (events.length > 0) onEvents(events);
      }
    } finally {
      clearTimeout(silence);
      own.abort();
      stream = null;
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(() => endPause?.(), ms);
      endPause = () => {
        clearTimeout(timer);
        endPause = null;
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    onState('connecting');
    while (!isClosed) {
      const startedAt = Date.now();
      try {
        await read();
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        if (!isCut(error)) console.error('The live events cannot be read:', error);
      }
      if (isClosed) return;
      if (document.hidden && hiding === undefined) {
        // Closed on purpose because the tab is hidden. No need to reconnect until it is shown.
        await pause(Infinity);
        failures = 0;
        continue;
      }
      onState('lost');
      failures = Date.now() - startedAt > GOOD_MS ? 1 : failures + 1;
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
    }
  }

  const hurry = () => {
    failures = 0;
    endPause?.();
  };

  const onVisibility = () => {
    clearTimeout(hiding);
    hiding = undefined;
    if (document.hidden) {
      hiding = setTimeout(() => {
        hiding = undefined;
        stream?.abort();
      }, HIDDEN_MS);
      return;
    }
    // After the computer slept, the socket may be dead without an error.
    if (stream && Date.now() - lastHeardAt > SILENCE_MS / 2) stream.abort();
    hurry();
  };

  // Abort right away instead of waiting for the timeout; a local server is found again immediately.
  const onOffline = () => stream?.abort();

  window.addEventListener('online', hurry);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibility);
  void run();

  return () => {
    isClosed = true;
    clearTimeout(hiding);
    stream?.abort();
    endPause?.();
    window.removeEventListener('online', hurry);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Aborted by us, refused, or interrupted by the network. All of these are expected. */
function isCut(error: unknown): boolean {
  return error instanceof ApiError || error instanceof DOMException || error instanceof TypeError;
}

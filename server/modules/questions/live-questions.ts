import { ENDED } from '#contract/generations.ts';
import { encodeQuestion } from '#contract/questions.ts';
import type { TextStream } from '#server/core/event-stream.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import { toQuestion } from './question-view.ts';
import { findQuestion, QUESTIONS_CHANNEL } from './questions.repo.ts';
import type { OwnQuestion } from './questions.service.ts';

/** Streams the current state of questions to viewers, whichever process answers them. */
export interface LiveQuestions {
  /** Sends every state newer than `after`, until the question has ended. */
  watch(question: OwnQuestion, after: number, stream: TextStream): void;
  close(): Promise<void>;
}

interface Watch {
  wake(): void;
  end(): void;
}

export async function openLiveQuestions(database: Database, log: Log): Promise<LiveQuestions> {
  const { db } = database;
  const watches = new Map<string, Set<Watch>>();
  const all = () => [...watches.values()].flatMap((some) => [...some]);
  const subscription = await database.listen(
    QUESTIONS_CHANNEL,
    (id) => watches.get(id)?.forEach((watch) => watch.wake()),
    () => all().forEach((watch) => watch.wake()),
  );
  let isClosing = false;

  return {
    watch({ id }, after, stream) {
      let sent = after;
      let more = false;
      let sending: Promise<void> | null = null;
      let isOpen = true;

      /** Updates that arrive while a client reads slowly are merged: only the latest state matters. */
      async function send(): Promise<void> {
        while (isOpen && more) {
          more = false;
          const row = await findQuestion(db, id);
          if (!row) return end();
          const isOver = ENDED.includes(row.status);
          // A client that claims a newer state than the stored one gets the stored one too.
          if (row.lastSeq !== sent) await stream.write(encodeQuestion(toQuestion(row)));
          sent = row.lastSeq;
          if (isOver) return end();
        }
      }

      function end(): void {
        if (!isOpen) return;
        isOpen = false;
        const some = watches.get(id);
        some?.delete(watch);
        if (some?.size === 0) watches.delete(id);
        stream.end();
      }

      const watch: Watch = {
        end,
        wake() {
          more = true;
          sending ??= send()
            .catch((error: unknown) => {
              log.warn({ err: error }, 'a reader of a question was cut off');
              end();
            })
            .finally(() => {
              sending = null;
              if (isOpen && more) watch.wake();
            });
        },
      };
      if (isClosing) return stream.end();
      const some = watches.get(id) ?? new Set();
      watches.set(id, some.add(watch));
      stream.onClose(end);
      watch.wake();
    },

    async close() {
      isClosing = true;
      all().forEach((watch) => watch.end());
      await subscription.close();
    },
  };
}

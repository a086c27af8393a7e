import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { Accounts } from '../modules/accounts/accounts.service.ts';
import type { Entitlements } from '../modules/billing/entitlements.service.ts';
import { createAnswerDrafts } from '../modules/generations/answer-drafts.service.ts';
import { createPassages } from '../modules/passages/passages.service.ts';
import { type LiveQuestions, openLiveQuestions } from '../modules/questions/live-questions.ts';
import { answerQuestion, questionJobs } from '../modules/questions/questions.jobs.ts';
import { createQuestions, type AskedQuestions } from '../modules/questions/questions.service.ts';
import { createScopeComparer } from '../modules/questions/compare-scope.ts';
import { createQuestionRunner } from '../modules/questions/run-question.ts';
import { createScopeReader } from '../modules/questions/scope.ts';
import { createSuggestions } from '../modules/questions/suggestions.ts';
import type { Shelves } from '../modules/shelves/shelves.service.ts';
import type { Videos } from '../modules/videos/videos.service.ts';
import type { AiProviders } from '../providers/ai/port.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { UsageParts } from './usage.ts';

export const QUESTION_JOBS = [answerQuestion];

interface QuestionParts {
  questions: AskedQuestions;
  liveQuestions: LiveQuestions;
  jobs(): HandledJob[];
  close(): Promise<void>;
}

interface Options extends UsageParts {
  database: Database;
  log: Log;
  queue: Pick<Queue, 'enqueue'>;
  accounts: Accounts;
  videos: Videos;
  shelves: Shelves;
  entitlements: Entitlements;
  models: Pick<AiProviders, 'describe'>;
  engine: Parameters<typeof createSuggestions>[0]['engine'] &
    Parameters<typeof createScopeComparer>[0]['engine'];
}

export async function composeQuestions(parts: Options): Promise<QuestionParts> {
  const { database, videos, shelves } = parts;
  const readScope = createScopeReader({ videos, shelves });
  const compareScope = createScopeComparer(parts);
  const passages = createPassages({ database, videos });
  return {
    questions: createQuestions({
      ...parts,
      readScope,
      suggestions: createSuggestions(parts),
      answerDrafts: createAnswerDrafts({ database, videos }),
    }),
    liveQuestions: await openLiveQuestions(database, parts.log),
    jobs: () => questionJobs(createQuestionRunner({ ...parts, passages, readScope, compareScope })),
    close: () => passages.close(),
  };
}

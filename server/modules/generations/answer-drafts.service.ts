import type { Account } from '#contract/accounts.ts';
import { languageOfTag, type LanguageValue } from '#contract/catalog/languages.ts';
import { type AnswersBehind, BUILT_IN_ENGINE } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import { labelsOf } from '#contract/quoted-blocks.ts';
import type { QuotedMoment, StartedDraft } from '#contract/questions.ts';
import type { JoinedPart } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import {
  answeredBefore,
  claimIdempotencyKey,
  findIdempotencyKey,
  forgetIdempotencyKey,
} from '#server/runs/idempotency.repo.ts';
import type { Source, Videos } from '../videos/videos.service.ts';
import { type Answered, answerDocument, usableAnswers } from './answer-document.ts';
import { evidenceIn } from './answer-evidence.ts';
import { checkAside } from './check-aside.ts';
import { knownOf } from './check-document.ts';
import { appendEvents } from './events/event-log.repo.ts';
import { findGeneration, findWhose, insertGeneration } from './generations.repo.ts';
import { keepVersion } from './versions.repo.ts';

export type { Answered } from './answer-document.ts';

interface WantedDraft {
  answers: readonly [Answered, ...Answered[]];
  /** The language a model answered in; `null` if no model did, or it isn't known. */
  language: LanguageValue | null;
  source: Source;
  behind: AnswersBehind;
}

interface Request {
  idempotencyKey: string | null;
  requestHash: string;
}

export interface AnswerDrafts {
  /**
   * The draft that the same request started before; `null` if the request is new or the draft was deleted. Throws
   * `key_reused`.
   */
  findStarted(account: Account, request: Request): Promise<StartedDraft | null>;
  /**
   * Makes a finished draft of the answers, with their evidence. Repeating a key returns the same draft. It uses no
   * words, because those of an answer were counted when it was given.
   */
  start(account: Account, wanted: WantedDraft, request: Request): Promise<StartedDraft>;
}

interface Dependencies {
  database: Database;
  videos: Pick<Videos, 'getMaterial'>;
}

const FORMAT = 'blog';

export function createAnswerDrafts({ database, videos }: Dependencies): AnswerDrafts {
  const { db } = database;
  return {
    async findStarted({ id }, { idempotencyKey, requestHash }) {
      const before = await findIdempotencyKey(db, id, idempotencyKey);
      if (before === null) return null;
      const started = answeredBefore<StartedDraft>(before, requestHash);
      const draft = await findGeneration(db, started.id);
      if (draft?.ownerId === id && draft.binnedAt === null) return started;
      // It was deleted since, so the same wish starts another one.
      await forgetIdempotencyKey(db, before);
      return null;
    },

    async start(
      { id: ownerId },
      { answers, language, source, behind },
      { idempotencyKey, requestHash },
    ) {
      const { videoId, transcriptId, channel, title: videoTitle, durationMs, isMeasured } = source;
      const material = await videos.getMaterial({ transcriptId, videoId });
      const { parts = [] } = material;
      const restsOn = evidenceIn(material, videoId);
      const [first, ...others] = usableAnswers(answers, restsOn);
      // None of the evidence is found in the sources any more.
      if (!first) throw new AppError('answer_unsourced');
      const cited = [first, ...others].flatMap(({ passages }) => passages);
      const spoken = language ?? source.language ?? mostCitedLanguage(cited, parts);
      const document = answerDocument([first, ...others], {
        language: spoken ?? 'english',
        about: behind.whole && spoken === 'english' ? videoTitle || null : null,
        restsOn,
        titles: new Map(
          parts.length > 0
            ? parts.map((part) => [part.videoId, part.title])
            : [[videoId, videoTitle]],
        ),
        labels: labelsOf(material.cues.flatMap(({ speaker }) => speaker ?? [])),
      });
      const model = [first, ...others].find(({ engine }) => engine.kind === 'model');
      const whose = await findWhose(db, ownerId, channel);
      const how = {
        engine: model?.engine ?? BUILT_IN_ENGINE,
        brief: { style: null, prompt: null, card: { channel, whose }, answers: behind },
        options: OPTIONS[FORMAT].parse({}),
      };
      const checks = await checkAside(document, material, knownOf(how));
      const { title, language: written } = document;
      const started: StartedDraft = { id: newId('gen'), format: FORMAT };
      return database.transaction(async (tx) => {
        if (idempotencyKey !== null) {
          const claim = { ownerId, key: idempotencyKey, requestHash, response: started };
          const used = await claimIdempotencyKey(tx, claim);
          if (used) return answeredBefore<StartedDraft>(used, requestHash);
        }
        const from = { videoId, transcriptId, videoTitle, durationMs, isMeasured };
        const made = { title, document, checks, language: written, words: checks.words };
        await insertGeneration(tx, {
          ...started,
          ...how,
          ...from,
          ...made,
          ownerId,
          status: 'done',
        });
        await keepVersion(tx, started.id, 'run');
        // The same log that a run leaves, so clients see a finished draft.
        await appendEvents(tx, started.id, null, [
          { type: 'document', document },
          { type: 'checks', checks },
          { type: 'done', status: 'done' },
        ]);
        return started;
      });
    },
  };
}

/** Of a shelf in several languages: the one that most of the passages are in. */
function mostCitedLanguage(
  passages: readonly QuotedMoment[],
  parts: readonly JoinedPart[],
): LanguageValue | null {
  const tags = passages.flatMap(
    ({ videoId }) => parts.find((part) => part.videoId === videoId)?.languageTag ?? [],
  );
  const counts = [...Map.groupBy(tags, (tag) => tag)];
  const [most] = counts.toSorted(([, one], [, other]) => other.length - one.length);
  return most ? languageOfTag(most[0]) : null;
}

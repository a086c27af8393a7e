import { usualCover } from '../audio/cover.ts';
import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Keyring } from '../core/keyring.ts';
import type { Log } from '../core/log.ts';
import type { Site } from '../core/site.ts';
import type { Database } from '../db/database.ts';
import type { Audit } from '../modules/audit/audit.service.ts';
import type { Entitlements } from '../modules/billing/entitlements.service.ts';
import type { Documents } from '../modules/generations/documents.service.ts';
import { podcastJobs } from '../modules/podcasts/audio.jobs.ts';
import { createClips } from '../modules/podcasts/clips.ts';
import { createCovers } from '../modules/podcasts/covers.ts';
import { createFeeds } from '../modules/podcasts/feeds.service.ts';
import { createLineClips } from '../modules/podcasts/line-clips.ts';
import { createMediaLinks } from '../modules/podcasts/media-links.ts';
import { createSpeechPlanner } from '../modules/podcasts/planned-speech.ts';
import { createPodcasts } from '../modules/podcasts/podcasts.service.ts';
import { createReadyMail } from '../modules/podcasts/ready-mail.ts';
import { createAudioRunner } from '../modules/podcasts/run-audio.ts';
import { createSendAudio } from '../modules/podcasts/send-audio.ts';
import { createEstimateSpeech } from '../modules/podcasts/speak-estimate.ts';
import { createAudioSweep } from '../modules/podcasts/sweep-audio.ts';
import { createVoices } from '../modules/podcasts/voices.service.ts';
import type { Mailer } from '../modules/mail/mailer.service.ts';
import type { ProviderKeys } from '../modules/settings/keys.service.ts';
import type { AccountSettings } from '../modules/settings/settings.service.ts';
import { selectStorage } from '../providers/storage/select.ts';
import type { SpeechEngines } from '../providers/speech/port.ts';
import type { HandledJob } from '../queue/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { Usage } from '../modules/usage/usage.service.ts';

interface Options {
  config: Config;
  log: Log;
  clock: Clock;
  database: Database;
  queue: Queue;
  keyring: Keyring;
  site: Site;
  speech: SpeechEngines;
  keys: ProviderKeys;
  settings: AccountSettings;
  entitlements: Entitlements;
  documents: Documents;
  mailer: Mailer;
  audit: Audit;
  usage: Usage;
}

export function composePodcasts(options: Options) {
  const { config, log, clock, database, queue, keyring, site, speech, keys } = options;
  const { settings, entitlements, documents, mailer, audit, usage } = options;
  const storage = selectStorage(config);
  const media = createMediaLinks(keyring, clock);
  const clips = createClips({ database, storage, speech, keys, usage, log });
  const voices = createVoices({ speech, keys, settings });
  const lineClips = createLineClips({ database, clips, media, entitlements });
  const planner = createSpeechPlanner({ database, voices });
  const podcasts = createPodcasts({
    database,
    queue,
    documents,
    entitlements,
    planner,
    clips,
    estimate: createEstimateSpeech({ database, planner, clips, usage }),
    media,
    storage,
    lineClips,
    usage,
  });
  const { imageBaseUrl } = config.youtube;
  const tags = createCovers({ database, imageBaseUrl, usual: usualCover });
  return {
    podcasts,
    voices,
    media,
    lineClips,
    storage,
    cover: usualCover,
    feeds: createFeeds({ database, keyring, site, audit, storage, media }),
    sendAudio: createSendAudio({ database, podcasts, storage, clips }),
    jobs: (): HandledJob[] =>
      podcastJobs(
        createAudioRunner({
          database,
          storage,
          clips,
          tags,
          documents,
          entitlements,
          readyMail: createReadyMail(mailer, site),
          usage,
        }),
        createAudioSweep(database, storage, clock),
      ),
    ending: {
      /** Deletes the account's recordings. */
      async finish({ ownerId }: { ownerId: string }) {
        await storage.removeFolder(`podcasts/${ownerId}/`);
        await podcasts.forgetAll(ownerId);
      },
    },
    async close() {
      await clips.close();
      await speech.close();
    },
  };
}

export type PodcastParts = ReturnType<typeof composePodcasts>;

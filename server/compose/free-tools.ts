import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { FreeToolRouteOptions } from '../modules/free-tools/free-tools.routes.ts';
import {
  type Arranger,
  createPublicSummaries,
} from '../modules/free-tools/public-summary.service.ts';
import { createThumbnails } from '../modules/free-tools/thumbnail.service.ts';
import type { Limits } from '../modules/limits/limits.service.ts';
import type { Engines } from '../modules/usage/engines.service.ts';
import type { ModelCalls } from '../modules/usage/model-call.service.ts';
import type { Videos } from '../modules/videos/videos.service.ts';

interface Options {
  config: Config;
  database: Database;
  log: Log;
  videos: Videos;
  limits: Limits;
  engines: Engines;
  modelCalls: ModelCalls;
  engine: Arranger;
}

/** Tools that visitors can use without an account. */
export function composeFreeTools({
  config,
  database: { db },
  videos,
  ...others
}: Options): FreeToolRouteOptions {
  return {
    publicSummaries: createPublicSummaries({ db, transcripts: videos, ...others }),
    thumbnails: createThumbnails(config.youtube.imageBaseUrl),
  };
}

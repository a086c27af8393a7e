import { z } from 'zod';
import * as accounts from '#contract/accounts.ts';
import * as articles from '#contract/articles.ts';
import * as attempts from '#contract/attempts.ts';
import * as batches from '#contract/batches.ts';
import * as billing from '#contract/billing.ts';
import * as captionGaps from '#contract/caption-gaps.ts';
import * as formats from '#contract/catalog/formats.ts';
import * as languages from '#contract/catalog/languages.ts';
import * as plans from '#contract/catalog/plans.ts';
import * as checks from '#contract/checks.ts';
import * as documents from '#contract/documents.ts';
import * as encodings from '#contract/encodings.ts';
import * as errors from '#contract/errors.ts';
import * as events from '#contract/events.ts';
import * as exported from '#contract/exports.ts';
import * as freeTools from '#contract/free-tools.ts';
import * as generations from '#contract/generations.ts';
import * as models from '#contract/models.ts';
import * as operator from '#contract/operator.ts';
import * as podcasts from '#contract/podcasts.ts';
import * as questions from '#contract/questions.ts';
import * as recognition from '#contract/recognition.ts';
import * as recordings from '#contract/recordings.ts';
import * as settings from '#contract/settings.ts';
import * as shelves from '#contract/shelves.ts';
import * as styles from '#contract/styles.ts';
import * as teams from '#contract/teams.ts';
import * as usage from '#contract/usage.ts';
import * as videos from '#contract/videos.ts';
import * as watches from '#contract/watches.ts';

const PARTS: readonly Record<string, unknown>[] = [
  accounts,
  articles,
  attempts,
  batches,
  billing,
  captionGaps,
  formats,
  languages,
  plans,
  checks,
  documents,
  encodings,
  errors,
  events,
  exported,
  freeTools,
  generations,
  models,
  operator,
  podcasts,
  questions,
  recognition,
  recordings,
  settings,
  shelves,
  styles,
  teams,
  usage,
  videos,
  watches,
];

/** All schemas exported by the contract, named without `Schema`: the type names in a generated client. */
export const NAMED_SCHEMAS = z.registry<{ id: string }>();
for (const [name, schema] of PARTS.flatMap((part) => Object.entries(part))) {
  if (schema instanceof z.core.$ZodType && name.endsWith('Schema')) {
    // The converter uses `…Input` for the input form of a schema that differs from its output.
    NAMED_SCHEMAS.add(schema, {
      id: name.replace(/(Input)?Schema$/, (_, sent) => (sent ? 'Fields' : '')),
    });
  }
}

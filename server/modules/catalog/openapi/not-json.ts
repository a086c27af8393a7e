import { CALLS } from '#contract/paths.ts';
import { type ApiAnswer, type MediaContent, refTo, type Schema } from './openapi-types.ts';

const BYTES: Schema = { type: 'string', format: 'binary' };
const WORDS: Schema = { type: 'string' };
const ZIP: MediaContent = { 'application/zip': { schema: BYTES } };
const TEXTS: MediaContent = {
  'text/markdown': { schema: WORDS },
  'text/html': { schema: WORDS },
  'text/plain': { schema: WORDS },
};
const SOUND: MediaContent = {
  'audio/mpeg': { schema: BYTES },
  'audio/wav': { schema: BYTES },
  'application/x-subrip': { schema: WORDS },
  'text/vtt': { schema: WORDS },
};
const PICTURES: MediaContent = { 'image/png': { schema: BYTES }, 'image/jpeg': { schema: BYTES } };

function file(description: string, content: MediaContent): Record<string, ApiAnswer> {
  return { 200: { description, content } };
}

/** Supports ranges and conditional requests, for players. */
function playable(description: string, content: MediaContent): Record<string, ApiAnswer> {
  return {
    ...file(description, content),
    206: { description: 'The part requested in the `Range` header', content },
  };
}

function stream(event: string, description: string): Record<string, ApiAnswer> {
  return file(`Server-sent events. ${description}`, {
    'text/event-stream': { schema: refTo(event) },
  });
}

const GO_ON = 'To resume, send the last `id` you received as `Last-Event-ID`.';

/** Calls with responses other than JSON, by method and address. */
export const OTHER_ANSWERS: Record<string, Record<string, ApiAnswer>> = {
  [`GET ${CALLS.events}`]: stream(
    'LoggedEvent',
    `Each \`data\` is a LoggedEvent as JSON. ${GO_ON}`,
  ),
  [`GET ${CALLS.generationEvents}`]: stream(
    'LoggedEvent',
    `Each \`data\` is a LoggedEvent as JSON. The stream ends after \`done\` or \`failed\`. ${GO_ON}`,
  ),
  [`GET ${CALLS.questionEvents}`]: stream(
    'Question',
    `Each \`data\` is the whole Question as JSON and replaces the previous one. ${GO_ON}`,
  ),
  [`GET ${CALLS.accountExport}`]: file('A zip of everything in the account', ZIP),
  [`GET ${CALLS.accountDownload}`]: file('A zip of everything in the account', ZIP),
  [`POST ${CALLS.accountImport}`]: file(
    'What was imported. With `Accept: text/event-stream`, server-sent events: each `data` is an ImportEvent as JSON, and the last one is of type `imported` or `failed`.',
    {
      'application/json': { schema: refTo('Imported') },
      'text/event-stream': { schema: refTo('ImportEvent') },
    },
  ),
  [`POST ${CALLS.exportMany}`]: file('A zip with one file for each draft', ZIP),
  [`GET ${CALLS.generationExport}`]: playable('The file', {
    ...TEXTS,
    'application/json': { schema: {} },
    'application/pdf': { schema: BYTES },
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { schema: BYTES },
    'text/csv': { schema: WORDS },
    ...SOUND,
  }),
  [`GET ${CALLS.questionExport}`]: file('The file', {
    ...TEXTS,
    'application/json': { schema: {} },
  }),
  [`GET ${CALLS.generationAudio}`]: playable('The audio, or its subtitles', SOUND),
  [`GET ${CALLS.media}`]: playable('The file', { ...SOUND, ...PICTURES }),
  [`GET ${CALLS.feed}`]: {
    ...file('The feed', { 'application/rss+xml': { schema: WORDS } }),
    304: { description: 'Nothing has changed since the `If-None-Match` you sent' },
  },
  [`GET ${CALLS.feedFile}`]: playable('The file', {
    ...SOUND,
    ...PICTURES,
    'application/json+chapters': { schema: {} },
  }),
  [`GET ${CALLS.thumbnail}`]: file('The picture', { 'image/jpeg': { schema: BYTES } }),
};

/** Calls with bodies other than JSON; the fields sent with an uploaded file have a schema in the contract. */
export function bodiesWith(uploadFields: Schema): Record<string, MediaContent> {
  const { properties, ...rest } = uploadFields;
  const upload = { ...rest, properties: { file: BYTES, ...properties }, required: ['file'] };
  return {
    [`POST ${CALLS.videoUpload}`]: { 'multipart/form-data': { schema: upload } },
    [`POST ${CALLS.accountImport}`]: ZIP,
    [`PUT ${CALLS.feedCover}`]: PICTURES,
  };
}

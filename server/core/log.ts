import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Field names that could hold a secret; redacted at the top level and one level down. */
const SECRET_NAMES = [
  'token',
  'accessToken',
  'access_token',
  'authorization',
  'cookie',
  'password',
  'secret',
  'apiKey',
  'api_key',
  'key',
  'prompt',
  'messages',
  'requestBodyValues',
  'connectionString',
];

/** Ids added to every log line within the current request or job. Never put an address or a secret here. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

interface LogOptions {
  level: string;
  destination?: DestinationStream;
}

export function createLog({ level, destination }: LogOptions): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: (_line, _level, logger) => idsFor(logger),
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      serializers: { err: describeError, error: describeError },
    },
    ...(destination ? [destination] : []),
  );
}

/** Skips ids the logger already binds. Returns a copy, because pino writes the line's fields into it. */
function idsFor(logger: Logger): Record<string, string> {
  const ids = logContext.getStore();
  if (!ids) return {};
  const own = logger.bindings();
  return Object.fromEntries(Object.entries(ids).filter(([name]) => !(name in own)));
}

interface ErrorLine {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: ErrorLine;
}

/** Only these fields: errors of HTTP clients carry whole requests, including prompts and keys. */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = withoutValues(error);
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Drizzle puts parameter values (texts, hashes, addresses) into the message. */
function withoutValues(error: Error): string {
  return 'query' in error && 'params' in error
    ? `Failed query: ${String(error.query)}`
    : error.message;
}

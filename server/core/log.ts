import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Names under which a secret could reach a log line, at the top or one level down. */
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
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      serializers: { err: describeError, error: describeError },
    },
    ...(destination ? [destination] : []),
  );
}

interface ErrorLine {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: ErrorLine;
}

/** Only these few fields: errors of outside clients carry whole requests, prompts and keys among them. */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    stack: error.stack,
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

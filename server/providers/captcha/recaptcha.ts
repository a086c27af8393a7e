import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import type { Captcha } from './port.ts';

const ANSWER_MS = 10_000;
const LEAST_SCORE = 0.5;
const RECAPTCHA_ACTION = 'contact';

const AnswerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

interface Options {
  baseUrl: string;
  siteKey: string;
  secret: string;
}

/** reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 */
export function createRecaptcha({ baseUrl, siteKey, secret }: Options): Captcha {
  return {
    kind: { kind: 'recaptcha', siteKey },
    challenge: async () => null,

    async verify(token, address) {
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      let answer: z.infer<typeof AnswerSchema>;
      try {
        const response = await fetch(`${baseUrl}/recaptcha/api/siteverify`, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        answer = AnswerSchema.parse(await response.json());
      } catch (cause) {
        throw new AppError('captcha_unavailable', { cause });
      }
      const isHuman =
        answer.success && answer.action === RECAPTCHA_ACTION && (answer.score ?? 0) >= LEAST_SCORE;
      return isHuman ? { id: createHash('sha256').update(token).digest('hex') } : null;
    },
  };
}

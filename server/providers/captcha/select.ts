import type { Clock } from '#server/core/clock.ts';
import type { Config } from '#server/core/config.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Captcha } from './port.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

export function selectCaptcha({ captcha }: Config, keyring: Keyring, clock: Clock): Captcha {
  const { siteKey, secret, baseUrl } = captcha;
  if (siteKey && secret) return createRecaptcha({ baseUrl, siteKey, secret });
  return createProofOfWork({ secret: keyring.derive('captcha').toString('base64'), clock });
}

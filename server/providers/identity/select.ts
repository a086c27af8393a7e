import type { Config } from '#server/core/config.ts';
import { createOpenId } from './openid.ts';
import type { IdentityProvider } from './port.ts';

/** `null` if not configured: the button stays and explains this in the console. */
export function selectIdentity({ google, production }: Config): IdentityProvider | null {
  const { clientId, clientSecret, issuer } = google;
  if (!clientId || !clientSecret) return null;
  const { protocol, hostname } = new URL(issuer);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const allowInsecure = protocol === 'http:' && isHere && !production;
  return createOpenId({ issuer, clientId, clientSecret, allowInsecure });
}

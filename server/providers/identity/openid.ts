import type * as openid from 'openid-client';
import { AppError } from '#server/core/app-error.ts';
import type { IdentityProvider } from './port.ts';

const ANSWER_SECONDS = 10;

/** Loaded on the first sign-in instead of on every start. */
const load = () => import('openid-client');

interface Options {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Allows plain HTTP for an issuer on this machine. Never in production. */
  allowInsecure: boolean;
}

export function createOpenId({
  issuer,
  clientId,
  clientSecret,
  allowInsecure,
}: Options): IdentityProvider {
  let known: Promise<openid.Configuration> | null = null;

  /** Lazy: an unreachable issuer must not prevent startup. */
  function discover(client: typeof openid): Promise<openid.Configuration> {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: ANSWER_SECONDS,
        // Verifies ID token signatures as well, instead of only trusting TLS.
        execute: [
          client.enableNonRepudiationChecks,
          ...(allowInsecure ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((cause: unknown) => {
        known = null;
        throw new AppError('google_failed', { cause });
      });
    return known;
  }

  return {
    async begin(redirectUri) {
      const client = await load();
      const configuration = await discover(client);
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },

    async complete(callbackUrl, { state, nonce, verifier }) {
      const client = await load();
      const configuration = await discover(client);
      let claims: openid.IDToken | undefined;
      try {
        const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        claims = tokens.claims();
      } catch (cause) {
        throw new AppError('google_failed', { cause });
      }
      if (!claims) throw new AppError('google_failed');
      const { sub, email, email_verified: verified, name } = claims;
      if (!sub || typeof email !== 'string' || verified !== true) {
        throw new AppError('google_failed');
      }
      return { subject: sub, email, name: typeof name === 'string' ? name.slice(0, 100) : '' };
    },
  };
}

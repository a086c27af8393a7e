import * as client from 'openid-client';
import { AppError } from '#server/core/app-error.ts';
import type { IdentityProvider } from './port.ts';

const ANSWER_SECONDS = 10;

interface Options {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Plain HTTP, for an issuer on this very machine. Never in production. */
  allowInsecure: boolean;
}

export function createOpenId({
  issuer,
  clientId,
  clientSecret,
  allowInsecure,
}: Options): IdentityProvider {
  let known: Promise<client.Configuration> | null = null;

  /** Asked for when first needed: an issuer that is away must not keep the server from starting. */
  function discover(): Promise<client.Configuration> {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: ANSWER_SECONDS,
        // Signatures are checked as well, not only the connection that the token came over.
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
      const configuration = await discover();
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
      const configuration = await discover();
      let claims: client.IDToken | undefined;
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

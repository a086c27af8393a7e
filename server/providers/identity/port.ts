/** State kept between the redirect to the provider and the callback. Secret. */
export interface SignInFlow {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  /** The provider's user id; unlike the email it never changes. */
  subject: string;
  /** Always verified by the provider. */
  email: string;
  name: string;
}

/** Sign-in through OpenID Connect with PKCE, state and nonce. */
export interface IdentityProvider {
  begin(redirectUri: string): Promise<{ url: string; flow: SignInFlow }>;
  /** Throws `google_failed` for any mismatch: state, nonce, issuer, audience, signature or unverified email. */
  complete(callbackUrl: URL, flow: SignInFlow): Promise<Identity>;
}

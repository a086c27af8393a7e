/** What has to be remembered between sending a browser away and seeing it come back. Secret. */
export interface SignInFlow {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Identity {
  /** The provider's own name of the person; stays when the address changes. */
  subject: string;
  /** Only ever one that the provider says it has checked. */
  email: string;
  name: string;
}

/** Signing in with an account elsewhere, by OpenID Connect with PKCE, state and nonce. */
export interface IdentityProvider {
  begin(redirectUri: string): Promise<{ url: string; flow: SignInFlow }>;
  /** Throws `google_failed` for whatever does not fit: state, nonce, issuer, audience, signature, unchecked address. */
  complete(callbackUrl: URL, flow: SignInFlow): Promise<Identity>;
}

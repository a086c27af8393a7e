/** What a page must do to pass the captcha. */
type CaptchaKind = { kind: 'proof_of_work' } | { kind: 'recaptcha'; siteKey: string };

interface Verified {
  /** Identifies this solution, so it can only be used once. */
  id: string;
}

/** Protects forms from bots. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** The challenge for the page; `null` if a third party provides it. */
  challenge(): Promise<object | null>;
  /** `null` for an invalid token. Throws `captcha_unavailable` if it can't be checked. */
  verify(token: string, address: string): Promise<Verified | null>;
}

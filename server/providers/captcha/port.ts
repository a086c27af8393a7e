/** What a page has to do to show that somebody is there. */
type CaptchaKind = { kind: 'proof_of_work' } | { kind: 'recaptcha'; siteKey: string };

interface Verified {
  /** Names this one solution, so that it can be taken once only. */
  id: string;
}

/** Keeps programs from filling forms by the thousand. */
export interface Captcha {
  readonly kind: CaptchaKind;
  /** What the page has to work on; `null` where it asks somebody else. */
  challenge(): Promise<object | null>;
  /** `null` for a token that is no proof. Throws `captcha_unavailable` where nobody can tell. */
  verify(token: string, address: string): Promise<Verified | null>;
}

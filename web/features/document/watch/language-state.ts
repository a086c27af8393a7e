import type { Checks } from '#contract/checks.ts';

/** `null` after an edit and for highlights: what nobody has checked isn't a passed check. */
export function languageState({
  language,
}: Pick<Checks, 'language'>): 'asAsked' | 'other' | 'unknown' | null {
  if (!language) return null;
  if (language.ok) return 'asAsked';
  return language.detected ? 'other' : 'unknown';
}

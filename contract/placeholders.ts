/**
 * What stands in built pages for things that only the running server knows. Each is a name that can never be a real
 * one, so that a page that was not filled in breaks where everybody sees it.
 */
export const PLACEHOLDERS = {
  /** The address the product is served at. */
  origin: 'https://origin.invalid',
  /** The video platform's host for pictures. */
  images: 'https://images.invalid',
  /** The video platform's host for its private player. */
  embeds: 'https://embeds.invalid',
  /** Where people join the affiliate programme. */
  affiliate: 'https://affiliate.invalid',
  support: 'support@mail.invalid',
} as const;

export type SiteValues = Record<keyof typeof PLACEHOLDERS, string>;

/** Values come from the operator: what could end an attribute is written as markup. */
export function fillPlaceholders(text: string, values: SiteValues): string {
  let filled = text;
  for (const [name, placeholder] of Object.entries(PLACEHOLDERS)) {
    const value = values[name as keyof SiteValues];
    filled = filled.replaceAll(placeholder, () =>
      value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
    );
  }
  return filled;
}

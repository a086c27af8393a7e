/**
 * Placeholders in built pages for values only the running server knows. All are invalid names, so a page that wasn't filled in
 * fails visibly.
 */
export const PLACEHOLDERS = {
  origin: 'https://origin.invalid',
  /** The video platform's image host. */
  images: 'https://images.invalid',
  /** The video platform's embed host. */
  embeds: 'https://embeds.invalid',
  /** Sign-up page of the affiliate program. */
  affiliate: 'https://affiliate.invalid',
  support: 'support@mail.invalid',
} as const;

/** The list item that is repeated for each sibling product. */
export const SIBLING_PLACEHOLDER = {
  name: 'sibling.invalid',
  url: 'https://sibling.invalid',
} as const;

export interface SiblingProduct {
  name: string;
  url: string;
}

export type SiteValues = Record<keyof typeof PLACEHOLDERS, string> & {
  siblings: readonly SiblingProduct[];
};

const SIBLING_ITEM = /<li>(?:(?!<\/li>).)*https:\/\/sibling\.invalid.*?<\/li>/gs;

export function fillPlaceholders(text: string, { siblings, ...values }: SiteValues): string {
  let filled = text.replaceAll(SIBLING_ITEM, (item) =>
    siblings
      .map(({ name, url }) =>
        item
          .replaceAll(SIBLING_PLACEHOLDER.url, () => asMarkup(url))
          .replaceAll(SIBLING_PLACEHOLDER.name, () => asMarkup(name)),
      )
      .join(''),
  );
  for (const [name, placeholder] of Object.entries(PLACEHOLDERS)) {
    const value = values[name as keyof typeof values];
    filled = filled.replaceAll(placeholder, () => asMarkup(value));
  }
  return filled;
}

/** Escapes operator-provided values for HTML attributes. */
function asMarkup(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

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

/** The one list item that stands for however many sibling products there are. */
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

/** Values come from the operator: what could end an attribute is written as markup. */
function asMarkup(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

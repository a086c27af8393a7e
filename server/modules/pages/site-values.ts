import type { SiteValues } from '#contract/placeholders.ts';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from '#server/core/config.ts';

/** What the operator has not named gets an address that is plainly ours to replace. */
export function siteValues({ youtube, site, mail }: Config): Omit<SiteValues, 'origin'> {
  return {
    images: youtube.imageBaseUrl,
    embeds: youtube.embedBaseUrl,
    affiliate: site.affiliateUrl ?? `https://affiliates.${PRODUCT.slug}.example`,
    support: mail.support ?? `support@${PRODUCT.slug}.example`,
  };
}

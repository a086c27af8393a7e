import type { SiblingProduct, SiteValues } from '#contract/placeholders.ts';
import { OPERATOR_PAGE } from '#contract/paths.ts';
import { PRODUCT } from '#contract/product.ts';
import type { Config } from '#server/core/config.ts';
import type { Widening } from './page-headers.ts';

/** Only on a local machine: a public server doesn't start without the operator's own. */
const EXAMPLE_PRODUCTS: readonly SiblingProduct[] = [1, 2, 3].map((number) => ({
  name: `Example product ${number}`,
  url: `https://product-${number}.example`,
}));

/** Anything the operator hasn't configured is recognisable as an example. */
export function siteValues({ youtube, site, mail }: Config): Omit<SiteValues, 'origin'> {
  return {
    images: youtube.imageBaseUrl,
    embeds: youtube.embedBaseUrl,
    affiliate: site.affiliateUrl ?? `https://affiliates.${PRODUCT.slug}.example`,
    support: mail.support ?? `support@${PRODUCT.slug}.example`,
    siblings: site.siblingProducts ?? EXAMPLE_PRODUCTS,
  };
}

/** Origins that conversions are reported to: the advertising partner's own, and those it redirects to. */
const AD_PARTNER = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
];

/** Only if configured, and only on the pages that use it. */
export function pageWidenings({ captcha, http, site }: Config): Record<string, Widening> {
  const google = 'https://www.google.com/recaptcha/';
  const signIn = http.identityUrl ? { calls: [new URL(http.identityUrl).origin] } : {};
  return {
    '/purchase_confirmation': site.adConversionId ? { pictures: AD_PARTNER } : {},
    '/login': signIn,
    '/signup': signIn,
    '/contact': captcha.siteKey
      ? {
          scripts: [google, 'https://www.gstatic.com/recaptcha/'],
          frames: [google, 'https://recaptcha.google.com/recaptcha/'],
          calls: [google],
        }
      : {},
  };
}

/**
 * Pages this installation doesn't need. The checkout marked TEST belongs to the simulator, and is never available where
 * real money is taken.
 */
export function pagesLeftOut({ billing, production, operators }: Config): string[] {
  const takesMoney = Boolean(billing.stripeSecretKey && billing.stripeWebhookSecret);
  const isSimulated = !takesMoney && (!production || billing.allowTest);
  return [
    ...(isSimulated ? [] : ['/test_billing']),
    ...(operators.length > 0 ? [] : [OPERATOR_PAGE]),
  ];
}

import { LANGUAGES } from '#contract/catalog/languages.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import { SUPPORT_EMAIL } from './footer-links.ts';
import { Formats } from './home-formats.tsx';
import { Hero } from './home-hero.tsx';
import { Pricing } from './home-pricing.tsx';
import { Coverage, NothingLost } from './home-proof.tsx';
import { ORIGIN, type PageDefinition } from './page.ts';
import { inDollars } from './price.ts';

const DESCRIPTION = `Turn a video into an article, a thread, a newsletter, a LinkedIn post, a podcast or a summary, in ${LANGUAGES.length} languages, each line tied to the moment it came from.`;

export const HOME: PageDefinition = {
  path: '/',
  title: `${PRODUCT.name}: you said it on camera, now it is written`,
  description: DESCRIPTION,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: PRODUCT.name,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/favicon.svg`,
      email: SUPPORT_EMAIL,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: PRODUCT.name,
      url: `${ORIGIN}/`,
      description: DESCRIPTION,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any with a web browser',
      offers: PLANS.map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        price: inDollars(plan.priceCents),
        priceCurrency: 'USD',
        url: `${ORIGIN}/#pricing`,
      })),
    },
  ],
  Body: Home,
};

function Home() {
  return (
    <>
      <Hero />
      <Formats />
      <Coverage />
      <NothingLost />
      <Pricing />
    </>
  );
}

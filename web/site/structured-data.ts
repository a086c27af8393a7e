import { PLANS } from '#contract/catalog/plans.ts';
import { PRODUCT } from '#contract/product.ts';
import type { Question } from '../../content/site/question.ts';
import { ORIGIN } from './page.ts';
import { inDollars } from './price.ts';

const CONTEXT = 'https://schema.org';

export const ORGANIZATION = { '@type': 'Organization', name: PRODUCT.name, url: `${ORIGIN}/` };
export const LOGO = `${ORIGIN}/og/logo.png`;

/** Only for questions that are visible on the page. */
export function questionsData(questions: readonly Question[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Breadcrumbs. The home page is added automatically. Only for pages that display them, with the same wording. */
export function trailData(...steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: ORIGIN + path,
    })),
  };
}

/** UN/CEFACT unit codes, which schema.org requires. */
const UNIT = { month: 'MON', year: 'ANN' } as const;

function priceData(cents: number, more: object): object {
  return {
    '@type': 'UnitPriceSpecification',
    price: inDollars(cents),
    priceCurrency: 'USD',
    ...more,
  };
}

export function offersData(path: string): object[] {
  return PLANS.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    price: inDollars(plan.priceCents),
    priceCurrency: 'USD',
    priceSpecification:
      plan.per === 'once'
        ? priceData(plan.insteadOfCents, { priceType: 'https://schema.org/StrikethroughPrice' })
        : priceData(plan.priceCents, { billingDuration: 1, unitCode: UNIT[plan.per] }),
    availability: 'https://schema.org/InStock',
    url: ORIGIN + path,
  }));
}

export function productData(description: string, path: string, picture: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: PRODUCT.name,
    description,
    image: ORIGIN + picture,
    brand: { '@type': 'Brand', name: PRODUCT.name },
    offers: offersData(path),
  };
}

/** A free tool that runs on the page. */
export function toolData(name: string, description: string, path: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name,
    description,
    url: ORIGIN + path,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any with a web browser',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: ORGANIZATION,
  };
}

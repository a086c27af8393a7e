import { AFFILIATE } from './affiliate.tsx';
import { AGENCY } from './agency.tsx';
import { ARTICLE_NOT_FOUND, ARTICLE_PAGES } from './article.tsx';
import { BLOG } from './blog.tsx';
import { CHECKOUT } from './checkout.tsx';
import { CONTACT } from './contact.tsx';
import { HOME } from './home.tsx';
import { LEGAL } from './legal.tsx';
import { LOGIN } from './login.tsx';
import { LOGIN_WITH_TOKEN } from './login-with-token.tsx';
import { LTD } from './ltd.tsx';
import { NOT_FOUND } from './not-found.tsx';
import type { PageDefinition } from './page.ts';
import { PURCHASE_CONFIRMATION } from './purchase-confirmation.tsx';
import { TEST_BILLING } from './test-billing.tsx';
import { SIGNUP } from './signup.tsx';
import { YOUTUBE_SUMMARY } from './youtube-summary.tsx';
import { YOUTUBE_THUMBNAIL } from './youtube-thumbnail.tsx';

export const SITE_PAGES: readonly PageDefinition[] = [
  HOME,
  LTD,
  AGENCY,
  YOUTUBE_SUMMARY,
  YOUTUBE_THUMBNAIL,
  BLOG,
  ...ARTICLE_PAGES,
  AFFILIATE,
  LEGAL,
  CONTACT,
  LOGIN,
  CHECKOUT,
  PURCHASE_CONFIRMATION,
  TEST_BILLING,
  SIGNUP,
  LOGIN_WITH_TOKEN,
  NOT_FOUND,
  ARTICLE_NOT_FOUND,
];

import { randomBytes } from 'node:crypto';

/** The minimal environment of a publicly reachable server. Nothing listens on its mail server's address. */
export const PUBLIC_ENV = {
  PUBLIC_URL: 'https://example.org',
  SUPPORT_EMAIL: 'help@example.org',
  AFFILIATE_URL: 'https://partners.example.org',
  SIBLING_PRODUCTS: 'Clipdesk https://clipdesk.example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};

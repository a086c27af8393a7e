import { LOGIN_LINK_PAGE } from '#contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The site and the app's shell, as HTML and files. */
export interface Pages {
  /** Tells at which address the site is served, which is only known once it is. */
  servedAt(origin: string): void;
  /** `false` where there is nothing for eyes at this address, and nothing was answered. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Addresses that the signed-in app draws itself. Not for search engines. */
export function isAppPath(path: string): boolean {
  return path === '/app' || path.startsWith('/app/') || path === LOGIN_LINK_PAGE;
}

const COMMON = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

export const SITE_POLICY = [...COMMON, "style-src 'self'"].join('; ');

/** Parts of the app write style elements as they run; each must carry this answer's own number. */
export function appPolicy(nonce: string): string {
  return [...COMMON, `style-src 'self' 'nonce-${nonce}'`, "media-src 'self' blob:"].join('; ');
}

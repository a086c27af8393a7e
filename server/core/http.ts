import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account } from '#contract/accounts.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the app before a route runs; read it with {@link accountOf}. */
    account: Account | null;
  }
  interface FastifyContextConfig {
    /** Who may call: routes are for accounts unless they say otherwise. */
    access?: 'public';
  }
}

export type App = FastifyInstance;

export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError('not_signed_in');
  return request.account;
}

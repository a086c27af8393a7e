import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account, Scope } from '#contract/accounts.ts';
import { AppError } from './app-error.ts';

/** What authenticated a request. */
type Credential =
  | { kind: 'session'; id: string }
  | { kind: 'access_token'; id: string; scope: Scope };

/** The account behind a request and how it was authenticated. */
export interface Caller {
  account: Account;
  credential: Credential;
}

/** A rate limit, shared by all processes on the same database. */
export interface RouteLimit {
  by: 'address' | 'account';
  /** Routes with the same name share a counter. */
  name: string;
  max: number;
  windowSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before a route runs; read it with {@link accountOf}. */
    account: Account | null;
    credential: Credential | null;
  }
  interface FastifyContextConfig {
    /** Routes need an account by default. `session`: no access tokens, because the route opens or ends the account itself. */
    access?: 'public' | 'session';
    /** Marks a non-GET route as read-only, so read-only access tokens may call it. */
    reads?: true;
    limits?: readonly RouteLimit[];
    /** Accepts file uploads, which may take long. */
    hasLongBody?: true;
  }
}

export type App = FastifyInstance;

export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new AppError('not_signed_in');
  return request.account;
}

export function sessionIdOf({ credential }: FastifyRequest): string {
  if (credential?.kind !== 'session') throw new AppError('session_needed');
  return credential.id;
}

/** IP address and user agent for the audit log. */
export function originOf(request: FastifyRequest): { address: string; userAgent: string } {
  return { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '') };
}

export function isReadOnly(credential: Credential | null): boolean {
  return credential?.kind === 'access_token' && credential.scope === 'read';
}

/** Access tokens are limited to their scope and can't manage the account itself. */
export function assertMayCall(request: FastifyRequest, credential: Credential): void {
  if (credential.kind === 'session') return;
  const { access, reads } = request.routeOptions.config;
  if (access === 'session') throw new AppError('session_needed');
  const changes = !reads && request.method !== 'GET' && request.method !== 'HEAD';
  if (changes && credential.scope !== 'write') throw new AppError('scope_needed');
}

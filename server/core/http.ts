import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Account, Scope } from '#contract/accounts.ts';
import { AppError } from './app-error.ts';

/** What a request was let in with. */
type Credential =
  | { kind: 'session'; id: string }
  | { kind: 'access_token'; id: string; scope: Scope };

/** Who a request speaks for, and by what right. */
export interface Caller {
  account: Account;
  credential: Credential;
}

/** So many of these calls within so long, over every process that shares the database. */
export interface RouteLimit {
  by: 'address' | 'account';
  /** Calls with the same name share one count. */
  name: string;
  max: number;
  windowSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the app before a route runs; read it with {@link accountOf}. */
    account: Account | null;
    credential: Credential | null;
  }
  interface FastifyContextConfig {
    /**
     * Who may call: routes are for accounts unless they say otherwise. `session`: not for access tokens, because it
     * opens or ends the account itself.
     */
    access?: 'public' | 'session';
    /** For a call that changes nothing although it is no GET: an access token that may only read may make it. */
    reads?: true;
    limits?: readonly RouteLimit[];
    /** Takes files, which may be long on their way. */
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

/** Where a request came from, for the audit log. */
export function originOf(request: FastifyRequest): { address: string; userAgent: string } {
  return { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '') };
}

export function isReadOnly(credential: Credential | null): boolean {
  return credential?.kind === 'access_token' && credential.scope === 'read';
}

/** An access token may do what its scope says, and never what belongs to the account itself. */
export function assertMayCall(request: FastifyRequest, credential: Credential): void {
  if (credential.kind === 'session') return;
  const { access, reads } = request.routeOptions.config;
  if (access === 'session') throw new AppError('session_needed');
  const changes = !reads && request.method !== 'GET' && request.method !== 'HEAD';
  if (changes && credential.scope !== 'write') throw new AppError('scope_needed');
}

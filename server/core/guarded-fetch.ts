import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AddressRefused, isPublicAddress } from './public-address.ts';

type Resolver = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

interface GuardOptions {
  /** Base URLs set by the operator; these may be private. */
  allow?: readonly string[];
  connectTimeoutMs?: number;
  /** For tests. */
  resolveAll?: Resolver;
}

/**
 * HTTP agent for user-supplied URLs (SSRF protection). It checks the very address each connection is made to, so neither
 * redirects nor DNS rebinding reach the internal network.
 */
export function createGuardedAgent({
  allow = [],
  connectTimeoutMs = 10_000,
  resolveAll = resolveByDns,
}: GuardOptions = {}): Agent {
  const allowed = new Set(allow.map((base) => originOf(new URL(base))));
  const lookup: LookupFunction = (host, options, callback) => {
    resolveAll(host, (error, found) => {
      if (error) return callback(error, '', 0);
      const inside = found.length === 0 || found.some(({ address }) => !isPublicAddress(address));
      if (inside) return callback(new AddressRefused(host), '', 0);
      if (options.all) return callback(null, found);
      return callback(null, found[0]!.address, found[0]!.family);
    });
  };
  const guarded = buildConnector({ timeout: connectTimeoutMs, lookup });
  const open = buildConnector({ timeout: connectTimeoutMs });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      const port = options.port || (options.protocol === 'https:' ? '443' : '80');
      if (allowed.has(`${options.protocol}//${host}:${port}`)) return open(options, callback);
      // IP literals skip the DNS lookup, so check them here.
      if (isIP(host) && !isPublicAddress(host)) return callback(new AddressRefused(host), null);
      return guarded(options, callback);
    },
  });
}

function originOf({ protocol, hostname, port }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, '');
  return `${protocol}//${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

const resolveByDns: Resolver = (host, done) =>
  resolve(host, { all: true, verbatim: true }, (error, found) => done(error, found ?? []));

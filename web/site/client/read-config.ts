import { type PublicConfig, PublicConfigSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';

/** The server's public configuration, fetched only when needed. */
export function readConfig(): Promise<PublicConfig> {
  return call(CALLS.config, PublicConfigSchema);
}

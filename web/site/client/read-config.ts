import { type PublicConfig, PublicConfigSchema } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { call } from '../../lib/api-client.ts';

/** What this server is set up with. Asked when it is needed, not with every page. */
export function readConfig(): Promise<PublicConfig> {
  return call(CALLS.config, PublicConfigSchema);
}

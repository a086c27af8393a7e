import type { UIMatch } from 'react-router';
import type { FormatValue } from '#contract/catalog/formats.ts';

/** Which format a route is about; the router puts it there. */
export function formatOf(matches: readonly UIMatch[]): FormatValue {
  const handle = matches.at(-1)?.handle as { format?: FormatValue } | undefined;
  return handle?.format ?? 'blog';
}

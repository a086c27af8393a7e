import type { UIMatch } from 'react-router';
import type { FormatValue } from '#contract/catalog/formats.ts';

/** The format of a route, from the handle that the router sets. */
export function formatOf(matches: readonly UIMatch[]): FormatValue {
  const handle = matches.at(-1)?.handle as { format?: FormatValue } | undefined;
  return handle?.format ?? 'blog';
}

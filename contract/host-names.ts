import { TOP_LEVEL_DOMAINS } from './catalog/top-level-domains.ts';

/** The longest prefix of `a.b.c` that ends in a top-level domain, or `null`: what counts as a host without a scheme. */
export function findHost(run: string): string | null {
  const labels = run.split('.');
  for (let count = labels.length; count >= 2; count -= 1) {
    const last = labels[count - 1]!.toLowerCase();
    if (TOP_LEVEL_DOMAINS.has(last) || /^xn--[a-z0-9-]+$/u.test(last)) {
      return labels.slice(0, count).join('.');
    }
  }
  return null;
}

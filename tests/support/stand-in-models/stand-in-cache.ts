import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import type { Asked } from './wire-writers.ts';

const LEAST = 1024;
const STEP = 128;

/** How much of a prompt a vendor's cache would hit: its longest prefix seen before, or what was marked for caching. */
export function createStandInCache() {
  const seen: number[][] = [];
  const marked = new Set<string>();

  return {
    look(asked: Asked & { provider: string }): { cached: number; kept: number } {
      const { provider, model, system, messages } = asked;
      if (provider === 'anthropic') {
        if (asked.marked === undefined) return { cached: 0, kept: 0 };
        const name = JSON.stringify([model, system, asked.marked]);
        const tokens = encode(system).length + encode(asked.marked).length;
        const isThere = marked.has(name);
        marked.add(name);
        if (tokens < LEAST) return { cached: 0, kept: 0 };
        return isThere ? { cached: tokens, kept: 0 } : { cached: 0, kept: tokens };
      }
      const all = encode([model, system, ...messages.map(({ content }) => content)].join('\n'));
      const most = Math.max(0, ...seen.map((one) => commonLength(one, all)));
      seen.push(all);
      return { cached: most < LEAST ? 0 : Math.floor(most / STEP) * STEP, kept: 0 };
    },
  };
}

function commonLength(one: readonly number[], other: readonly number[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

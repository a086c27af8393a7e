const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `twenty-one` → `twenty-first`. */
export function toOrdinal(words: string): string {
  return words.replace(/[a-z]+$/, (last) => {
    const irregular = IRREGULAR[last];
    if (irregular) return irregular;
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  });
}

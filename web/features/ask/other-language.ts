const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const LIST = new Intl.ListFormat('en-GB');

const baseOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

/** Which languages the sources are in, where the question's is none of them; `null`: nothing to say. */
export function otherLanguageWords(asked: string, sources: readonly string[]): string | null {
  const spoken = [...new Set(sources.map(baseOf))].filter((tag) => tag !== 'und' && tag !== '');
  if (spoken.length === 0 || baseOf(asked) === 'und' || spoken.includes(baseOf(asked))) return null;
  const names = spoken.flatMap((tag) => NAMES.of(tag) ?? []);
  const [only] = names;
  if (only === undefined) return null;
  return names.length === 1
    ? `What you asked about is in ${only}. Try asking in ${only}.`
    : `What you asked about is in ${LIST.format(names)}. Try asking in one of these languages.`;
}

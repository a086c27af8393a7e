import { getLanguage, languageOfTag } from './catalog/languages.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * Which languages the sources are in, where the question's is none of them; `null`: nothing to say, as where one of them
 * is not known or is one that a short question is taken for. Without a model, such a question rarely finds anything.
 */
export function otherLanguageWords(asked: string, sources: readonly string[]): string | null {
  const question = languageOfTag(asked);
  const spoken = sources.map((tag) => languageOfTag(tag));
  if (question === null || spoken.length === 0) return null;
  const names = new Set<string>();
  for (const language of spoken) {
    if (language === null || language === question) return null;
    const { name, neighbours } = getLanguage(language);
    if (neighbours.includes(question)) return null;
    names.add(name);
  }
  return `Nothing here is in the language of your question. Try asking in ${EITHER.format(names)}.`;
}

import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Claim, Marker } from './claim.ts';

interface General {
  phrases: RegExp;
  needs: readonly string[];
}

const lists = new Map<LanguageValue, readonly General[]>();

function generalsOf(language: LanguageValue): readonly General[] {
  let list = lists.get(language);
  if (!list) {
    const all = languageOf(language).generalities?.split(/;\s*/u) ?? [];
    list = all.map((one) => {
      const [needs = '', phrases = ''] = one.split(':');
      const forms = phrases.split(/\s+/u).map((phrase) => phrase.replaceAll('_', '\\s+'));
      return {
        needs: needs.split('/'),
        phrases: new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu'),
      };
    });
    lists.set(language, list);
  }
  return list;
}

/** "Studies have shown": a text may appeal only to authorities that the video mentions. */
export function checkGeneral(claim: Claim, mark: Marker): void {
  for (const { phrases, needs } of generalsOf(claim.language)) {
    const found = phrases.exec(claim.text)?.[0];
    if (found === undefined) continue;
    const isSaid = claim.near.some(({ text }) => {
      const lower = text.toLowerCase();
      return needs.some((need) => lower.includes(need));
    });
    if (!isSaid) mark('general', found, 'Nobody in the source makes a claim this general.');
  }
}

import { getLanguage } from '#contract/catalog/languages.ts';
import type { VoiceList } from '#contract/podcasts.ts';
import { Link } from '../ui/link.tsx';
import { PAGES } from './paths.ts';

/** That nothing here speaks a language, and what would change it. Nothing where something does. */
export function VoicesNeeded({ list, safe }: { list: VoiceList; safe: string }) {
  if (list.voices.length > 0) return null;
  const { name } = getLanguage(list.language);
  const keys = list.providers.filter(({ state }) => state === 'needs_key');
  const programs = list.providers.filter(({ state }) => state === 'not_installed');
  return (
    <p>
      No voice here speaks {name} yet. {safe}{' '}
      {keys.length > 0 && (
        <>
          A key of {oneOf(keys.map(({ label }) => label))} gives it voices:{' '}
          <Link href={`${PAGES.settings}#keys`}>add one in Settings</Link>.{' '}
        </>
      )}
      {programs.map(({ message }) => message).join(' ')}
    </p>
  );
}

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

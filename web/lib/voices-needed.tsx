import { getLanguage } from '#contract/catalog/languages.ts';
import type { VoiceList } from '#contract/podcasts.ts';
import { eitherOf, voicesToGain } from '#contract/voice-advice.ts';
import { Link } from '../ui/link.tsx';
import { PAGES } from './paths.ts';

/** That nothing here speaks a language, and what would change it. Nothing where something does. */
export function VoicesNeeded({ list, safe }: { list: VoiceList; safe: string }) {
  if (list.voices.length > 0) return null;
  const { name } = getLanguage(list.language);
  const { keysOf, others } = voicesToGain(list.providers);
  return (
    <p>
      No voice here speaks {name} yet. {safe}{' '}
      {keysOf.length > 0 && (
        <>
          A key for {eitherOf(keysOf)} adds voices.{' '}
          <Link href={`${PAGES.settings}#keys`}>Add one in Settings</Link>.{' '}
        </>
      )}
      {others.join(' ')}
    </p>
  );
}

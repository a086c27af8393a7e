import { getLanguage } from '#contract/catalog/languages.ts';
import type { VoiceList } from '#contract/podcasts.ts';
import { eitherOf, voicesToGain } from '#contract/voice-advice.ts';
import { Link } from '../ui/link.tsx';
import { PAGES } from './paths.ts';
import { SHARED_WORDS } from './words.tsx';

const { voices: WORDS } = SHARED_WORDS;

/** Explains that no voice speaks a language and what to do. Renders nothing if one does. */
export function VoicesNeeded({ list, safe }: { list: VoiceList; safe: string }) {
  if (list.voices.length > 0) return null;
  const { name } = getLanguage(list.language);
  const { keysOf, others } = voicesToGain(list.providers);
  return (
    <p>
      {WORDS.none(name)} {safe}{' '}
      {keysOf.length > 0 &&
        WORDS.withKey(eitherOf(keysOf), (text) => (
          <Link href={`${PAGES.settings}#keys`}>{text}</Link>
        ))}{' '}
      {others.join(' ')}
    </p>
  );
}

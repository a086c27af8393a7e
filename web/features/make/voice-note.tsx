import { useQuery } from '@tanstack/react-query';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { voicesQuery } from '../../lib/podcasts.ts';
import { VoicesNeeded } from '../../lib/voices-needed.tsx';

/** Before words are used on a podcast that nothing here could speak. */
export function VoiceNote({ language }: { language: LanguageValue }) {
  const list = useQuery(voicesQuery(language)).data;
  if (!list || list.voices.length > 0) return null;
  return (
    <div className="make-voices" role="status">
      <VoicesNeeded list={list} safe="The script can be written now, and spoken later." />
    </div>
  );
}

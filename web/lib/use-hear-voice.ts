import { useState } from 'react';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { CALLS } from '#contract/paths.ts';
import { MediaLinkSchema } from '#contract/podcasts.ts';
import { toasts } from '../ui/toast.ts';
import { call, errorText } from './api-client.ts';
import { playOnce, stopOnce } from './play-once.ts';

/** Voice previews, one at a time. Each button starts and stops its own. */
export function useHearVoice(language: LanguageValue) {
  const [heard, setHeard] = useState<string | null>(null);
  const [isSounding, setSounding] = useState(false);
  const hear = async (voice: string) => {
    setHeard(voice);
    try {
      const body = { voice, language };
      const { url } = await call(CALLS.voicePreview, MediaLinkSchema, { method: 'POST', body });
      await playOnce(url, () => setSounding(true));
    } catch (error) {
      toasts.show(errorText(error), { type: 'error', durationMs: 6000 });
    } finally {
      setHeard(null);
      setSounding(false);
    }
  };
  /** `whose`: e.g. "Host’s voice" */
  return (voice: string, whose: string) => {
    const isHeard = heard === voice && voice !== '';
    const canStop = isHeard && isSounding;
    return {
      icon: canStop ? ('stop' as const) : ('play' as const),
      label: canStop ? `Stop ${whose}` : `Hear ${whose}`,
      isSmall: true,
      isDisabled: voice === '',
      isPending: isHeard && !isSounding,
      onPress: canStop ? stopOnce : () => void hear(voice),
    };
  };
}

import { getLanguage } from '#contract/catalog/languages.ts';
import { VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import { counted } from '#contract/count.ts';
import type { AudioState, SpeakEstimate, Voice, VoiceList } from '#contract/podcasts.ts';

type Fault = NonNullable<AudioState['error']>;

/** What a provider refused or did not answer is no longer the matter once none of its voices is to speak. */
export function isOver(error: Fault | null, estimate: SpeakEstimate | undefined): boolean {
  if (!error?.code.startsWith('voice_') || !error.paidTo?.length || !estimate) return false;
  return !estimate.paidTo.some(({ label }) => error.paidTo!.includes(label));
}

/** The words were written when it failed; the seconds in them go on. */
export function countedDown(message: string, secondsLeft: number): string {
  const when = secondsLeft > 0 ? `in ${counted(secondsLeft, 'second', 'seconds')}` : 'now';
  return message.replace(/(?<=try again )in \d+ seconds?/, when);
}

function freeVoices(list: VoiceList): Voice[] {
  const free = new Set<string>(VOICE_PROVIDERS.flatMap((one) => (one.needsKey ? [] : [one.id])));
  return list.voices.filter(({ provider }) => free.has(provider));
}

/** Why it costs something though nobody chose that; `null` where there is a choice. */
export function onlyPaidWords(list: VoiceList | undefined): string | null {
  if (!list || freeVoices(list).length > 0) return null;
  return `We don’t have any other voices for ${getLanguage(list.language).name}.`;
}

/** Where somebody's key is in the way, and this server has voices of its own. */
export function freeVoicesWords({ paidTo }: Fault, list: VoiceList | undefined): string | null {
  const names = list ? freeVoices(list).map(({ name }) => name) : [];
  if (!paidTo?.length || names.length === 0) return null;
  const first = names.slice(0, 2);
  if (names.length === 1) return `This voice is free: ${names[0]}.`;
  return names.length > 2
    ? `These voices are free: ${first.join(', ')} and more.`
    : `These voices are free: ${first.join(' and ')}.`;
}

/** Its key is where one looks next. */
export function isAboutKey({ code, paidTo }: Fault): boolean {
  return code === 'spending_cap_reached' || (code.startsWith('voice_') && !!paidTo?.length);
}

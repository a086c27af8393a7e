import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PodcastDocument, Speaker } from '#contract/documents.ts';
import type { Generation } from '#contract/generations.ts';
import {
  type AudioState,
  PACE,
  type Speak,
  type SpeakEstimate,
  type VoiceList,
} from '#contract/podcasts.ts';
import { errorText } from '../../../lib/api-client.ts';
import { audioQuery, isGoing, voicesQuery } from '../../../lib/podcasts.ts';
import { estimateQuery, usePublish, useSpeak, useStopAudio } from './audio-calls.ts';
import { CHANGE_WORDS } from './change-words.ts';
import { type Changes, changesOf } from './changes.ts';
import { linesOf } from './script-edits.ts';

interface Options {
  generation: Generation;
  /** As stored on the server. */
  stored: PodcastDocument;
  /** As shown on the page. */
  shown: PodcastDocument;
  isUnsent: boolean;
  flush: () => Promise<void>;
  onRefused: (words: string) => void;
}

/** A script's recording: its state, how it differs from the script, and the actions on it. */
export interface StudioAudio {
  state: AudioState | undefined;
  /** Why the state couldn't be loaded. */
  unknown: string | null;
  voices: VoiceList | undefined;
  /** Whether any voice here speaks the language. */
  canSpeak: boolean;
  hasLines: boolean;
  /** The cost of speaking the script now; `undefined` until known. */
  estimate: SpeakEstimate | undefined;
  /** The estimate is outdated and a new one is loading. */
  isReckoning: boolean;
  changes: Changes;
  /** The voices and settings for speaking it now. */
  wanted: Speak;
  isBusy: boolean;
  /** Speaking was started from this page. */
  isOwn: boolean;
  pace: number;
  jingle: boolean;
  voiceOf: ReadonlyMap<string, string>;
  chosen: (speaker: Speaker, at: number) => string;
  setPace: (pace: number) => void;
  setJingle: (jingle: boolean) => void;
  ask: () => void;
  refresh: () => void;
  speak: () => void;
  stop: () => void;
  publish: (published: boolean) => void;
}

export function useStudioAudio(options: Options): StudioAudio {
  const { generation, stored, shown, isUnsent, flush, onRefused } = options;
  const { id, version } = generation;
  const client = useQueryClient();
  const audio = useQuery(audioQuery(id));
  const voices = useQuery(voicesQuery(stored.language));
  const speaking = useSpeak(id);
  const stopping = useStopAudio(id);
  const publishing = usePublish(id);
  const [pace, setPace] = useState<number | null>(null);
  const [jingle, setJingle] = useState<boolean | null>(null);
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: audioQuery(id).queryKey }),
    [client, id],
  );
  // The script changed here, elsewhere or by a refine, so the audio may be outdated.
  const heardOf = useRef(version);
  useEffect(() => {
    if (heardOf.current === version) return;
    heardOf.current = version;
    refresh();
  }, [version, refresh]);

  const state = audio.data;
  const file = state?.file ?? null;
  const hasLines = useMemo(
    () => linesOf(shown).some(({ block }) => block.md.trim() !== ''),
    [shown],
  );
  const defaults = voices.data?.defaults ?? [];
  const chosen = (speaker: Speaker, at: number) =>
    speaker.voice ?? file?.voices[speaker.id] ?? defaults[at % Math.max(1, defaults.length)] ?? '';
  const voiceOf = new Map(shown.speakers.map((speaker, at) => [speaker.id, chosen(speaker, at)]));
  const wanted: Speak = {
    voices: Object.fromEntries([...voiceOf].filter(([, voice]) => voice !== '')),
    ...(pace !== null && { pace }),
    ...(jingle !== null && { jingle }),
  };
  const canSpeak = voices.isPending || (voices.data?.voices.length ?? 0) > 0;
  const { data: estimate, isPlaceholderData } = useQuery({
    ...estimateQuery(id, wanted, [version, state?.status, file?.createdAt]),
    enabled: state !== undefined && !isGoing(state) && voices.isSuccess && canSpeak && hasLines,
  });
  const otherSettings = CHANGE_WORDS.all([
    ...(pace !== null && pace !== state?.pace ? [CHANGE_WORDS.pace] : []),
    ...(jingle !== null && jingle !== state?.jingle
      ? [jingle ? CHANGE_WORDS.withJingle : CHANGE_WORDS.noJingle]
      : []),
  ]);
  // Memoised, because playback re-renders this on every frame.
  const changes = useMemo(
    () => changesOf(state, { stored, shown, isUnsent, otherSettings }),
    [state, stored, shown, isUnsent, otherSettings],
  );
  const onError = (error: unknown) => onRefused(errorText(error));
  return {
    state,
    unknown: audio.isError ? errorText(audio.error) : null,
    voices: voices.data,
    canSpeak,
    hasLines,
    estimate,
    isReckoning: isPlaceholderData || isUnsent,
    changes,
    wanted,
    isBusy: speaking.isPending,
    isOwn: speaking.isSuccess,
    pace: pace ?? state?.pace ?? PACE.usual,
    jingle: jingle ?? state?.jingle ?? false,
    voiceOf,
    chosen,
    setPace,
    setJingle,
    ask: () => void audio.refetch(),
    refresh,
    speak: () => void flush().then(() => speaking.mutate(wanted, { onError }), onError),
    stop: () => stopping.mutate(),
    publish: (published) => publishing.mutate(published, { onError }),
  };
}

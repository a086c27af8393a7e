import { usualSeconds } from '#contract/speaking-time.ts';
import { VOICE_PROVIDERS } from '#contract/catalog/voices.ts';
import { PACE, type Speak, type SpeakEstimate } from '#contract/podcasts.ts';
import type { Database } from '#server/db/database.ts';
import type { AudioResult } from '#server/db/schema/podcasts.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import { MICRO_CENTS, type Usage } from '../usage/usage.service.ts';
import type { Clips } from './clips.ts';
import { planClips } from './mix-plan.ts';
import { costOf } from './paid-speech.ts';
import type { PlannedClip } from './planned-clip.ts';
import type { SpeechPlanner } from './planned-speech.ts';
import { findPronunciations, listKeptClips } from './podcasts.repo.ts';

export type EstimateSpeech = (generation: OwnGeneration, wanted: Speak) => Promise<SpeakEstimate>;

interface Dependencies {
  database: Database;
  planner: Pick<SpeechPlanner, 'plan'>;
  clips: Pick<Clips, 'plan' | 'paceOf'>;
  usage: Pick<Usage, 'capLeftMicroCents'>;
}

/** Estimates speaking: the lines without a stored clip, and what their voices charge. */
export function createEstimateSpeech(dependencies: Dependencies): EstimateSpeech {
  const { planner, clips, usage } = dependencies;
  const { db } = dependencies.database;
  return async (generation, wanted) => {
    const { ownerId } = generation;
    const { before, settings, script } = await planner.plan(generation, wanted);
    const pronunciations = await findPronunciations(db, ownerId);
    const all = await planClips(clips, { ownerId, script, settings, pronunciations });
    const hashes = all.flatMap(({ planned }) => namesOf(planned));
    const kept = new Set(await listKeptClips(db, ownerId, hashes));
    const missing = all.filter(({ planned }) => !namesOf(planned).some((name) => kept.has(name)));
    // Identical lines are spoken once.
    const spoken = [...new Map(missing.map(({ planned }) => [planned.hash, planned])).values()];
    const engines = new Set(spoken.map(({ engine }) => engine));
    const paidTo = [...engines].flatMap((engine) => {
      const own = spoken.filter((clip) => clip.engine === engine);
      const microCents = own.reduce((sum, clip) => sum + costOf(engine, clip.request), 0);
      if (microCents === 0) return [];
      const label = VOICE_PROVIDERS.find(({ id }) => id === engine.provider)!.label;
      return [{ label, characters: lengthOf(own), costCents: microCents / MICRO_CENTS }];
    });
    const left = paidTo.length > 0 ? await usage.capLeftMicroCents(ownerId) : null;
    return {
      linesTotal: all.length,
      lineIds: missing.map(({ line }) => line.lineId),
      characters: lengthOf(spoken),
      seconds: secondsOf(spoken, before?.result ?? null, clips.paceOf),
      costCents: paidTo.reduce((sum, { costCents }) => sum + costCents, 0),
      paidTo,
      capLeftCents: left === null ? null : left / MICRO_CENTS,
    };
  };
}

function lengthOf(clips: readonly PlannedClip[]): number {
  return clips.reduce((sum, { request }) => sum + request.text.length, 0);
}

/** Based on this podcast's last recording, otherwise on typical voices. */
function secondsOf(
  clips: readonly PlannedClip[],
  before: AudioResult | null,
  paceOf: Clips['paceOf'],
): number {
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  const usual = sumOf(clips.map(({ request: { text, pace } }) => usualSeconds(text) / pace));
  if (!before || usual === 0) return usual;
  const heard = sumOf(before.lines.map(({ startMs, endMs }) => (endMs - startMs) / 1000));
  const wanted = before.mix?.pace ?? PACE.usual;
  const guessed = sumOf(
    before.script.lines.map(({ md, voice }) => usualSeconds(md) / paceOf(voice, wanted)),
  );
  return guessed > 0 ? (usual * heard) / guessed : usual;
}

function namesOf({ hash, formerHash }: PlannedClip): string[] {
  return formerHash === null ? [hash] : [hash, formerHash];
}

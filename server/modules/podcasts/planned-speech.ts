import type { PodcastDocument } from '#contract/documents.ts';
import { PACE, type Speak } from '#contract/podcasts.ts';
import { findVideoNames } from '#server/audio/spoken/video-names.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { AudioScript, AudioSettings } from '#server/db/schema/podcasts.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import { findNamedVideo } from './named-video.repo.ts';
import { type AudioRow, findAudio } from './podcasts.repo.ts';
import { asPodcast, chooseVoices, toScript } from './script.ts';
import type { Voices } from './voices.service.ts';

/** How a script would be spoken, with defaults for everything that wasn't chosen. */
interface PlannedSpeech {
  before: AudioRow | null;
  settings: AudioSettings;
  script: AudioScript;
}

export interface SpeechPlanner {
  plan(generation: OwnGeneration, wanted: Speak): Promise<PlannedSpeech>;
  /** With unchanged settings; `null` if the current script can't be spoken. */
  findScript(generation: OwnGeneration, before: AudioRow): Promise<AudioScript | null>;
}

interface Dependencies {
  database: Database;
  voices: Voices;
}

export function createSpeechPlanner({ database: { db }, voices }: Dependencies): SpeechPlanner {
  async function settingsFor(
    { ownerId }: OwnGeneration,
    document: PodcastDocument,
    before: AudioRow | null,
    wanted: Speak,
  ): Promise<AudioSettings> {
    const { language, speakers } = document;
    const asked = Array.isArray(wanted.voices)
      ? Object.fromEntries(
          wanted.voices.flatMap((voice, at) => (speakers[at] ? [[speakers[at].id, voice]] : [])),
        )
      : (wanted.voices ?? {});
    const known = new Set(speakers.map(({ id }) => id));
    const stranger = Object.keys(asked).find((id) => !known.has(id));
    if (stranger !== undefined) {
      const problem = `names ${stranger}, who isn’t a speaker in this script`;
      throw new AppError('invalid_input', { fields: [{ field: 'voices', problem }] });
    }
    const list = await voices.list(ownerId, language);
    const settings = before?.settings ?? null;
    return {
      voices: chooseVoices(document, { asked, before: settings, list }),
      scriptVoices: Object.fromEntries(speakers.map(({ id, voice }) => [id, voice])),
      pace: wanted.pace ?? before?.settings.pace ?? PACE.usual,
      jingle: wanted.jingle ?? before?.settings.jingle ?? false,
    };
  }

  async function withNames(script: AudioScript, generationId: string): Promise<AudioScript> {
    const video = await findNamedVideo(db, generationId);
    const text = script.lines.map(({ md }) => md).join('\n');
    return { ...script, names: video ? findVideoNames(video, text) : [] };
  }

  return {
    async plan(generation, wanted) {
      const document = asPodcast(generation.document);
      const before = await findAudio(db, generation.id);
      const settings = await settingsFor(generation, document, before, wanted);
      const script = await withNames(toScript(document, settings.voices), generation.id);
      return { before, settings, script };
    },

    async findScript(generation, before) {
      const { document } = generation;
      if (document?.format !== 'podcast') return null;
      try {
        const settings = await settingsFor(generation, document, before, {});
        return toScript(document, settings.voices);
      } catch (error) {
        if (error instanceof AppError) return null;
        throw error;
      }
    },
  };
}

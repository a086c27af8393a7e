import { setTimeout as pause } from 'node:timers/promises';
import type { PodcastDocument } from '#contract/documents.ts';
import { type Generation, GenerationSchema } from '#contract/generations.ts';
import { CALLS, fill, TOKEN_HEADER } from '#contract/paths.ts';
import { type AudioFile, AudioStateSchema } from '#contract/podcasts.ts';
import { startSite } from '../../tests/support/site.ts';
import { type HeardSample, PODCAST_SAMPLES, type PodcastSample } from '../site/podcast-samples.ts';

interface Recorded {
  id: PodcastSample['id'];
  mp3: Buffer;
  /** What the page shows of it before and while it plays. */
  heard: HeardSample;
}

const BARS = 96;

/** Spoken by the product itself, as a customer would have it done: script, voices, mix, file. */
export async function makeRecordings(): Promise<Recorded[]> {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  const call = async (path: string, method = 'GET', body?: unknown, headers = {}) => {
    const response = await fetch(site.url + path, {
      method,
      headers: {
        [TOKEN_HEADER]: site.token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };

  async function written(): Promise<Generation> {
    const answer = await call(CALLS.generations, 'POST', { format: 'podcast', sample: true });
    const { generations } = (await answer.json()) as { generations: { id: string }[] };
    for (;;) {
      const path = fill(CALLS.generation, { id: generations[0]!.id });
      const generation = GenerationSchema.parse(await (await call(path)).json());
      if (generation.status === 'done') return generation;
      await pause(100);
    }
  }

  async function record(sample: PodcastSample): Promise<Recorded> {
    const { id, document, version } = await written();
    const edited = withLines(document as PodcastDocument, sample);
    const path = fill(CALLS.generation, { id });
    await call(path, 'PATCH', { document: edited }, { 'if-match': `"${version}"` });
    await call(fill(CALLS.generationAudio, { id }), 'POST', {});
    const audio = await spoken(id);
    const file = await call(`${fill(CALLS.generationExport, { id })}?as=mp3`);
    return { id: sample.id, mp3: Buffer.from(await file.arrayBuffer()), heard: heardIn(audio) };
  }

  async function spoken(id: string): Promise<AudioFile> {
    for (;;) {
      const answer = await call(fill(CALLS.audioState, { id }));
      const { status, file, error } = AudioStateSchema.parse(await answer.json());
      if (status === 'done' && file) return file;
      if (status === 'failed') throw new Error(JSON.stringify(error));
      await pause(200);
    }
  }

  try {
    const made = [];
    for (const sample of PODCAST_SAMPLES) made.push(await record(sample));
    return made;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** A bar of the wave is as high as the loudest that is heard under it. */
function heardIn({ durationMs, lines, waveform }: AudioFile): HeardSample {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const from = Math.floor((index * waveform.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((index + 1) * waveform.length) / BARS));
    return Math.max(...waveform.slice(from, to));
  });
  return { durationMs, startsMs: lines.map(({ startMs }) => startMs), bars };
}

function withLines(document: PodcastDocument, { title, lines }: PodcastSample): PodcastDocument {
  const names = [...new Set(lines.map(({ speaker }) => speaker))];
  const script = document.sections.find(({ kind }) => kind === 'script')!;
  return {
    ...document,
    title,
    speakers: document.speakers
      .slice(0, names.length)
      .map((speaker, index) => ({ ...speaker, name: names[index]! })),
    sections: [
      {
        ...script,
        blocks: lines.map(({ speaker, text }, index) => ({
          id: `line${index + 1}`,
          kind: 'turn' as const,
          md: text,
          blockIds: [],
          startMs: null,
          speaker: document.speakers[names.indexOf(speaker)]!.id,
        })),
      },
    ],
  };
}

import { FORMATS, type FormatValue } from '#contract/catalog/formats.ts';
import type { Checks } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import { OPTIONS } from '#contract/options.ts';
import { doCheck } from '#server/modules/generations/check-document.ts';
import { assemble } from '#server/modules/generations/model/model-document.ts';
import { partsWanted, planRun } from '#server/modules/generations/model/model-plan.ts';
import { cardOf, messagesFor } from '#server/modules/generations/model/model-prompt.ts';
import { speakersOf } from '#server/modules/generations/model/model-wishes.ts';
import { createSectionStream } from '#server/modules/generations/model/section-stream.ts';
import { wordsWritten } from '#server/modules/generations/words-wanted.ts';
import type { Material } from '#server/modules/videos/source.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { marksOf } from '#server/text/clean-text.ts';
import { outlineParts } from '#server/text/outline-parts.ts';
import type { Asked } from './stand-in-models/wire-writers.ts';

export interface OfflineRun {
  document: Document;
  checks: Checks;
  prompt: string;
}

const ROOM = {
  windowTokens: 1_000_000,
  materialTokens: 500_000,
  stretchTokens: 12_000,
  maxOutputTokens: 60_000,
  thinkingTokens: 0,
};

interface Wishes {
  language?: Document['language'];
  options?: Record<string, unknown>;
}

/** Turns a model's answer to a run's prompt into a document, before checks. */
export function writeOffline(
  format: FormatValue,
  material: Material,
  answer: (asked: Asked) => string,
  wishes: Wishes = {},
) {
  const language = wishes.language ?? material.language!;
  const options = OPTIONS[format].parse(wishes.options ?? {});
  const prompt = { name: 'Own', description: '', template: 'A report.', fields: [] };
  const brief = { style: null, prompt: format === 'custom' ? prompt : null };
  const wanted = {
    format,
    language,
    options,
    brief,
    videoTitle: material.title,
    ownerId: 'usr_offline',
    transcriptId: material.fingerprint,
  };
  const blocks = transcriptBlocks(material.cues, material.chapters);
  const source = marksOf(blocks.map(({ text }) => text).join('\n'));
  const parts = outlineParts(
    { ...material, language: material.language ?? 'english' },
    partsWanted(format, options),
  );
  const plan = planRun(wanted, { blocks, language: material.language }, parts, ROOM);
  const messages = messagesFor(
    { ...wanted, card: cardOf(material, brief, blocks) },
    {
      plan,
      sections: plan.sections,
      material: { blocks },
      planned: null,
      written: [],
      insistOnLanguage: false,
    },
  );
  const stream = createSectionStream({
    sections: plan.sections,
    source,
    starts: new Map(blocks.map(({ id, startMs }) => [id, startMs])),
    speakers: speakersOf(wanted).byLetter,
    headings: {},
  });
  const text = answer({ model: 'offline', maxOutputTokens: 1e6, ...messages });
  // In small chunks, as they would arrive over a network.
  const pieces = text.match(/[^]{1,37}/gu) ?? [];
  const wholes = [...pieces.flatMap((piece) => stream.feed(piece)), ...stream.end()];
  const following = plan.sections.flatMap(({ id, part }) => (part ? [[id, part] as const] : []));
  return {
    document: assemble(wanted, wholes, source),
    known: {},
    asked: { chapters: plan.parts, parts: new Map(following) },
    prompt: messages.messages[0]!.content,
    /** As an estimate counts them. */
    words: wordsWritten(format, plan.sections),
  };
}

/** A whole run with a model, from prompt to checks, without a server, database or network. */
export function runOffline(
  format: FormatValue,
  material: Material,
  answer: (asked: Asked) => string,
  wishes: Wishes = {},
): OfflineRun {
  const { prompt, words: _, ...written } = writeOffline(format, material, answer, wishes);
  return { ...doCheck({ ...written, material }), prompt };
}

export const ALL_FORMATS: readonly FormatValue[] = FORMATS.map(({ value }) => value);

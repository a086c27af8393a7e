import { setTimeout as pause } from 'node:timers/promises';
import type { TranscriptBlock } from '#contract/videos.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { SourceCard } from '#server/prompts/card.ts';
import { notesMessages } from '#server/prompts/notes.ts';
import { createAnswerReader } from '#server/prompts/read-answer.ts';
import { continueMessages, type Note } from '#server/prompts/write.ts';
import { stage } from '../run/end-run.ts';
import type { Run } from '../run/generation-run.ts';
import { askWhole, type Asker } from './model-asking.ts';
import { answerLimit, expectedNoteTokens, type Room, type RunPlan } from './model-plan.ts';
import {
  claimNotes,
  giveBackNotes,
  type NotesClaim,
  notesKey,
  storeNotes,
} from './shared-notes.repo.ts';

const LOOK_AGAIN_MS = 250;

interface Options {
  database: Database;
  run: Run;
  asker: Asker;
  plan: RunPlan;
  room: Room;
  blocks: readonly TranscriptBlock[];
  card: SourceCard;
}

/** Notes of all stretches in order. Each is made once for all runs over the same transcript with the same model. */
export async function takeNotes(options: Options): Promise<Note[]> {
  const { database, run, plan } = options;
  const { id: generationId, ownerId, transcriptId, engine } = run.generation;
  const stretches = plan.stretches!;
  const model = engine.kind === 'model' ? `${engine.provider}/${engine.model}` : '';
  const key = notesKey({ ownerId, transcriptId, model }, stretches);
  const all: Note[] = [];
  for (const [number, stretch] of stretches.entries()) {
    await run.say(stage('reading', number / stretches.length));
    const claim: NotesClaim = { key, stretch: number, generationId, lease: run.lease };
    for (;;) {
      const result = await claimNotes(database.db, claim);
      if (result.state === 'ready') {
        all.push(...result.notes);
        break;
      }
      if (result.state === 'busy') {
        await pause(LOOK_AGAIN_MS, undefined, { signal: run.signal });
        continue;
      }
      const notes = await makeNotes(options, number, stretch).catch(async (error: unknown) => {
        await giveBackNotes(database.db, claim);
        throw error;
      });
      await storeNotes(database.db, claim, notes);
      all.push(...notes);
      break;
    }
  }
  return all;
}

async function makeNotes(
  { asker, plan, room, blocks, card }: Options,
  number: number,
  { fromBlock, toBlock }: { fromBlock: number; toBlock: number },
): Promise<Note[]> {
  const here = blocks.filter(({ id }) => id >= fromBlock && id <= toBlock);
  const expected = expectedNoteTokens({ blocks: here, language: asker.language });
  const text = await askWhole(asker, {
    stage: 'reading',
    expected,
    maxOutputTokens: answerLimit(expected, room),
    windowTokens: room.windowTokens,
    messages: notesMessages({
      nonce: plan.nonce,
      card,
      blocks: here,
      number: number + 1,
      of: plan.stretches!.length,
    }),
    goOn: continueMessages,
  });
  const notes = readNotes(text, new Set(here.map(({ id }) => id)), fromBlock);
  if (notes.length === 0) throw new AppError('malformed_answer');
  return notes;
}

function readNotes(answer: string, known: ReadonlySet<number>, usual: number): Note[] {
  const reader = createAnswerReader();
  const notes: Note[] = [];
  for (const event of [...reader.feed(answer), ...reader.end()]) {
    if (event.type === 'line') {
      const blockIds = event.blockIds.filter((id) => known.has(id));
      notes.push({ text: '', blockIds: blockIds.length > 0 ? blockIds : [usual] });
    } else if (event.type === 'text' && notes.length > 0) {
      notes.at(-1)!.text += event.text;
    }
  }
  return notes
    .map(({ text, blockIds }) => ({ text: text.replaceAll(/\s+/gu, ' ').trim(), blockIds }))
    .filter(({ text }) => text !== '');
}

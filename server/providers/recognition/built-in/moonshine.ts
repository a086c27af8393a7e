import { flag, floats, integers, openModel, type Tensor } from './open-model.ts';
import { chooseToken, type HeardWord, toHeardWords } from './token-choice.ts';
import { HEARING_RATE } from './voice-activity.ts';

const HEADS = 8;
const HEAD_SIZE = 52;
const BEGIN = 1;
const END = 2;
/** Upper bound of real speech; stops a hallucinating model. */
const TOKENS_PER_SECOND = 6.5;
const FEWEST_TOKENS = 8;

interface Files {
  encoder: Uint8Array;
  decoder: Uint8Array;
}

/** Moonshine base: English, any length, without times. */
export async function loadMoonshine({ encoder, decoder }: Files, threads: number) {
  const [listen, write] = [await openModel(encoder, threads), await openModel(decoder, threads)];
  const { default: tokenizer } = await import('llama-tokenizer-js');
  const caches = write.outputNames.filter((name) => name !== 'logits');

  return async function hear(sound: Float32Array): Promise<HeardWord[]> {
    const seconds = sound.length / HEARING_RATE;
    const { last_hidden_state: states } = await listen.run({
      input_values: floats(sound, [1, sound.length]),
    });
    const past: Record<string, Tensor> = {};
    for (const name of caches)
      past[pastName(name)] = floats(new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);
    const pieces: { text: string; sureness: number }[] = [];
    const most = Math.max(FEWEST_TOKENS, Math.ceil(seconds * TOKENS_PER_SECOND));
    let token = BEGIN;
    for (let step = 0; step < most; step += 1) {
      const answer = await write.run({
        input_ids: integers([token], [1, 1]),
        encoder_hidden_states: states!,
        use_cache_branch: flag(step > 0),
        ...past,
      });
      const { data, dims } = answer['logits']!;
      const choice = chooseToken(data as Float32Array, dims[2]!);
      ({ token } = choice);
      if (token === END) break;
      const text = (tokenizer.vocabById[token] ?? '').replaceAll('▁', ' ');
      pieces.push({ text: byteOf(text) ?? text, sureness: choice.sureness });
      for (const name of caches) {
        // The encoder's cache doesn't change after the first step.
        if (step === 0 || name.includes('decoder')) past[pastName(name)] = answer[name]!;
      }
    }
    return toHeardWords(pieces);
  };
}

const pastName = (name: string) => name.replace('present', 'past_key_values');

/** Characters without a token are encoded as bytes; in English these are rare and single bytes. */
function byteOf(text: string): string | null {
  const [, hex] = /^<0x([0-9A-F]{2})>$/.exec(text) ?? [];
  return hex === undefined ? null : String.fromCodePoint(Number.parseInt(hex, 16));
}

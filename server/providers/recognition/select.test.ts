import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProvider } from '@pydantic/genai-prices';
import { loadConfig } from '#server/core/config.ts';
import { selectRecognition } from './select.ts';

const HOUR_MS = 3600 * 1000;

interface Prices {
  audio_hours?: number;
  input_audio_mtok?: number;
  output_mtok?: number;
}

test('speech-to-text prices match the price list', () => {
  const { recognizers } = selectRecognition(loadConfig({}));
  const dollars = (microCents: number) => microCents / 1e8;
  for (const { provider, model, price } of recognizers) {
    const listed = findProvider({ providerId: provider })?.models.find(({ id }) => id === model);
    if (!listed) {
      assert.equal(provider, 'deepgram', `${provider} ${model} is not on the list`);
      continue;
    }
    const {
      audio_hours: hour,
      input_audio_mtok: heard,
      output_mtok: written,
    } = listed.prices as Prices;
    const ours =
      hour === undefined
        ? dollars(price({ ms: 0, tokens: { in: 1e6, out: 1e6 } }))
        : dollars(price({ ms: HOUR_MS }));
    assert.equal(ours, hour ?? Number(heard) + Number(written), `${provider} ${model}`);
  }
});

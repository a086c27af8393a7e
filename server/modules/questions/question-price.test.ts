import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getLanguage, LANGUAGES } from '#contract/catalog/languages.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { askMessages } from '#server/prompts/ask.ts';
import type { AiProviders, ModelInfo } from '#server/providers/ai/port.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { createModelCalls } from '../usage/model-call.service.ts';
import { MICRO_CENTS } from '../usage/usage.service.ts';
import { MOST_CHARACTERS } from './ask-pieces.ts';
import { answerRoom, ceilingOf, estimateQuestion, wordingRequest } from './question-price.ts';

const INFO = { reasons: false, known: true, maxOutputTokens: null } as unknown as ModelInfo;
const USE = { provider: 'openai', model: 'stand-in', payer: 'own' } as const;
const modelCalls = createModelCalls({
  providers: {
    cost: (_provider: string, _model: string, tokens: { in: number; out: number }) => ({
      microCents: tokens.in * 100 + tokens.out * 400,
      estimated: false,
    }),
    describe: () => INFO,
  } as unknown as AiProviders,
  keys: {} as never,
  usage: {} as never,
  log: {} as never,
});

test('the maximum cost of a question is known in advance, whatever languages its sources are in', () => {
  for (const { value } of LANGUAGES) {
    const text = 'What did they say about it?';
    const others = value === 'english' ? [] : [value];
    const { estimate } = estimateQuestion(
      modelCalls,
      { engine: BUILT_IN_ENGINE, use: USE, info: INFO },
      { text, language: 'english', spoken: [value], others, before: [] },
    );
    const said = `${TALKS[value].join(' ')} `.repeat(60).slice(0, MOST_CHARACTERS);
    const request = {
      ...askMessages({
        nonce: '1'.repeat(24),
        question: text,
        before: [],
        pieces: [{ id: 1, text: said, title: null }],
        languageName: getLanguage('english').name,
        searched: { sources: 1, words: 9000, readWords: 2000 },
      }),
      maxOutputTokens: answerRoom(INFO),
    };
    const input = { nonce: '1'.repeat(24), question: text, before: [], languages: others };
    const wording = wordingRequest(modelCalls, { use: USE, info: INFO }, input, 'english').ceiling;
    const spent = others.length > 0 ? wording : 0;
    const allowed = (spent + ceilingOf(modelCalls, USE, request, value)) / MICRO_CENTS;
    assert.ok(
      estimate.costCents.ceiling >= allowed,
      `${value}: ${estimate.costCents.ceiling} of ${allowed}`,
    );
  }
});

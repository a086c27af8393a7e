import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { AskedQuestion } from '#contract/questions.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { INVENTED_ANSWERS } from '../../bench/ask/invented.ts';
import { UNSAID_QUESTIONS } from '../../bench/ask/unsaid.ts';

// One engine: what is tested is what becomes of a model's words.

/** Answers everything from what models know, and cites the first passages. */
const models = await startStandInModels({
  answer({ messages }) {
    const prompt = messages[0]!.content;
    const at = UNSAID_QUESTIONS.findIndex((question) => prompt.includes(question));
    const lines = INVENTED_ANSWERS[at]!.split(/(?<=[.!?])\s+/u);
    return lines.map((line, number) => `@a [#${number + 1} #${number + 2}] ${line}`).join('\n');
  },
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });

const LEAST_DECLINED = 95;

test('a model that invents an answer to each of a hundred unsaid questions: at least 95 are “not said”', async () => {
  assert.equal(INVENTED_ANSWERS.length, UNSAID_QUESTIONS.length);
  const user = await app.makeUser('inventions@example.org');
  const { body: video } = await user.call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId: video.id };
  const { body: transcript } = await user.call('GET', `/videos/${video.id}/transcript`);
  const said: string = transcript.cues.map(({ text }: { text: string }) => text).join(' ');
  const shown: string[] = [];
  for (const text of UNSAID_QUESTIONS) {
    const wish = { text, scope, model: 'local/stand-in-model' };
    const asked = await user.call('POST', '/questions', wish);
    assert.equal(asked.status, 202, asked.text);
    const question = await answerTo(asked.body.id);
    assert.equal(question.status, 'done', JSON.stringify(question.error));
    const moments = question.sentences.flatMap((one) => one.moments);
    for (const { quote } of [...moments, ...question.passages]) {
      assert.ok(said.includes(quote), `nobody said: ${quote}`);
    }
    if (question.verdict !== 'not_said') {
      shown.push(`${text} ${question.sentences.map((one) => one.text).join(' ')}`);
    }
  }
  assert.ok(UNSAID_QUESTIONS.length - shown.length >= LEAST_DECLINED, shown.join('\n'));

  async function answerTo(id: string): Promise<AskedQuestion> {
    for (;;) {
      const { body } = await user.call('GET', `/questions/${id}`);
      if (['done', 'failed', 'stopped'].includes(body.status)) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});

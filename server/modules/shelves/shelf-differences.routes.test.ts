import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Generation } from '#contract/generations.ts';
import { placesOf } from '#contract/source-parts.ts';
import { TranscriptSchema } from '#contract/videos.ts';
import { ALIKE, DIFFERING_BEES, LESS, MORE } from '#tests/support/differing-bees.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

// One engine: what is compared here doesn't depend on the database.

const prompts: string[] = [];
/** What a model writes instead, if a test wants that. */
let written: string | null = null;
const models = await startStandInModels({
  answer(asked) {
    const prompt = asked.messages[0]!.content;
    prompts.push(prompt);
    const isWriting = prompt.includes('Write these sections now');
    return isWriting && written !== null ? written : answerLikeAModel(asked);
  },
});
after(() => models.close());
const app = await makeApp({ after }, { env: { ...models.env(), LOCAL_AI_URL: models.localUrl } });
const MODEL = 'local/stand-in-model';

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const subtitles = (lines: readonly string[]) =>
  lines
    .map(
      (text, at) =>
        `${at + 1}\n${stamp(at * 20_000)} --> ${stamp(at * 20_000 + 19_000)}\n${text}\n`,
    )
    .join('\n');

let people = 0;
async function shelfOf(
  sources: readonly (readonly [title: string, lines: readonly string[]])[],
  language = 'english',
) {
  const user = await app.makeUser(`differences${(people += 1)}@example.org`);
  const videoIds: string[] = [];
  for (const [title, lines] of sources) {
    const body = { text: subtitles(lines), title, language };
    const made = await user.call('POST', '/videos', body);
    assert.equal(made.status, 200, made.text);
    videoIds.push(made.body.id);
  }
  const { body } = await user.call('POST', '/shelves', { name: 'Shelf', videoIds });
  return { user, shelfId: body.id as string };
}

const bees = () => shelfOf(DIFFERING_BEES);

async function make(user: TestUser, wanted: object): Promise<Generation> {
  const { status, body, text } = await user.call('POST', '/generations', wanted);
  assert.equal(status, 202, text);
  const made = await untilEnded(user, body.generations[0].id);
  assert.equal(made.status, 'done', JSON.stringify(made.error));
  return made;
}

const differingIn = ({ document }: Generation) =>
  document!.sections.find(({ id }) => id === 'differences')?.blocks ?? [];

describe('without a model', () => {
  for (const format of ['blog', 'summary', 'newsletter']) {
    test(`${format}: what the sources say differently stands there as passages of each side`, async () => {
      const { user, shelfId } = await bees();
      const made = await make(user, { format, shelfId, model: 'built-in' });
      assert.deepEqual(
        differingIn(made).map(({ kind, md }) => [kind, md]),
        [
          ['heading', 'Where they differ'],
          ['subheading', 'fifteen kilograms / twenty-five kilograms'],
          ['quote', `${LESS} — How bees winter; Notes on honey`],
          ['quote', `${MORE} — A keeper’s year`],
        ],
      );
      const { body } = await user.call(
        'GET',
        `/videos/${made.videoId}/transcript?transcriptId=${made.transcriptId}`,
      );
      const transcript = TranscriptSchema.parse(body);
      assert.deepEqual(
        differingIn(made).map((block) =>
          placesOf(block, transcript).map(({ part, atMs }) => [part.title, atMs]),
        ),
        [
          [],
          [],
          [
            ['How bees winter', 20_000],
            ['Notes on honey', 0],
          ],
          [['A keeper’s year', 40_000]],
        ],
      );
      assert.deepEqual(made.checks!.leftOutDifferences, []);
      assert.deepEqual(made.checks!.marks, []);
    });
  }

  test('linkedin: the post ends with what the sources say differently', async () => {
    const { user, shelfId } = await bees();
    const made = await make(user, { format: 'linkedin', shelfId, model: 'built-in' });
    assert.deepEqual(
      made
        .document!.sections.flatMap(({ blocks }) => blocks)
        .slice(-3)
        .map(({ md }) => md),
      [
        'Where they differ: fifteen kilograms / twenty-five kilograms',
        `${LESS} — How bees winter; Notes on honey`,
        `${MORE} — A keeper’s year`,
      ],
    );
    assert.deepEqual([made.checks!.leftOutDifferences, made.checks!.marks], [[], []]);
  });

  test('thread: two posts of those that were asked for are the sides of a difference', async () => {
    const { user, shelfId } = await bees();
    const options = { shape: 'thread', count: 5 };
    const made = await make(user, { format: 'tweet', options, shelfId, model: 'built-in' });
    const posts = made.document!.sections.flatMap(({ blocks }) => blocks.map(({ md }) => md));
    assert.ok(posts.length <= 5, posts.join('\n'));
    assert.deepEqual(
      posts.map((md) => md.split(' ')[0]),
      posts.map((_, at) => `${at + 1}/${posts.length}`),
    );
    const at = posts.findIndex((md) => md.includes('Where they differ'));
    assert.deepEqual(
      posts.slice(at, at + 2).map((md) => md.replace(/^\S+ /u, '')),
      [
        `Where they differ: fifteen kilograms / twenty-five kilograms\n\n${LESS} — How bees winter`,
        `${MORE} — A keeper’s year`,
      ],
    );
    assert.equal(posts.join().split(LESS).length, 2, 'the same sentence is posted twice');
    assert.ok(at > 0, 'a thread opens with what the sources are about');
    assert.deepEqual([made.checks!.leftOutDifferences, made.checks!.marks], [[], []]);
  });

  test('a thread of three posts has no room for it', async () => {
    const { user, shelfId } = await bees();
    const options = { shape: 'thread', count: 3 };
    const made = await make(user, { format: 'tweet', options, shelfId, model: 'built-in' });
    assert.ok(!JSON.stringify(made.document).includes('Where they differ'));
  });

  test('a format without room for it lists it as left out', async () => {
    const { user, shelfId } = await bees();
    const made = await make(user, {
      format: 'tweet',
      options: { shape: 'single' },
      shelfId,
      model: 'built-in',
    });
    assert.deepEqual(differingIn(made), []);
    const told = JSON.stringify(made.document!.sections);
    assert.ok(!told.includes(LESS) || !told.includes(MORE), told);
    assert.deepEqual(
      made.checks!.leftOutDifferences.map(({ kind, sides }) => [
        kind,
        sides.map(({ quote }) => quote),
      ]),
      [['number', [LESS, MORE]]],
    );
  });

  test('in the language of the sources', async () => {
    const { user, shelfId } = await shelfOf(
      [
        [
          'Geschichte',
          [
            'Die alte Brücke am Hafen wurde von den Ingenieuren 1931 vollendet.',
            'Danach fuhren bald Züge über den Fluss in die Stadt hinein.',
          ],
        ],
        [
          'Technik',
          [
            'Der Stahl kam aus dem Norden und wurde vor Ort genietet.',
            'Die alte Brücke am Hafen wurde von den Ingenieuren 1934 vollendet.',
          ],
        ],
      ],
      'german',
    );
    const made = await make(user, {
      format: 'blog',
      language: 'german',
      shelfId,
      model: 'built-in',
    });
    const [heading, dates, ...sides] = differingIn(made).map(({ md }) => md);
    assert.deepEqual([heading, dates], ['Worin sich die Quellen unterscheiden', '1931 / 1934']);
    assert.deepEqual(
      sides.map((md) => md.split(' — ')[1]),
      ['Geschichte', 'Technik'],
    );
  });

  test('sources that agree have no such section', async () => {
    const { user, shelfId } = await shelfOf([
      ['One', [LESS, ALIKE]],
      ['Two', [ALIKE, LESS]],
    ]);
    const made = await make(user, { format: 'blog', shelfId, model: 'built-in' });
    assert.deepEqual(differingIn(made), []);
    assert.deepEqual(made.checks!.leftOutDifferences, []);
  });
});

describe('with a model', () => {
  test('it is given what the sources say alike, once, and what they say differently, with the blocks of every side', async () => {
    const { user, shelfId } = await bees();
    prompts.length = 0;
    const wish = { format: 'summary', shelfId, model: MODEL };
    const estimate = await user.call('POST', '/generations/estimate', wish);
    await make(user, wish);
    const compared = /<<<COMPARED (\w+)>>>\n([\s\S]*?)\n<<<END COMPARED \1>>>/u.exec(
      prompts[0]!,
    )![2]!;
    assert.deepEqual(compared.split('\n').toSorted(), [
      `DIFFER in a figure: [#1 #5] ${LESS} against [#4] ${MORE}`,
      `SAME [#1 #5] ${LESS}`,
      `SAME [#2 #3] ${ALIKE}`,
    ]);
    assert.equal(estimate.status, 200);
    assert.ok(estimate.body.tokensIn.middle > 0);
  });

  test('a difference that the draft keeps quiet about is listed as left out; one it tells is not', async () => {
    const { user, shelfId } = await bees();
    const wish = { format: 'summary', shelfId, model: MODEL };
    const open = `@section gist\n@gist [#1] ${LESS}\n@section points\n@point [#2 #3] ${ALIKE}\n`;
    try {
      written = open;
      const quiet = await make(user, wish);
      assert.deepEqual(
        quiet.checks!.leftOutDifferences.map(({ kind }) => kind),
        ['number'],
      );
      written = `${open}@point [#4] A keeper’s year speaks of 25 kilograms of honey that a colony eats before spring.\n`;
      const told = await make(user, wish);
      assert.deepEqual(told.checks!.leftOutDifferences, []);
    } finally {
      written = null;
    }
  });

  test('a draft of one source has none of this in its prompt', async () => {
    const { user } = await bees();
    const { body } = await user.call('GET', '/videos');
    prompts.length = 0;
    await make(user, { format: 'summary', videoId: body.sources[0].videoId, model: MODEL });
    assert.ok(!prompts[0]!.includes('COMPARED'));
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import { spokenTalk } from '#tests/support/spoken-talk.ts';
import { arrange } from './arrange.ts';

const KITCHEN = `
# The year of the blue table

The kitchen I grew up in was three metres long and had one window over the sink. My grandmother ran it like a small ship, and she never once raised her voice.

When she died I inherited her table, her knives and a drawer of recipes that nobody could read. I painted the table blue, and for a whole year I cooked nothing on it.

The point is, a kitchen gets better when you take things out of it, and it never gets better when you buy something for it.

# Empty the drawers

The second thing I did was pull out every drawer and put what was in it on the floor. It took a whole Saturday and the floor of two rooms.

Whatever I had not touched for a year went into a box under the stairs, with a date on the lid. Only four things ever came back out of that box, and one of them was a corkscrew.

A knife block takes the best corner of a small worktop and holds five knives nobody uses. A magnetic strip on the wall costs twelve euros and gives the corner back.

# One pan at a time

In the spring of that year, my neighbour asked whether he could use my oven. He brought one pan, one spoon and a bag of flour.

The pan was older than both of us. He said he had sold all the others, and then he laughed and said, "I found out that I only have one stove."

How often? About twice a month you need two. On those days you can wash the first one while the onions wait, and that is a wash of forty seconds.

A pan of twenty-six centimetres holds food for four people and still fits into a small sink. Iron lasts longer than a coating, and a coating lasts about three years if nobody scratches it.
`;

const textOf = (format: FormatValue, text = KITCHEN) =>
  arrange({ ...spokenTalk(text), title: 'A small kitchen', format, options: {} })!
    .sections.flatMap(({ blocks }) => blocks.map(({ md }) => md))
    .join('\n\n');

test('a chapter starts under its name as the speaker started it, and keeps whoever is mentioned', () => {
  for (const format of ['blog', 'podcast', 'newsletter'] as const) {
    const text = textOf(format);
    if (text.includes('I only have one stove'))
      assert.match(text, /my neighbour asked whether he could use my oven/u, format);
  }
  assert.match(textOf('blog'), /Empty the drawers\n\nThe second thing I did was pull out/u);
  assert.match(textOf('blog'), /One pan at a time\n\nIn the spring of that year, my neighbour/u);
});

test("an answer isn't quoted without the question before it", () => {
  for (const format of ['blog', 'podcast', 'newsletter', 'linkedin', 'summary', 'tweet'] as const)
    assert.doesNotMatch(textOf(format), /(?<!How often\? )About twice a month/u, format);
});

test('a post includes the opening of the talk, wherever its main point is made', () => {
  const point = /The point is, [^\n]+\n\n/u;
  const [said = ''] = point.exec(KITCHEN) ?? [];
  const post = textOf('linkedin', `${KITCHEN.replace(point, '')}\n${said}`);
  assert.match(post, /^The point is/u);
  assert.match(post, /The kitchen I grew up in/u);
  assert.match(post, /I inherited her table/u);
});

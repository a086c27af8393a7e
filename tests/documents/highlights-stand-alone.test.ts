import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { Document } from '#contract/documents.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { arrange } from '#server/text/arrange/arrange.ts';

function made<Format extends FormatValue>(
  sample: string,
  format: Format,
): Extract<Document, { format: Format }> {
  const { title, language, cues, chapters } = getSamples().get(sample)!;
  const document = arrange({ title, language, cues, chapters, format, options: {} })!;
  return document as Extract<Document, { format: Format }>;
}

const blocksOf = ({ sections }: Document) => sections.flatMap(({ blocks }) => blocks);
const textOf = (document: Document) =>
  blocksOf(document)
    .map(({ md }) => md.replace(/^\d+\/\d+ /u, ''))
    .join('\n\n');

test('a post ends with a line that its own text explains', () => {
  for (const format of ['linkedin', 'tweet', 'newsletter'] as const) {
    const last = blocksOf(made('small-garden', format)).at(-1)!.md;
    assert.match(last, /Take a chair outside after breakfast/u, format);
    assert.doesNotMatch(last, /The plants can wait/u, format);
  }
});

test('a post tells the story up to the main point, then what to do about it, without jumps', () => {
  assert.match(
    textOf(made('small-garden', 'linkedin')),
    /^Before you buy[^]*The first garden I ever[^]*"Where is the sun at four o'clock\?"[^]*Choose a clear day[^]*Make seven copies/u,
  );
});

test('posts of a thread that follow one another leave nothing out', () => {
  const text = textOf(made('small-garden', 'tweet'));
  assert.match(text, /Then it stopped\.\s+The tomatoes grew tall/u);
  assert.doesNotMatch(text, /That was my warm brick wall/u);
});

test('a test is quoted with its result, and the beds that are announced are described', () => {
  const text = textOf(made('water-es', 'newsletter'));
  assert.match(text, /sin tirar de la cadena\.\s+Si el color aparece en la taza/u);
  assert.match(textOf(made('small-garden', 'newsletter')), /The eating bed[^]*The cutting bed/u);
});

test('a short talk that is quoted as a whole keeps its order, as an answer comes after its question', () => {
  assert.match(textOf(made('airing-de', 'blog')), /Das Problem ist einfach[^]*Die Lösung heißt/u);
  assert.match(textOf(made('water-es', 'newsletter')), /Hoy quiero hablar[^]*Pon un cubo/u);
});

test('moments in a newsletter make sense alone and are at least twenty seconds apart', () => {
  for (const sample of getSamples().keys()) {
    const letter = made(sample, 'newsletter');
    const links = blocksOf(letter).filter(({ kind }) => kind === 'link');
    assert.notEqual(links.length, 1, sample);
    const headings = blocksOf(letter).flatMap(({ kind, md }) => (kind === 'heading' ? md : []));
    for (const [index, { md, startMs }] of links.entries()) {
      assert.doesNotMatch(md, /^(?:The |I had given|Mezcla|Si )/u, sample);
      assert.ok(!headings.includes(md), `${sample}: ${md} is a heading too`);
      if (index > 0) assert.ok(startMs! - links[index - 1]!.startMs! >= 20_000, `${sample}: ${md}`);
    }
  }
});

test('the preview text of a newsletter is a line that the newsletter comes to', () => {
  const letter = made('small-garden', 'newsletter');
  assert.ok(textOf(letter).includes(letter.preheader), letter.preheader);
});

test('hashtags and tags name what the whole talk is about', () => {
  assert.deepEqual(made('small-garden', 'linkedin').hashtags, ['Garden']);
});

test('a podcast script does not repeat its title under its title', () => {
  const script = made('small-garden', 'podcast');
  const notes = script.sections.find(({ kind }) => kind === 'notes')!;
  assert.ok(!notes.blocks.some(({ md }) => md === script.title));
});

test('the end of a podcast is understood: what it mentions again has been told', () => {
  const text = textOf(made('small-garden', 'podcast'));
  assert.match(text, /where I kept the bins[^]*where the bins used to be/u);
});

// One engine: languages don't touch the database; runs on both are tested by generations.routes.
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type * as SpokenText from '#server/audio/spoken/spoken-text.ts';
import type * as ModelPrompt from '#server/modules/generations/model/model-prompt.ts';
import type * as Arrange from '#server/text/arrange/arrange.ts';
import type * as Blocks from '#server/text/blocks.ts';
import type * as Times from '#server/text/invented-times.ts';
import type * as Marks from '#server/text/evidence/marks.ts';
import type * as SaidWords from '#server/text/evidence/said.ts';
import type * as SentenceSpans from '#server/text/sentence-spans.ts';
import type * as Sentences from '#server/text/sentences.ts';
import type * as WrittenLanguage from '#server/text/written-language.ts';
import type * as MakeApp from '#tests/support/make-app.ts';
import type * as UntilEnded from '#tests/support/until-ended.ts';
import { quillish } from '#tests/support/quillish.ts';

/*
 * Adding a language takes one file and one row of the catalogue. This copies the product, adds a made-up language and
 * tests everything that depends on languages.
 */
const root = join(import.meta.dirname, '../..');
const copy = fs.mkdtempSync(join(tmpdir(), 'quillish-'));
after(() => fs.rmSync(copy, { recursive: true, force: true }));

for (const part of ['contract', 'document', 'server', 'content', 'tests/support', 'package.json']) {
  if (!fs.existsSync(join(root, part))) continue;
  const filter = (path: string) => !path.endsWith('.test.ts');
  fs.cpSync(join(root, part), join(copy, part), { recursive: true, filter });
}
fs.symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const ROW = "row('quillish', '🇶🇶', 'Quillish', 'qaa', 'Latn'),";
const catalogue = join(copy, 'contract/catalog/languages.ts');
const rows = fs.readFileSync(catalogue, 'utf8').replace('\n] as const;', `\n  ${ROW}$&`);
assert.ok(rows.includes(ROW));
fs.writeFileSync(catalogue, rows);
fs.renameSync(join(copy, 'tests/support/quillish.ts'), join(copy, 'server/languages/quillish.ts'));

const ours = <Module>(path: string): Promise<Module> => import(join(copy, path));
const language = 'quillish' as LanguageValue;
const TALK = [
  'Lo abelu vivu dra grandi kolonar ket lo kastelu restu varmi.',
  'Omni koloni havu lo rejino vu milar laboru abelar.',
  'Lo abelar portu lo nektaru dra lo kastelu omni matinu.',
  'Lo nektaru nok restu likvidi dra lo kastelu.',
  'Lo laboru abelar sekigu lo nektaru kun brat. Olo dra lo nokto.',
  'Sen abelar frutu nok lo arboru zo lo valdo.',
  'Lo rejino vivu kvin jaru dra lo sama kastelu.',
  'Omni matinu lo laboru abelar serku floru zo lo prato.',
  'Dra vintru lo koloni restu kalmi zo lo kastelu.',
  'Lo keperu donu sukeru akvo, kun lo floru mankar.',
  'Lo dancu zo lo abelar montru lo vojo dra lo floru.',
  'Dra printu lo koloni kresku vu lo kastelu plenu.',
  'Kvin abelar gardu lo pordo zo lo kastelu omni jaru.',
];
/** Longer than a short article can hold, because a talk that fits is told whole. */
const LONG_TALK = [
  ...TALK,
  'Lo mielo restu dolci vu klari dra lo kelo zo lo keperu.',
  'Omni someru lo keperu vendu lo mielo zo lo merkato.',
  'Lo vento portu lo polveno dra lo floru fin lo arboru.',
  'Sen akvo lo koloni nok vivu fin lo autunu.',
  'Lo ursu amu lo mielo vu serku lo kastelu dra lo valdo.',
  'Lo keperu portu blanki vestu vu longi ganto omni matinu.',
  'Lo fumo kalmigu lo abelar kun lo keperu malfermu lo kastelu.',
  'Dra lo urbo lo abelar trovu floru zo lo balkono vu lo parko.',
  'Lo juni rejino flugu unu tago vu revenu dra lo kastelu.',
  'Lo malnovi rejino forlasu lo kastelu kun duono zo lo koloni.',
  'Lo infanar lernu dra lo skolo zo lo vivo de lo abelar.',
  'Lo vakso brulu longi dra lo kandelo omni nokto.',
];
const cuesOf = (said: readonly string[]) =>
  said.map((text, at) => ({ startMs: at * 6000, endMs: at * 6000 + 5500, text }));
const cues = cuesOf(TALK);
const talk = { cues, chapters: [], title: 'Abelar', language };

test('speech in it becomes sentences, with its abbreviations and clauses', async () => {
  const { writtenSentences } = await ours<typeof SentenceSpans>('server/text/sentence-spans.ts');
  assert.deepEqual(writtenSentences(TALK.join(' '), language), TALK);
  assert.equal(writtenSentences(TALK[4]!, 'english').length, 2);
  const { sentencesFromCues } = await ours<typeof Sentences>('server/text/sentences.ts');
  const bare = 'abelu vivu dra grandi kolonar na sama kastelu restu varmi ';
  const heard = `${bare}ket ${bare}ket ${bare}ket ${bare}`;
  const unmarked = [{ startMs: 0, endMs: 20_000, text: heard.trim() }];
  const [, ...later] = sentencesFromCues(unmarked, language);
  assert.ok(later.length > 0);
  for (const { text } of later) assert.match(text, /^ket /u);
});

test('documents, posts and podcasts are written in it', async () => {
  const { arrange } = await ours<typeof Arrange>('server/text/arrange/arrange.ts');
  const chapters = [{ startMs: 0, title: 'Kastelu' }];
  const textOf = (format: 'newsletter' | 'podcast') =>
    JSON.stringify(arrange({ ...talk, chapters, format, options: {} }));
  const { phrases } = quillish;
  const article = {
    ...talk,
    cues: cuesOf(LONG_TALK),
    format: 'blog',
    options: { length: 'short' },
  };
  const written = JSON.stringify(arrange(article as Parameters<typeof arrange>[0]));
  assert.ok(written.includes(phrases.conclusion));
  assert.ok(textOf('newsletter').includes(phrases.greeting));
  const episode = textOf('podcast');
  for (const said of [phrases.host, phrases.reader, phrases.chapters, phrases.farewell])
    assert.ok(episode.includes(said), said);
  assert.ok(episode.includes(phrases.welcome.replace('{title}', 'Abelar')));
});

test('a moment is found, whatever the spelling of its words', async () => {
  const { inventedTimes, saidTimesOf } = await ours<typeof Times>('server/text/invented-times.ts');
  const cases = {
    'Lo rejino venu zeb minto 12.': true,
    'Lo rejino venu zeb minto zanpel.': true,
    'Lo rejino venu zeb zanpel mintor vu taszan sektor.': true,
    'Lo rejino venu zeb 12:41 fin 13:05.': true,
    'Lo rejino dormu zanpel mintor.': false,
  };
  for (const [written, isMoment] of Object.entries(cases)) {
    assert.equal(inventedTimes(written, saidTimesOf('')).length > 0, isMoment, written);
    assert.deepEqual(inventedTimes(written, saidTimesOf(written)), []);
  }
});

test('statements that are unsupported or the reverse of the video’s are marked', async () => {
  const { transcriptBlocks } = await ours<typeof Blocks>('server/text/blocks.ts');
  const { readSaid } = await ours<typeof SaidWords>('server/text/evidence/said.ts');
  const { findMarks } = await ours<typeof Marks>('server/text/evidence/marks.ts');
  const blocks = transcriptBlocks(cues, []);
  const evidence = {
    said: readSaid(blocks, [], language),
    saidTimes: () => ({
      times: new Set<string>(),
      decimals: new Set<string>(),
      minutes: new Set<string>(),
    }),
    sameLanguage: true,
    spokenLower: TALK.join(' ').toLowerCase(),
  };
  const kindsIn = (md: string) => {
    const block = {
      id: 'a',
      kind: 'paragraph' as const,
      md,
      blockIds: blocks.map(({ id }) => id),
      startMs: 0,
    };
    const sections = [{ id: 's', kind: 'free' as const, startMs: 0, blocks: [block] }];
    const found = findMarks(
      { format: 'custom', promptName: '', language, title: '', sections },
      evidence,
    );
    return found.marks.map(({ kind }) => kind);
  };
  assert.deepEqual(kindsIn(TALK[3]!), []);
  assert.deepEqual(kindsIn('Lo nektaru restu likvidi dra lo kastelu.'), ['negation']);
  assert.deepEqual(kindsIn('Jolto!'), []);
  assert.deepEqual(kindsIn('Lo drako bruligu lo ponto kun fajro vu glacio.'), ['unsupported']);
});

test('a text in it is recognised as such, and an English one isn’t', async () => {
  const { checkWritten } = await ours<typeof WrittenLanguage>('server/text/written-language.ts');
  assert.equal((await checkWritten(TALK.join(' '), language)).ok, true);
  const english =
    'The bees carry the nectar to the hive every morning, and dry it with their wings.';
  assert.deepEqual(await checkWritten(english, language), { detected: 'english', ok: false });
});

test('a voice skips stage directions and has a sample sentence', async () => {
  const { toSpokenText } = await ours<typeof SpokenText>('server/audio/spoken/spoken-text.ts');
  const options = { language, spokenForm: true, takesIpa: false, pronunciations: [] };
  assert.equal(toSpokenText('(hahas) Lo abelu vivu.', options).text, 'Lo abelu vivu.');
});

test('the whole product reads, writes, checks and exports in it, and tells a model to', async (t) => {
  const { makeApp } = await ours<typeof MakeApp>('tests/support/make-app.ts');
  const { untilEnded } = await ours<typeof UntilEnded>('tests/support/until-ended.ts');
  const { messagesFor } = await ours<typeof ModelPrompt>(
    'server/modules/generations/model/model-prompt.ts',
  );
  const app = await makeApp({ after: (work) => t.after(work) });
  const { call } = app.owner;
  const text = LONG_TALK.join('\n');
  const video = await call('POST', '/videos', { text, title: 'Abelar', language });
  assert.equal(video.body.language, language, video.text);
  const options = { length: 'short' };
  const wanted = { format: 'blog', videoId: video.body.id, language, options };
  const { body, text: answer } = await call('POST', '/generations', wanted);
  const path = `/generations/${body.generations?.[0].id}`;
  const made = await untilEnded(app.owner, body.generations?.[0].id);
  assert.equal(made.status, 'done', answer);
  assert.ok(JSON.stringify(made.document).includes(quillish.phrases.conclusion));
  assert.equal(made.checks?.supported, 1);
  for (const as of ['docx', 'html', 'md']) {
    const exported = await call('GET', `${path}/export?as=${as}`);
    assert.equal(exported.status, 200, exported.text);
  }

  const asked = messagesFor(
    {
      format: 'blog',
      language,
      options: {},
      brief: { style: null, prompt: null },
      card: { title: '', channel: '', speakers: [], whose: null },
    } as never,
    {
      plan: { nonce: '1' },
      sections: [],
      material: { notes: [] },
      planned: null,
      written: [],
      insistOnLanguage: true,
    },
  );
  assert.match(JSON.stringify(asked), /Write in Quillish/u);
});

test('every row of the catalogue has its file, and no other part of the product lists languages', () => {
  const files = fs
    .readdirSync(join(root, 'server/languages'))
    .map((name) => name.replace('.ts', ''));
  const rowsOf = LANGUAGES.map(({ value }) => value.replace('_', '-'));
  assert.deepEqual(
    rowsOf.filter((row) => !files.includes(row)),
    [],
  );
  const listing = ['contract', 'server', 'cli', 'web'].flatMap((part) =>
    fs
      .globSync(`${part}/**/*.{ts,tsx}`, { cwd: root })
      .filter((path) => !path.endsWith('.test.ts'))
      .filter((path) =>
        /Record<\w*<?LanguageValue/u.test(fs.readFileSync(join(root, path), 'utf8')),
      ),
  );
  assert.deepEqual(listing, []);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { createEspeakEngine, findEspeak } from '#server/providers/speech/espeak.ts';
import { PROJECT } from '#tests/support/server-process.ts';
import { speakLines, toWav } from '#tests/support/spoken-file.ts';

/** A recording whose words are known. */
export interface SpokenFile {
  name: string;
  tag: string;
  /** Whether the word error counts: a built-in voice's own mistakes would be counted too. */
  isGiven: boolean;
  wav: Buffer;
  text: string;
  /** The start of each line in seconds, if known. */
  starts: readonly number[];
}

const LINES = 40;
/** It can't read Chinese characters, and letters without vowels or spaces only badly. */
const READ_BY_ESPEAK: ReadonlySet<LanguageValue> = new Set(['german', 'spanish', 'hindi']);

export async function* findSpoken(folder: string | undefined): AsyncGenerator<SpokenFile> {
  if (folder) return yield* readFolder(folder);
  yield await speakEnglish();
  yield* speakSamples();
}

function readFolder(folder: string): SpokenFile[] {
  return globSync('*.wav', { cwd: folder })
    .toSorted()
    .filter((file) => existsSync(join(folder, file.replace(/wav$/, 'txt'))))
    .map((file) => ({
      name: file,
      tag: /\.([a-z]{2})\.wav$/.exec(file)?.[1] ?? 'en',
      isGiven: true,
      wav: readFileSync(join(folder, file)),
      text: readFileSync(join(folder, file.replace(/wav$/, 'txt')), 'utf8'),
      starts: startsIn(join(folder, file.replace(/wav$/, 'json'))),
    }));
}

const startsIn = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : [];

/** Sentences of our own articles, spoken by the built-in voice. */
async function speakEnglish(): Promise<SpokenFile> {
  const lines = globSync('content/articles/*.md', { cwd: PROJECT })
    .toSorted()
    .map((file) => readFileSync(join(PROJECT, file), 'utf8').replaceAll(/\s+/g, ' '))
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .filter((line) => /^[A-Z][a-z ,']{50,140}\.$/.test(line))
    .slice(0, LINES);
  const spoken = await speakLines(lines);
  const { starts } = spoken;
  const text = lines.join(' ');
  return { name: 'built-in voice', tag: 'en', isGiven: false, wav: toWav(spoken), text, starts };
}

/** The sample talks in other languages, spoken by espeak-ng sentence by sentence. */
async function* speakSamples(): AsyncGenerator<SpokenFile> {
  const espeakPath = process.env['ESPEAK_PATH'];
  const searchPath = process.env['PATH'];
  if (!findEspeak({ espeakPath, searchPath })) {
    return console.log('other languages: espeak-ng isn’t installed');
  }
  const options = { espeakPath, searchPath };
  const engine = createEspeakEngine(options);
  for (const { id, language, cues } of getSamples().values()) {
    if (!READ_BY_ESPEAK.has(language) || !(await engine.speaks?.(language))) continue;
    const tag = getLanguage(language).tag.split('-')[0]!;
    const text = cues.map((cue) => cue.text).join(' ');
    const lines = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)]
      .map(({ segment }) => segment.trim())
      .filter((line) => /\p{L}/u.test(line));
    const spoken = await speakLines(lines, { engine: createEspeakEngine(options), language });
    const { starts } = spoken;
    yield { name: `${id}, espeak-ng`, tag, isGiven: false, wav: toWav(spoken), text, starts };
  }
}

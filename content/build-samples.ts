/**
 * Makes the built-in sample videos: reads `samples/source/<id>.txt`, cuts each paragraph into captions where a speaker
 * would breathe, gives every caption its time, and writes `samples/<id>.json`. The same source always gives the same
 * bytes. Run it with `node content/build-samples.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LanguageSchema, type LanguageValue } from '#contract/catalog/languages.ts';
import { type Chapter, type Cue, type Sample, SampleSchema } from '#contract/videos.ts';

const SAMPLES = new URL('./samples/', import.meta.url);
const SOURCES = new URL('./samples/source/', import.meta.url);

// What the captions of every language have in common, in milliseconds.
const SHORTEST_CUE = 1500;
const LONGEST_CUE = 6500;
const COMFORTABLE_CUE = 3800;
const PARAGRAPH_PAUSE = { least: 600, most: 1500, fullAfter: 40_000 };
const CHAPTER_PAUSE = { least: 2000, most: 3000, fullAfter: 120_000 };
const ENDING = 2000;

/** How one language is spoken and cut. */
interface Voice {
  /** Written characters spoken in a second, pauses apart. */
  pace: number;
  /** Characters that two caption lines hold. */
  maxChars: number;
  /** What stands between two pieces of text: a space, or nothing. */
  joiner: ' ' | '';
  /** Milliseconds of silence after a sentence, and after a comma or the like. */
  pauses: { sentence: number; clause: number; none: number };
  /** Words that begin a phrase: a caption may start with one and must not end with one. */
  opening: ReadonlySet<string>;
  /** Words that lean on the word before them: a caption must not start with one. */
  leaning: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const voice = (pace: number, changes: Partial<Voice> = {}): Voice => ({
  pace,
  maxChars: 84,
  joiner: ' ',
  pauses: { sentence: 250, clause: 100, none: 0 },
  opening: new Set(),
  leaning: new Set(),
  ...changes,
});

const VOICES: Partial<Record<LanguageValue, Voice>> = {
  arabic: voice(12, {
    opening: words('في من إلى على عن أن لأن حتى ثم أو قبل بعد قد لا ما إذا إن نحو كل بل لكن كم هذه'),
  }),
  chinese: voice(4.6, { maxChars: 32, joiner: '' }),
  english: voice(14.4, {
    opening: words(
      "a an the my your our their and but or so because that which who where when while if as than before after until with without for in into on at to of from by about over under between through behind against I you we they he she it is are was were be had have has will would can may not don't won't isn't doesn't didn't one two three four five six eight ten twelve each every any some only more most",
    ),
  }),
  german: voice(14.3, {
    opening: words(
      'der die das den dem des ein eine einen einer mein meiner und aber oder denn weil dass damit wenn wie als in im an am auf aus bei mit nach von vom vor zu zum zur für über um durch bis nicht kein sich so ist sind hatte wird paar',
    ),
  }),
  hebrew: voice(11.5, {
    opening: words('את של על עם אל לא כל אם או אבל אלא עד בין כמו מי כמה אז הוא אני עוד בלי'),
  }),
  hindi: voice(12, {
    opening: words('और लेकिन कि जो तो फिर यानी क्योंकि इसलिए वरना जब तब एक दो डेढ़ मत बहुत ज़्यादा'),
    leaning: words(
      'का के की को में से पर ने ही भी तक है हैं था थीं लीजिए दीजिए कीजिए डालिए रखिए लगे लगती नहीं जाए',
    ),
  }),
  japanese: voice(6.4, { maxChars: 32, joiner: '' }),
  spanish: voice(15.5, {
    opening: words(
      'el la los las un una unos mi mis esa esta y o ni pero que si como cuando mientras porque a al con de del en hasta para por sin sobre no se lo le te ya es ha has tan más muy cada cuánto todo todos',
    ),
  }),
  // Thai is written without full stops, so the speaker's pause is all that marks the end of a sentence.
  thai: voice(12.5, { maxChars: 70, pauses: { sentence: 550, clause: 100, none: 0 } }),
};

interface Source {
  title: string;
  channel: string;
  language: LanguageValue;
  chapters: { title: string; paragraphs: string[][] }[];
}

/** Front matter, then `# Chapter` lines and paragraphs with blank lines between; a paragraph is a list of its lines. */
function readSource(text: string): Source {
  const [front = '', ...blocks] = text.trim().split(/\n\s*\n/);
  const field = (name: string): string => {
    const value = new RegExp(`^${name}: *(.+)$`, 'm').exec(front)?.[1]?.trim();
    if (!value) throw new Error(`the front matter has no "${name}:" line`);
    return value;
  };
  const chapters: Source['chapters'] = [];
  for (const block of blocks) {
    if (block.startsWith('# ')) {
      chapters.push({ title: block.slice(2).trim(), paragraphs: [] });
    } else {
      const chapter = chapters.at(-1);
      if (!chapter) throw new Error('text before the first "# Chapter" line');
      chapter.paragraphs.push(block.split('\n').map((line) => line.trim()));
    }
  }
  return {
    title: field('title'),
    channel: field('channel'),
    language: LanguageSchema.parse(field('language')),
    chapters,
  };
}

type Ending = keyof Voice['pauses'];

/** The smallest stretch that is never cut: a word, or where words are not spaced a phrase. */
interface Piece {
  text: string;
  ending: Ending;
}

const SENTENCE_END = /[.?!؟।。！？]["”»」]*$/u;
const CLAUSE_END = /[,;:،؛、，；：]["”»」]*$/u;
const EDGE_MARKS = /^["“«「¿¡]+|[\p{P}]+$/gu;

function piecesOf(lines: string[], language: LanguageValue): Piece[] {
  if (language === 'thai') {
    // A line is a sentence and a space divides phrases, except before the repetition mark.
    return lines.flatMap((line) => {
      const phrases = line.match(/\S+(?: ๆ(?: \S+)?)*/gu) ?? [];
      return phrases.map((text, index): Piece => {
        return { text, ending: index === phrases.length - 1 ? 'sentence' : 'clause' };
      });
    });
  }
  const texts =
    language === 'japanese' || language === 'chinese'
      ? (lines.join('').match(/[^、。，；：！？]+[、。，；：！？]*[」”]*/gu) ?? [])
      : lines.join(' ').split(/\s+/);
  return texts.map((text): Piece => {
    if (SENTENCE_END.test(text)) return { text, ending: 'sentence' };
    return { text, ending: CLAUSE_END.test(text) ? 'clause' : 'none' };
  });
}

/** How long a stretch takes to say. A figure is a whole word to the tongue, so it weighs as much as one. */
function spokenMs(pieces: Piece[], { pace, joiner, pauses }: Voice): number {
  const text = pieces.map((piece) => piece.text).join(joiner);
  const figures = text.match(/\d/g)?.length ?? 0;
  const inner = pieces.slice(0, -1).reduce((sum, piece) => sum + pauses[piece.ending], 0);
  return ((Array.from(text).length + 4 * figures) / pace) * 1000 + inner;
}

/** How bad it is to end a caption after `last` when `next` follows: 0 is a full stop, 40 tears a phrase apart. */
function tear(last: Piece, next: Piece | undefined, { opening, leaning }: Voice): number {
  if (!next || last.ending === 'sentence') return 0;
  if (last.ending === 'clause') return 1;
  const bare = (piece: Piece): string => piece.text.replace(EDGE_MARKS, '');
  const starts = (piece: Piece): boolean =>
    opening.has(bare(piece)) || opening.has(bare(piece).toLowerCase());
  if (starts(last) || /\d/.test(last.text) || leaning.has(bare(next))) return 40;
  return starts(next) ? 8 : 16;
}

/** Cuts a paragraph into captions so that the sum of all costs is least. */
function cut(pieces: Piece[], language: Voice): Piece[][] {
  const cost = (from: number, to: number): number => {
    const cue = pieces.slice(from, to);
    const length = Array.from(cue.map((piece) => piece.text).join(language.joiner)).length;
    const ms = spokenMs(cue, language);
    if (length > language.maxChars || ms > LONGEST_CUE) return Infinity;
    const uneven = ((ms - COMFORTABLE_CUE) / 1000) ** 2;
    const tooShort = ms < SHORTEST_CUE ? 30 : 0;
    const last = cue.at(-1)!;
    const runsOn = last.ending !== 'sentence' && cue.some((piece) => piece.ending === 'sentence');
    return uneven + tooShort + tear(last, pieces[to], language) + (runsOn ? 8 : 0);
  };
  // best[n] is the cheapest way to cut the first n pieces, and where its last caption begins.
  const best = [{ total: 0, from: 0 }];
  for (let to = 1; to <= pieces.length; to++) {
    let choice = { total: Infinity, from: to - 1 };
    for (let from = to - 1; from >= 0; from--) {
      const own = cost(from, to);
      if (own === Infinity) break;
      const total = best[from]!.total + own;
      if (total < choice.total) choice = { total, from };
    }
    if (choice.total === Infinity) {
      throw new Error(`too long for one caption: ${pieces[to - 1]!.text}`);
    }
    best.push(choice);
  }
  const cues: Piece[][] = [];
  for (let to = pieces.length; to > 0; to = best[to]!.from) {
    cues.unshift(pieces.slice(best[to]!.from, to));
  }
  return cues;
}

/** The longer somebody has talked, the longer the breath. */
function breath({ least, most, fullAfter }: typeof PARAGRAPH_PAUSE, talkedMs: number): number {
  return least + (most - least) * Math.min(1, talkedMs / fullAfter);
}

const tidy = (ms: number): number => Math.round(ms / 10) * 10;

export function buildSample(id: string, text: string): Sample {
  const source = readSource(text);
  const language = VOICES[source.language];
  if (!language) throw new Error(`${id}: no voice for ${source.language}`);

  const chapters: Chapter[] = [];
  const cues: Cue[] = [];
  let now = 0;
  for (const { title, paragraphs } of source.chapters) {
    if (chapters.length > 0) now += breath(CHAPTER_PAUSE, now - chapters.at(-1)!.startMs);
    chapters.push({ startMs: tidy(now), title });
    for (const [index, lines] of paragraphs.entries()) {
      const began = now;
      const captions = cut(piecesOf(lines, source.language), language);
      for (const [at, pieces] of captions.entries()) {
        const startMs = tidy(now);
        now += Math.max(SHORTEST_CUE, spokenMs(pieces, language));
        cues.push({
          startMs,
          endMs: tidy(now),
          text: pieces.map((piece) => piece.text).join(language.joiner),
        });
        if (at < captions.length - 1) now += language.pauses[pieces.at(-1)!.ending];
      }
      if (index < paragraphs.length - 1) now += breath(PARAGRAPH_PAUSE, now - began);
    }
  }
  return SampleSchema.parse({
    id,
    title: source.title,
    channel: source.channel,
    language: source.language,
    durationMs: Math.ceil((now + ENDING) / 1000) * 1000,
    chapters,
    cues,
  });
}

/** One chapter or caption to a line, so that a change of words reads as one in a diff. */
export function printSample({ chapters, cues, ...head }: Sample): string {
  const list = (rows: object[]): string =>
    `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(head).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  fields.push(`"chapters": ${list(chapters)}`, `"cues": ${list(cues)}`);
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}

export function sampleIds(): string[] {
  return readdirSync(SOURCES)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();
}

export const readSampleSource = (id: string): string =>
  readFileSync(new URL(`${id}.txt`, SOURCES), 'utf8');

export const sampleFile = (id: string): URL => new URL(`${id}.json`, SAMPLES);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const id of sampleIds()) {
    const sample = buildSample(id, readSampleSource(id));
    writeFileSync(sampleFile(id), printSample(sample));
    const seconds = sample.durationMs / 1000;
    console.log(`${id}: ${sample.cues.length} captions, ${seconds} s`);
  }
}

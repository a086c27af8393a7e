import type { CustomDocument } from '#contract/documents.ts';
import { checkDocument } from '#server/modules/generations/check-document.ts';
import type { Material } from '#server/modules/videos/source.ts';
import { getSamples } from '#server/modules/videos/samples.ts';

const WORDS = 10_000;
const HOURS = 10;
const MS_PER_WORD = 400;

/** Ten thousand words against ten hours of speech, in seconds of one core. */
export function checkSpeed(): number {
  const said = [...getSamples().values()].flatMap(({ cues }) => cues.map(({ text }) => text));
  const cues: Material['cues'] = [];
  for (let at = 0, ms = 0; ms < HOURS * 3_600_000; at += 1) {
    // Every round says it of something else, so that no two hours are alike. Digits would make every word a number.
    const ending = lettersOf(Math.floor(at / said.length));
    const text = said[at % said.length]!.replaceAll(/\b\p{Ll}{7,}\b/gu, (word) => word + ending);
    const endMs = ms + text.split(' ').length * MS_PER_WORD;
    cues.push({ startMs: ms, endMs, text });
    ms = endMs;
  }
  const material: Material = {
    title: '',
    language: 'english',
    languageTag: 'en',
    durationMs: HOURS * 3_600_000,
    chapters: [],
    cues,
    timed: true,
    fingerprint: 'long',
  };
  const blocks: CustomDocument['sections'][number]['blocks'] = [];
  let words = 0;
  for (let at = 0; words < WORDS; at += 1) {
    const md = cues
      .slice(at * 5, at * 5 + 4)
      .map(({ text }) => text)
      .join(' ');
    words += md.split(' ').length;
    blocks.push({ id: `b${at}`, kind: 'paragraph', md, blockIds: [1 + at], startMs: null });
  }
  const document: CustomDocument = {
    format: 'custom',
    language: 'english',
    title: '',
    promptName: 'R',
    sections: [{ id: 's', kind: 'free', startMs: null, blocks }],
  };
  // A process reads the languages' files once, the last of them when it meets the first number.
  blocks[0]!.md += ' At 12:41 it had taken 12 minutes and 41 seconds.';
  const short = {
    ...document,
    sections: [{ ...document.sections[0]!, blocks: blocks.slice(0, 60) }],
  };
  checkDocument(short, { ...material, cues: cues.slice(0, 300) });
  const before = process.cpuUsage();
  checkDocument(document, material);
  const { user, system } = process.cpuUsage(before);
  return Number(((user + system) / 1e6).toFixed(2));
}

const lettersOf = (round: number): string =>
  round
    .toString(26)
    .replaceAll(/./gu, (digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]!);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Cue } from '#contract/videos.ts';
import { countWords } from '#server/text/segment.ts';

const MS_PER_WORD = 400;
const FOLDERS = ['../../../shared/data/qmsum', '../../../../shared/data/qmsum'];

/** QMSum meetings as captions, if the corpus is next to the project. */
export function meetings(): Cue[][] {
  const file = FOLDERS.map((folder) =>
    join(import.meta.dirname, folder, 'qmsum-general-val.jsonl.gz'),
  ).find((path) => existsSync(path));
  if (file === undefined) return [];
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  return lines.map((line) => {
    const { turns } = JSON.parse(line) as { turns: [string, string][] };
    let endMs = 0;
    return turns.map(([speaker, raw]) => {
      const text = asCaptioned(raw);
      const startMs = endMs;
      endMs += countWords(text, 'english') * MS_PER_WORD;
      return { startMs, endMs, text, speaker };
    });
  });
}

/** The corpus separates punctuation from words and tags sounds; captions do neither. */
function asCaptioned(text: string): string {
  return text
    .replace(/\{[^{}]*\}/gu, ' ')
    .replaceAll(/\s+(?=[.,;:?!]|'(?:s|m|re|ve|ll|d|t)\b|n't\b)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

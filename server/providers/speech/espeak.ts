import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { PARTS } from '#contract/parts.ts';
import { AppError } from '#server/core/app-error.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine } from './port.ts';

const WORDS_PER_MINUTE = 165;
const TIMEOUT_MS = 60_000;
const LARGEST_BYTES = 64 * 1024 * 1024;
const PITCH: Readonly<Record<string, string>> = { low: '35', high: '65' };
/** eSpeak's language names where they differ from the tag. Unknown names silently fall back to another language. */
const NAMES: Readonly<Record<string, string>> = {
  'zh-Hans': 'cmn',
  'pt-PT': 'pt',
  'pt-BR': 'pt-br',
  en: 'en-us',
};

interface Options {
  /** The configured program; otherwise it's searched on `searchPath`. */
  espeakPath: string | undefined;
  searchPath: string | undefined;
}

export function findEspeak({ espeakPath, searchPath }: Options): string | null {
  return espeakPath ?? findOnPath('espeak-ng', searchPath);
}

/**
 * Runs the operator's eSpeak as a child process. We don't bundle it because of its licence. Its voices sound mechanical and are
 * labelled so.
 */
export function createEspeakEngine(options: Options): SpeechEngine {
  const program = findEspeak(options);
  let listed: Promise<ReadonlySet<string>> | null = null;

  /** Installed languages vary. A failed query is retried next time. */
  async function languages(): Promise<ReadonlySet<string>> {
    listed ??= run(program!, ['--voices'], '', AbortSignal.timeout(TIMEOUT_MS)).then(readLanguages);
    return listed.catch(() => {
      listed = null;
      return new Set<string>();
    });
  }

  return {
    provider: 'basic',
    version: 'espeak-ng',
    // It can't go below 80 words a minute, and faster than twice is unintelligible.
    pace: { least: 0.5, most: 2, step: 0.01 },
    wantsSpokenForm: true,
    takesIpa: false,
    needsKey: false,
    price: null,
    longestText: Infinity,
    concurrency: 2,
    state: async () =>
      program !== null && isProgram(program)
        ? { state: 'ready' }
        : {
            state: 'not_installed',
            message: `Basic voices for more languages come with espeak-ng. Running this server yourself? ${PARTS.basicVoices.howTo}`,
          },

    speaks: async (language) => (await languages()).has(nameOf(language)),

    async speak({ voice, language, text, pace }, signal) {
      if (program === null) throw new AppError('voices_not_installed');
      const args = [
        '--stdin',
        '--stdout',
        '-v',
        nameOf(language),
        '-p',
        PITCH[voice] ?? '50',
        '-s',
        String(Math.round(WORDS_PER_MINUTE * pace)),
      ];
      return fromRawPcm((await run(program, args, text, signal)).subarray(44), 22_050);
    },

    close: async () => {},
  };
}

function nameOf(language: LanguageValue): string {
  const { tag } = getLanguage(language);
  return NAMES[tag] ?? tag;
}

/** `5  fr-fr  --/M  French_(France)  roa/fr  (fr 5)`: its name, and aliases in brackets. */
function readLanguages(table: Buffer): ReadonlySet<string> {
  const names = table
    .toString()
    .split('\n')
    .slice(1)
    .flatMap((line) => [
      line.trim().split(/\s+/)[1] ?? '',
      ...[...line.matchAll(/\(([\w-]+) \d+\)/g)].map(([, name]) => name!),
    ]);
  return new Set(names.filter(Boolean).map((name) => name.toLowerCase()));
}

/** Passes the text via stdin, so it's never part of a command. */
function run(program: string, args: string[], text: string, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      args,
      { encoding: 'buffer', timeout: TIMEOUT_MS, maxBuffer: LARGEST_BYTES, signal, shell: false },
      (error, stdout) => {
        if (signal.aborted) reject(signal.reason as Error);
        else if (error) reject(new AppError('clip_unusable', { cause: error }));
        else resolve(stdout);
      },
    );
    // Ignore write errors: if the program exits early, its exit code tells why.
    child.stdin!.on('error', () => {});
    child.stdin!.end(text);
  });
}

function findOnPath(name: string, searchPath: string | undefined): string | null {
  const places = (searchPath ?? '').split(delimiter).filter(Boolean);
  return places.map((place) => join(place, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

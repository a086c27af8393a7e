/** Special token ids, the same in all multilingual Whisper models. */
export const END_OF_TEXT = 50_257;
export const START = 50_258;
const FIRST_LANGUAGE = 50_259;
export const TRANSCRIBE = 50_359;
export const FIRST_TIME = 50_364;
export const SECONDS_PER_TIME = 0.02;

/** In token order. */
const TAGS =
  'en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt haw ln ha ba jw su'.split(
    ' ',
  );
/** Outdated tags used in training. */
const SPELLED: Readonly<Record<string, string>> = { jw: 'jv' };

export const LANGUAGE_TOKENS: readonly number[] = TAGS.map((_, at) => FIRST_LANGUAGE + at);

export function tagOfToken(token: number): string {
  const tag = TAGS[token - FIRST_LANGUAGE]!;
  return SPELLED[tag] ?? tag;
}

/** `null` for unsupported languages. */
export function tokenOfTag(tag: string): number | null {
  const spelled = { jv: 'jw', nb: 'no', fil: 'tl', iw: 'he' }[tag] ?? tag;
  const at = TAGS.indexOf(spelled);
  return at < 0 ? null : FIRST_LANGUAGE + at;
}

/** Sound descriptions and symbols, which nobody says. */
const NOT_SPOKEN = /^[\s"'“”‘’]*[-–—()[\]{}<>*#@/\\|~_^+=♪♫♩♬★「」『』《》]+[\s\w]*$/u;

export interface WhisperVocabulary {
  bytesOf(token: number): Uint8Array;
  isSpoken(token: number): boolean;
}

/** Vocabulary entries encode their bytes as letters. */
export function readVocabulary(json: string): WhisperVocabulary {
  const byteOf = byteLetters();
  const pieces: Uint8Array[] = [];
  for (const [spelled, token] of Object.entries(JSON.parse(json) as Record<string, number>)) {
    pieces[token] = Uint8Array.from(spelled.split(''), (letter) => byteOf.get(letter) ?? 32);
  }
  const text = new TextDecoder();
  const silent = new Set<number>();
  pieces.forEach((bytes, token) => {
    if (NOT_SPOKEN.test(text.decode(bytes))) silent.add(token);
  });
  return {
    bytesOf: (token) => pieces[token] ?? new Uint8Array(0),
    isSpoken: (token) => !silent.has(token),
  };
}

function byteLetters(): Map<string, number> {
  const letters = new Map<string, number>();
  let spare = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    const isPrinted =
      (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
    letters.set(String.fromCodePoint(isPrinted ? byte : spare), byte);
    if (!isPrinted) spare += 1;
  }
  return letters;
}

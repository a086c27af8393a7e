const CONSONANTS: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

/** Stressed vowels; the unstressed ones follow. */
const HEAVY: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};
const LIGHT: Readonly<Record<string, string>> = { ...HEAVY, AH: 'ə', ER: 'ɚ', IY: 'i' };

const STRESS: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ', '0': '' };
const isVowel = (sound: string | undefined) => sound !== undefined && /\d$/.test(sound);

/**
 * Converts ARPAbet to IPA as the model learned it: stress mark right before the vowel, long vowels marked, and an American flap
 * for "t" between vowels.
 */
export function toIpa(sounds: readonly string[]): string {
  let ipa = '';
  for (const [at, sound] of sounds.entries()) {
    const next = sounds[at + 1];
    const before = sounds[at - 1];
    const stress = /\d$/.exec(sound)?.[0];
    if (stress !== undefined) {
      const vowel = sound.slice(0, -1);
      const light = stress === '0';
      // "about", "again": a word-initial schwa is more open.
      const opens = light && vowel === 'AH' && at === 0 && sounds.length > 2;
      const isR = next === 'R' && vowel === 'AO';
      // "wanted", "roses".
      const fades = light && vowel === 'IH' && at === sounds.length - 2 && /^[DZ]$/.test(next!);
      const found = isR ? 'oː' : opens ? 'ɐ' : fades ? 'ᵻ' : (light ? LIGHT : HEAVY)[vowel]!;
      ipa += STRESS[stress] + found;
      continue;
    }
    const taps =
      sound === 'T' && (isVowel(before) || before === 'R') && isVowel(next) && next!.endsWith('0');
    ipa += taps ? 'ɾ' : CONSONANTS[sound]!;
  }
  return ipa;
}

/** Removes stress from function words. */
export function lighten(ipa: string): string {
  return ipa.replaceAll(/[ˈˌ]/g, '');
}

/** Reduces primary to secondary stress for words that attach to the next one. */
export function subdue(ipa: string): string {
  return ipa.replaceAll('ˈ', 'ˌ');
}

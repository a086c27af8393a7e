import { getLanguage } from '#contract/catalog/languages.ts';
import type { Id3Picture, Id3Tags } from '#server/audio/id3.ts';
import type { AudioRow } from './podcasts.repo.ts';
import { realNames } from './real-names.ts';

/** Metadata written into a file. */
export interface AudioTags {
  /** The video's thumbnail if available, otherwise our default. */
  findCover(generationId: string): Promise<Id3Picture | null>;
  /** The account's show title, otherwise the video's channel; `null` if there is none. */
  findShow(audio: Pick<AudioRow, 'ownerId' | 'generationId'>): Promise<string | null>;
}

export async function readTags(
  tags: AudioTags,
  { generationId, ownerId, script, createdAt }: AudioRow,
): Promise<Omit<Id3Tags, 'chapters'>> {
  // Without our product name: the owner may publish the file.
  const show = (await tags.findShow({ ownerId, generationId })) ?? script.title;
  return {
    title: script.title,
    artist: realNames(script).join(', ') || show,
    album: show,
    language: THREE_LETTERS[getLanguage(script.language).tag.split('-')[0]!] ?? 'und',
    year: String(createdAt.getUTCFullYear()),
    comment: script.description,
    picture: await tags.findCover(generationId),
  };
}

/** ISO 639-1 → ISO 639-2, as required in a tag. */
const THREE_LETTERS: Readonly<Record<string, string>> = {
  ar: 'ara',
  bn: 'ben',
  bg: 'bul',
  zh: 'zho',
  hr: 'hrv',
  cs: 'ces',
  da: 'dan',
  nl: 'nld',
  en: 'eng',
  fi: 'fin',
  fr: 'fra',
  de: 'deu',
  el: 'ell',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  lv: 'lav',
  lt: 'lit',
  ms: 'msa',
  nb: 'nob',
  fa: 'fas',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sr: 'srp',
  sk: 'slk',
  sl: 'slv',
  es: 'spa',
  sv: 'swe',
  ta: 'tam',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  vi: 'vie',
};

import * as z from 'zod/mini';

/** Text encodings: the Encoding Standard's name → a readable name. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1250': 'Central European (Windows)',
  'iso-8859-2': 'Central European (ISO)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  'iso-8859-5': 'Cyrillic (ISO)',
  ibm866: 'Cyrillic (DOS)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1252': 'Western (Windows)',
  macintosh: 'Western (Mac)',
  'windows-1253': 'Greek (Windows)',
  'iso-8859-7': 'Greek (ISO)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'iso-8859-13': 'Baltic (ISO)',
  'windows-1258': 'Vietnamese (Windows)',
  'windows-874': 'Thai (Windows)',
  gb18030: 'Simplified Chinese (GBK)',
  big5: 'Traditional Chinese (Big5)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (JIS)',
  'euc-kr': 'Korean (EUC-KR)',
} as const satisfies Record<string, string>;

export type Encoding = keyof typeof ENCODINGS;

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(ENCODINGS, name);

export const EncodingSchema = z.enum(Object.keys(ENCODINGS) as [Encoding, ...Encoding[]]);

/** Preview of a file in one encoding, for the user to choose. */
export const EncodingChoiceSchema = z.object({
  encoding: EncodingSchema,
  preview: z.string(),
});
export type EncodingChoice = z.infer<typeof EncodingChoiceSchema>;

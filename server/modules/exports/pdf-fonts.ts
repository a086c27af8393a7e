import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Script → font. The first one covers Latin, Greek and Cyrillic. */
export const FACES: Record<string, string> = {
  Latn: 'Noto Serif',
  Arab: 'Noto Naskh Arabic',
  Hebr: 'Noto Sans Hebrew',
  Deva: 'Noto Sans Devanagari',
  Beng: 'Noto Sans Bengali',
  Taml: 'Noto Sans Tamil',
  Thai: 'Noto Sans Thai',
  Jpan: 'Zen Kaku Gothic New',
  Hans: 'Noto Sans S Chinese',
  Kore: 'NanumGothic',
};

const google = (family: string, file: string) =>
  `@expo-google-fonts/${family}/${file.split('_')[1]!.replace('.ttf', '')}/${file}`;

/** Only regular and bold, because the PDF process keeps them in memory. */
const FILES = [
  google('noto-serif', 'NotoSerif_400Regular.ttf'),
  google('noto-serif', 'NotoSerif_700Bold.ttf'),
  google('noto-serif', 'NotoSerif_400Regular_Italic.ttf').replace(
    '400Regular/',
    '400Regular_Italic/',
  ),
  google('noto-naskh-arabic', 'NotoNaskhArabic_400Regular.ttf'),
  google('noto-naskh-arabic', 'NotoNaskhArabic_700Bold.ttf'),
  google('noto-sans-hebrew', 'NotoSansHebrew_400Regular.ttf'),
  google('noto-sans-hebrew', 'NotoSansHebrew_700Bold.ttf'),
  google('noto-sans-devanagari', 'NotoSansDevanagari_400Regular.ttf'),
  google('noto-sans-devanagari', 'NotoSansDevanagari_700Bold.ttf'),
  google('noto-sans-bengali', 'NotoSansBengali_400Regular.ttf'),
  google('noto-sans-bengali', 'NotoSansBengali_700Bold.ttf'),
  google('noto-sans-tamil', 'NotoSansTamil_400Regular.ttf'),
  google('noto-sans-tamil', 'NotoSansTamil_700Bold.ttf'),
  google('noto-sans-thai', 'NotoSansThai_400Regular.ttf'),
  google('noto-sans-thai', 'NotoSansThai_700Bold.ttf'),
  google('zen-kaku-gothic-new', 'ZenKakuGothicNew_400Regular.ttf'),
  google('zen-kaku-gothic-new', 'ZenKakuGothicNew_700Bold.ttf'),
  google('nanum-gothic', 'NanumGothic_400Regular.ttf'),
  google('nanum-gothic', 'NanumGothic_700Bold.ttf'),
  // For code, and symbols missing in other fonts: ✔ ✗ ☐. typst looks it up by this name.
  'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf',
];
const CHINESE = ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'];

export function fontFiles(): string[] {
  // This package exports only its entry point, not its files.
  const chinese = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  return [
    ...FILES.map((file) => require.resolve(file)),
    ...CHINESE.map((file) => join(chinese, file)),
  ];
}

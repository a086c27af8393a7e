import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lifetime } from './make-app.ts';
import { writeProgram } from './write-program.ts';

/** Rows as `espeak-ng --voices` prints them: the second column is the language, parentheses hold its other names. */
const ROWS: Readonly<Record<string, string>> = {
  ar: 'ar              --/M      Arabic             sem/ar               ',
  de: 'de              --/M      German             gmw/de               ',
  en: 'en-us           --/M      English_(America)  gmw/en-US            (en 3)',
  fr: 'fr-fr           --/M      French_(France)    roa/fr               (fr 5)',
  hi: 'hi              --/M      Hindi              inc/hi               ',
  ja: 'ja              --/M      Japanese           jpx/ja               ',
};

/** Stand-in for `espeak-ng` with these languages installed. It hums for as long as the text would take to speak. */
export function writeEspeak(lifetime: Lifetime, languages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'espeak-'));
  lifetime.after(async () => rmSync(folder, { recursive: true, force: true }));
  const list = [
    'Pty Language       Age/Gender VoiceName          File                 Other Languages',
    ...languages.map((name) => ` 5  ${ROWS[name]}`),
  ].join('\n');
  return writeProgram(
    join(folder, 'espeak-ng'),
    `
if (process.argv.includes('--voices')) {
  console.log(${JSON.stringify(list)});
} else {
  let text = '';
  process.stdin.on('data', (part) => (text += part)).on('end', () => {
    const sound = Buffer.alloc(44 + 2 * Math.round(22050 * Math.max(0.4, text.length * 0.06)));
    for (let at = 44; at < sound.length; at += 2) {
      sound.writeInt16LE(Math.round(6000 * Math.sin(at / 60)), at);
    }
    process.stdout.write(sound);
  });
}
`,
  );
}

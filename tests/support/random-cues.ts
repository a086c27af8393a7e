import fc from 'fast-check';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import type { Chapter, Cue } from '#contract/videos.ts';

/** Text that has broken caption code before: tags, lone punctuation, emoji, both directions, scripts without spaces. */
const PIECES = [
  'hello there',
  'Dr. Miller.',
  'what?',
  '>>',
  '[Music]',
  '♪',
  '…',
  '. . .',
  '!!!',
  '3.5',
  '  ',
  '\n',
  '- Yes.',
  '👩‍👩‍👧 😀',
  'שלום עולם.',
  'مرحبا بكم؟',
  'یہ ٹھیک ہے۔',
  'यह ठीक है।',
  '我们使用 React。',
  'ミツバチは「働く。」と',
  'สวัสดีครับ ผมชื่อ',
  '꿀벌은',
  '<b>bold</b>',
  '<a',
  '{\\an8}',
  '\u200f',
  '𝕏',
  '(laughs)',
];

const anyText = fc.oneof(
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(' ')),
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
);

const anyCue: fc.Arbitrary<Cue> = fc
  .record(
    {
      startMs: fc.nat(200_000),
      lengthMs: fc.oneof(fc.constant(0), fc.nat(9_000)),
      text: anyText,
      speaker: fc.constantFrom('Ann', 'Bob'),
    },
    { requiredKeys: ['startMs', 'lengthMs', 'text'] },
  )
  .map(({ lengthMs, ...cue }) => ({ ...cue, endMs: cue.startMs + lengthMs }));

/** Cues that may be out of order or overlap. */
export const anyCues: fc.Arbitrary<Cue[]> = fc
  .tuple(fc.array(anyCue, { maxLength: 40 }), fc.boolean())
  .map(([cues, sorted]) => (sorted ? cues.sort((a, b) => a.startMs - b.startMs) : cues));

export const anyChapters: fc.Arbitrary<Chapter[]> = fc.array(
  fc.record({ startMs: fc.nat(220_000), title: fc.constantFrom('Opening', '第一章', 'פתיחה') }),
  { maxLength: 6 },
);

export const anyLanguage = fc.constantFrom(...LANGUAGES.map((language) => language.value));

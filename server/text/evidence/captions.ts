import { type CaptionGaps, gapSentences } from '#contract/caption-gaps.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { RuleResult } from '#contract/checks.ts';
import type { Cue } from '#contract/videos.ts';
import { matchesInsideWords } from '../segment.ts';

/** Captions that stop early, start late or have gaps: drafts written from them lack what was said there. */
export function checkCaptions(gaps: CaptionGaps | null): RuleResult[] {
  if (!gaps) return [];
  return [
    {
      id: 'source.captions',
      label: 'Source captions',
      state: 'warn',
      message: `${gapSentences(gaps).join(' ')} Anything said there isn’t in this draft. Upload complete captions or the recording to include it.`,
      blockId: null,
    },
  ];
}

/** Of clear speech, about one word in a hundred is doubtful. Of speech in a language the model doesn't know, most are. */
const HARDLY_UNDERSTOOD = 0.2;

/**
 * A recording that speech recognition hardly understood: a draft repeats its mistakes. Words without spaces between them
 * aren't counted one by one.
 */
export function checkRecognition(
  cues: readonly Cue[],
  language: LanguageValue | null,
): RuleResult[] {
  if (language !== null && matchesInsideWords(language)) return [];
  let [words, doubtful] = [0, 0];
  for (const cue of cues) {
    const own = cue.text.split(' ').length;
    words += own;
    doubtful += Math.min(own, cue.doubtful?.length ?? 0);
  }
  if (doubtful === 0) return [];
  if (doubtful / words < HARDLY_UNDERSTOOD) return [];
  return [
    {
      id: 'source.recognition',
      label: 'Speech recognition',
      state: 'warn',
      message: `Speech recognition was unsure of ${Math.round((100 * doubtful) / words)}% of the words, so the draft may repeat its mistakes. Compare it with the recording, or upload captions and create it again.`,
      blockId: null,
    },
  ];
}

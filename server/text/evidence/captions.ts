import { type CaptionGaps, gapSentences } from '#contract/caption-gaps.ts';
import type { RuleResult } from '#contract/checks.ts';
import type { Cue } from '#contract/videos.ts';

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

/** A recording that speech recognition hardly understood: a draft repeats its mistakes. */
export function checkRecognition(cues: readonly Cue[]): RuleResult[] {
  const doubtful = cues.reduce((sum, cue) => sum + (cue.doubtful?.length ?? 0), 0);
  if (doubtful === 0) return [];
  const words = cues.reduce((sum, { text }) => sum + text.split(' ').length, 0);
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

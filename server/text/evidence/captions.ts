import { type CaptionGaps, gapSentences } from '#contract/caption-gaps.ts';
import type { RuleResult } from '#contract/checks.ts';

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

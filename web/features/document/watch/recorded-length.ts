import type { RuleResult } from '#contract/checks.ts';
import { recordedLengthRule } from '#contract/episode-length.ts';
import type { AudioState } from '#contract/podcasts.ts';

/** Replaces the estimated episode length with the recording's actual length. */
export function withRecordedLength(
  rules: readonly RuleResult[],
  audio: Pick<AudioState, 'file' | 'isCurrent'> | undefined,
): readonly RuleResult[] {
  const file = audio?.isCurrent ? audio.file : null;
  if (!file) return rules;
  return rules.map((rule) => {
    if (rule.id !== 'podcast.length' || rule.limit === undefined) return rule;
    const heard = recordedLengthRule(file.durationMs, rule.limit);
    return heard.state !== 'ok' && rule.mend ? { ...heard, mend: rule.mend } : heard;
  });
}

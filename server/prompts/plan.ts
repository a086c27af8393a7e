import type { FormatValue } from '#contract/catalog/formats.ts';
import { OPTIONS } from '#contract/options.ts';
import { BLOG_PARTS, planBlog } from './formats/blog.ts';
import { planCustom } from './formats/custom.ts';
import { planLinkedin } from './formats/linkedin.ts';
import { planNewsletter } from './formats/newsletter.ts';
import { planPodcast, podcastParts } from './formats/podcast.ts';
import { planSummary, SUMMARY_PARTS } from './formats/summary.ts';
import { planThread } from './formats/thread.ts';
import type { PlannedPart, PlannedSection } from './sections.ts';

/** Raised with every change to what a model is told, so that a result says which words it came from. */
export const PROMPT_VERSION = 3;

type OptionValues = Record<string, unknown>;

/** Into how many parts the video is cut for this format; 0 where the format does not follow them. */
export function partsWanted(format: FormatValue, options: OptionValues): number {
  switch (format) {
    case 'blog':
      return BLOG_PARTS[OPTIONS.blog.parse(options).length];
    case 'summary':
      return SUMMARY_PARTS[OPTIONS.summary.parse(options).length];
    case 'newsletter':
      return OPTIONS.newsletter.parse(options).sections;
    case 'podcast':
      return podcastParts(OPTIONS.podcast.parse(options));
    case 'tweet':
    case 'linkedin':
    case 'custom':
      return 0;
  }
}

/** The sections of a document, in the order in which they are written. */
export function planDocument(
  format: FormatValue,
  options: OptionValues,
  parts: readonly PlannedPart[],
): PlannedSection[] {
  switch (format) {
    case 'blog':
      return planBlog(parts, OPTIONS.blog.parse(options));
    case 'summary':
      return planSummary(parts, OPTIONS.summary.parse(options));
    case 'tweet':
      return planThread(OPTIONS.tweet.parse(options));
    case 'linkedin':
      return planLinkedin(OPTIONS.linkedin.parse(options));
    case 'newsletter':
      return planNewsletter(parts, OPTIONS.newsletter.parse(options));
    case 'podcast':
      return planPodcast(parts, OPTIONS.podcast.parse(options));
    case 'custom':
      return planCustom();
  }
}

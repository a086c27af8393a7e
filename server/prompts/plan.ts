import type { FormatValue } from '#contract/catalog/formats.ts';
import { OPTIONS } from '#contract/options.ts';
import { BLOG_PARTS, guideBlog, planBlog } from './formats/blog.ts';
import { guideCustom, planCustom } from './formats/custom.ts';
import { guideLinkedin, planLinkedin } from './formats/linkedin.ts';
import { guideNewsletter, planNewsletter } from './formats/newsletter.ts';
import { guidePodcast, planPodcast, podcastParts } from './formats/podcast.ts';
import { guideSummary, planSummary, SUMMARY_PARTS } from './formats/summary.ts';
import { guideThread, planThread } from './formats/thread.ts';
import type { PlannedSection, SourceOutline } from './sections.ts';

/** Increase with every prompt change; results store it. */
export const PROMPT_VERSION = 5;

type OptionValues = Record<string, unknown>;

/** Number of parts the video is divided into for this format; 0 if the format doesn't follow them. */
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

/** Sections of a document in writing order. */
export function planDocument(
  format: FormatValue,
  options: OptionValues,
  outline: SourceOutline,
): PlannedSection[] {
  switch (format) {
    case 'blog':
      return planBlog(outline, OPTIONS.blog.parse(options));
    case 'summary':
      return planSummary(outline, OPTIONS.summary.parse(options));
    case 'tweet':
      return planThread(OPTIONS.tweet.parse(options));
    case 'linkedin':
      return planLinkedin(outline);
    case 'newsletter':
      return planNewsletter(outline, OPTIONS.newsletter.parse(options));
    case 'podcast':
      return planPodcast(outline, OPTIONS.podcast.parse(options));
    case 'custom':
      return planCustom();
  }
}

/** What makes a good draft in this format: context, conventions, structure. */
export function guideTo(format: FormatValue, options: OptionValues): string {
  switch (format) {
    case 'blog':
      return guideBlog(OPTIONS.blog.parse(options));
    case 'summary':
      return guideSummary();
    case 'tweet':
      return guideThread();
    case 'linkedin':
      return guideLinkedin(OPTIONS.linkedin.parse(options));
    case 'newsletter':
      return guideNewsletter();
    case 'podcast':
      return guidePodcast(OPTIONS.podcast.parse(options));
    case 'custom':
      return guideCustom();
  }
}

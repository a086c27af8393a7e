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

/** Raised with every change to what a model is told, so that a result says which words it came from. */
export const PROMPT_VERSION = 5;

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

/** What makes a piece of this format good: where it appears, its habits, its shape. */
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

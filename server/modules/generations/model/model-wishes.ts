import type { Speaker } from '#contract/documents.ts';
import { OPTIONS } from '#contract/options.ts';
import { podcastSpeakers } from '#server/text/arrange/podcast.ts';
import type { GenerationRow } from '../generations.repo.ts';

type Wanted = Pick<GenerationRow, 'format' | 'language' | 'options'>;

/** The format options chosen by the customer, as lines for a model. */
export function detailsOf({ format, options }: Omit<Wanted, 'language'>): string[] {
  if (format === 'blog') {
    const { keyword, audience } = OPTIONS.blog.parse(options);
    return [
      ...(keyword ? [`Target keyword: ${keyword}`] : []),
      ...(audience ? [`Audience: ${audience}`] : []),
    ];
  }
  if (format === 'podcast') {
    const { names, hosts } = OPTIONS.podcast.parse(options);
    // Hosts without a name aren't mentioned.
    return names
      .slice(0, hosts)
      .flatMap((name, index) =>
        name.trim() === '' ? [] : [`Host ${'AB'[index]} is called ${name}`],
      );
  }
  return [];
}

/** Everything the customer wrote about a run. Sites mentioned in it may be linked to. */
export function ownWords({ brief, options }: Pick<GenerationRow, 'brief' | 'options'>): string {
  const { style, prompt } = brief;
  return [
    ...Object.values(options).flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).map(String)
        : [String(value)],
    ),
    ...(style ? [...style.rules, ...style.samples, style.tone, style.audience] : []),
    ...(prompt ? [prompt.template, prompt.description] : []),
  ].join('\n');
}

/** The hosts of a podcast, keyed by their letters in the grammar. */
export function speakersOf({ format, language, options }: Wanted): {
  speakers: Speaker[];
  byLetter: Record<string, string>;
} {
  if (format !== 'podcast') return { speakers: [], byLetter: {} };
  const speakers = podcastSpeakers(language, OPTIONS.podcast.parse(options));
  const byLetter = Object.fromEntries(speakers.map(({ id }, index) => ['AB'[index]!, id]));
  return { speakers, byLetter };
}

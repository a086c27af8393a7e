import type { Document, DocumentSection } from '#contract/documents.ts';
import { OPTIONS } from '#contract/options.ts';
import { hashtagOf, slugOf } from '#server/text/arrange/head.ts';
import { plainLine, type SourceMarks } from '#server/text/clean-text.ts';
import { fitDocument as fit } from '#server/text/fit-document.ts';
import { cutThread, shapeDocument } from '#server/text/shape-document.ts';
import { languageOf } from '#server/languages/table.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { speakersOf } from './model-wishes.ts';
import type { WholeSection } from './section-stream.ts';

type Wanted = Pick<GenerationRow, 'format' | 'language' | 'options' | 'videoTitle' | 'brief'>;

const SUBJECTS = 3;
const TAGS = 8;
const HASHTAGS = 5;

const fitDocument = (document: Document) => fit(shapeDocument(document));

/** Builds a document from the finished sections, in the order of the plan and within all limits. */
export function assemble(
  wanted: Wanted,
  wholes: readonly WholeSection[],
  source: SourceMarks,
): Document {
  const { format, language, options, videoTitle, brief } = wanted;
  const fields = wholes.flatMap((whole) => (whole.kind === 'head' ? whole.fields : []));
  const all = (tag: string) =>
    fields
      .filter(([name]) => name === tag)
      .map(([, text]) => plainLine(text, source))
      .filter((text) => text !== '');
  const list = (tag: string, most: number) =>
    [...new Set(all(tag).flatMap((text) => text.split(/(?<!\s)\s*[,،、，;；]\s*/u)))]
      .filter((one) => one !== '')
      .slice(0, most);
  const sections: DocumentSection[] = wholes.flatMap((whole) =>
    whole.kind === 'section' ? [whole.section] : [],
  );
  const title = all('title')[0] ?? videoTitle;
  const common = { language, title, sections };
  const firstText = () =>
    plainLine(sections[0]?.blocks.find(({ kind }) => kind !== 'heading')?.md ?? '', source);

  switch (format) {
    case 'blog': {
      const { keyword } = OPTIONS.blog.parse(options);
      return fitDocument({
        format,
        ...common,
        description: all('description')[0] ?? firstText(),
        slug: slugOf({ title, language }),
        keyword: keyword || null,
        tags: list('tags', TAGS),
      });
    }
    case 'summary':
      return fitDocument({ format, ...common, title: videoTitle });
    case 'tweet': {
      const { shape, count } = OPTIONS.tweet.parse(options);
      const thread = shape === 'thread' ? cutThread(sections, count) : sections;
      return fitDocument({ format, ...common, sections: thread, title: videoTitle, shape });
    }
    case 'linkedin': {
      const hashtags = list('hashtags', HASHTAGS)
        .map(hashtagOf)
        .filter((tag) => tag !== '');
      return fitDocument({ format, ...common, hashtags });
    }
    case 'newsletter': {
      const { takeaways, moments } = languageOf(language).phrases;
      const usual = [title, `${takeaways}: ${title}`, takeaways, moments];
      const subjects = [...new Set([...all('subject'), ...usual])].slice(0, SUBJECTS);
      return fitDocument({
        format,
        ...common,
        subjects,
        preheader: all('preheader')[0] ?? firstText(),
      });
    }
    case 'podcast':
      return fitDocument({
        format,
        ...common,
        description: all('description')[0] ?? firstText(),
        speakers: speakersOf(wanted).speakers,
      });
    case 'custom':
      return fitDocument({ format, ...common, promptName: brief.prompt?.name ?? '' });
  }
}
